import { z } from 'zod';
import { type TestKind, testCounts } from '#shared/test-data.ts';
import { adminApi } from '../endpoint.ts';
import { commonErrors } from '../errors.ts';

const amount = z.int().min(0);
const counts = z.object({ users: amount, products: amount, orders: amount, blog_posts: amount });
export type TestDataCounts = z.output<typeof counts>;

const route = {
  tag: 'Development',
  only: 'development',
} as const;

const body = (kind: TestKind) => {
  const { most, usual } = testCounts[kind];
  return z.object({ count: z.int().min(1).max(most).default(usual) }).strict();
};

const output = z.object({ generated: amount });
const reused = {
  IDEMPOTENCY_KEY_REUSED: commonErrors.IDEMPOTENCY_KEY_REUSED,
} as const;

export const getTestData = adminApi.get('/api/dev/test-data', {
  ...route,
  summary: 'How much was generated and not cleared yet',
  output: z.object({ counts }),
});

export const generateTestUsers = adminApi.post('/api/dev/test-data/users', {
  ...route,
  summary: 'Users with a balance',
  idempotency: 'required',
  body: body('users'),
  output,
  refusals: reused,
});

export const generateTestProducts = adminApi.post('/api/dev/test-data/products', {
  ...route,
  summary: 'Products on sale',
  idempotency: 'required',
  body: body('products'),
  output,
  refusals: reused,
});

export const generateTestOrders = adminApi.post('/api/dev/test-data/orders', {
  ...route,
  summary: 'Purchases of generated products by generated users, over the last thirty days',
  idempotency: 'required',
  body: body('orders'),
  output,
  refusals: {
    ...reused,
    NO_TEST_DATA: { status: 409 },
  },
});

export const generateTestPosts = adminApi.post('/api/dev/test-data/blog_posts', {
  ...route,
  summary: 'Published posts',
  idempotency: 'required',
  body: body('blog_posts'),
  output,
  refusals: reused,
});

export const clearTestData = adminApi.delete('/api/dev/test-data', {
  ...route,
  summary: 'Take away what was generated; the books are corrected by postings, nothing of them is deleted',
  idempotency: 'required',
  output: z.object({
    cleared: counts,
    kept: z.object({ products: amount }).meta({
      description: 'Of those, what the books still name: renamed, switched off and not deleted.',
    }),
  }),
});
