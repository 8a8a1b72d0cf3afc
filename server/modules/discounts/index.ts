/**
 * Prices that move: codes and sales that take something off products and plans. Decides what each line is reduced by,
 * in one place for quotes and purchases, and counts uses within the limits that the database holds. Moves no money.
 */
export {
  appliedTo,
  type DiscountedLines,
  type DiscountQuery,
  discountLines,
  lockDiscountedLines,
} from './discount-lines.ts';
export { listOwnUses } from './discounts.queries.ts';
export type { CodeProblem, LineDiscount } from './discounts.rules.ts';
export { recordDiscountUses, reserveDiscounts } from './record-discount-uses.ts';
