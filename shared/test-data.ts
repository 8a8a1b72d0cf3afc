/** Maximum and default counts of the generators (ADEV-005 to ADEV-008). */
export const testKinds = ['users', 'products', 'orders', 'blog_posts'] as const;
export type TestKind = (typeof testKinds)[number];

export const testCounts = {
  users: { most: 50, usual: 5 },
  products: { most: 100, usual: 10 },
  orders: { most: 100, usual: 20 },
  blog_posts: { most: 20, usual: 5 },
} as const satisfies Readonly<Record<TestKind, { readonly most: number; readonly usual: number }>>;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Whole rupiah, units and days (ADEV-010 to ADEV-014). */
export const testRanges = {
  balance: { from: 1_000, to: 10_999 },
  price: { from: 500, to: 5_499 },
  stock: { from: 1, to: 100 },
  quantity: { from: 1, to: 3 },
} as const satisfies Readonly<Record<string, Range>>;
export const TEST_ORDER_DAYS = 30;

/** Name prefixes by which test data is cleared (ADEV-016). */
export const testNames = {
  users: 'testuser',
  products: 'Test Product',
  blog_posts: 'Test Blog Post',
} as const;

export const TEST_PASSWORD = 'demo-arunika';
