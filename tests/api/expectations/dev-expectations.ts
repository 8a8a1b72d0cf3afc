import { admins, type Expectation, plain, withKey } from './expectation.ts';

const generator = (kind: string): Expectation => ({
  request: () => ({ path: `/api/dev/test-data/${kind}`, headers: withKey(), body: { count: 1 } }),
  statuses: admins,
});

/** The development tools; the order of the names is the order in which they are called. */
export const devExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/dev/test-data': { request: plain('/api/dev/test-data'), statuses: admins },
  'POST /api/dev/test-data/users': generator('users'),
  'POST /api/dev/test-data/products': generator('products'),
  'POST /api/dev/test-data/orders': {
    request: async (stage) => {
      for (const kind of ['users', 'products'])
        await stage.send('admin', {
          method: 'POST',
          path: `/api/dev/test-data/${kind}`,
          headers: withKey(),
          body: { count: 1 },
        });
      return { path: '/api/dev/test-data/orders', headers: withKey(), body: { count: 1 } };
    },
    statuses: admins,
  },
  'POST /api/dev/test-data/blog_posts': generator('blog_posts'),
  'DELETE /api/dev/test-data': {
    request: () => ({ path: '/api/dev/test-data', headers: withKey() }),
    statuses: admins,
  },
};
