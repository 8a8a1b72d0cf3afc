/**
 * Data to try the shop with, for the development tools. It goes through the use cases that everybody goes through, so
 * the books are as whole with it as without; and clearing corrects them, it deletes nothing that a book names
 * (docs/decisions/0094). Nothing of it can be reached in production.
 */
export { clearTestData } from './clear-test-data.ts';
export { countTestData } from './count-test-data.ts';
export { generateOrders } from './generate-orders.ts';
export { generatePosts } from './generate-posts.ts';
export { generateProducts } from './generate-products.ts';
export { generateUsers } from './generate-users.ts';
export type { Generation } from './generation.ts';
