import { z } from 'zod';
import { type TestKind, testCounts } from '#shared/test-data.ts';
import { endpoint } from '../endpoint.ts';
import { commonErrors } from '../errors.ts';

/** Development only: test data. */
const amount = z.int().min(0);
const counts = z.object({ users: amount, products: amount, orders: amount, blog_posts: amount });
export type TestDataCounts = z.output<typeof counts>;

const route = {
  tag: 'Development',
  role: 'admin',
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

export const getTestData = endpoint({
  ...route,
  method: 'get',
  path: '/api/dev/test-data',
  summary: 'How much was generated and not cleared yet',
  output: z.object({ counts }),
  refusals: {},
});

export const generateTestUsers = endpoint({
  ...route,
  method: 'post',
  path: '/api/dev/test-data/users',
  summary: 'Users with a balance',
  idempotency: 'required',
  body: body('users'),
  output,
  refusals: reused,
});

export const generateTestProducts = endpoint({
  ...route,
  method: 'post',
  path: '/api/dev/test-data/products',
  summary: 'Products on sale',
  idempotency: 'required',
  body: body('products'),
  output,
  refusals: reused,
});

export const generateTestOrders = endpoint({
  ...route,
  method: 'post',
  path: '/api/dev/test-data/orders',
  summary: 'Purchases of generated products by generated users, over the last thirty days',
  idempotency: 'required',
  body: body('orders'),
  output,
  refusals: {
    ...reused,
    NO_TEST_DATA: { status: 409 },
  },
});

export const generateTestPosts = endpoint({
  ...route,
  method: 'post',
  path: '/api/dev/test-data/blog_posts',
  summary: 'Published posts',
  idempotency: 'required',
  body: body('blog_posts'),
  output,
  refusals: reused,
});

export const clearTestData = endpoint({
  ...route,
  method: 'delete',
  path: '/api/dev/test-data',
  summary: 'Take away what was generated; the books are corrected by postings, nothing of them is deleted',
  idempotency: 'required',
  output: z.object({
    cleared: counts,
    kept: z.object({ products: amount }).meta({
      description: 'Of those, what the books still name: renamed, switched off and not deleted.',
    }),
  }),
  refusals: {},
});
