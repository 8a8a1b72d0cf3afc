/**
 * Test data for the development tools, made by the real use cases, so the ledger stays consistent. Clearing posts
 * corrections and deletes nothing the ledger refers to (ADR 0071). Unreachable in production.
 */
export { clearTestData } from './clear-test-data.ts';
export {
  type Generation,
  generateOrders,
  generatePosts,
  generateProducts,
  generateUsers,
} from './generate.ts';
export { countTestData } from './test-data.queries.ts';
