/**
 * Codes and sales on products and plans. Decides each line's reduction in one place for quotes and purchases, and
 * counts uses within the limits that the database holds. Moves no money.
 */
export {
  invalidatePrices,
  listDiscounts,
  listDiscountTargets,
} from './desk/desk.queries.ts';
export {
  createDiscount,
  createDiscountWithin,
  editDiscount,
  endDiscounts,
  restartDiscounts,
} from './desk/edit-discounts.ts';
export { exportCodes, getDiscount } from './desk/list-discounts.ts';
export {
  type DiscountedLines,
  type DiscountQuery,
  discountLines,
  lockDiscountedLines,
  priceSingleUnits,
} from './discount-lines.ts';
export {
  eraseNamedAddress,
  freeAbandonedReservations,
  listOwnUses,
  readKeptDiscounts,
  usesNamedDiscount,
} from './discounts.queries.ts';
export { conditionsOf, periodReduction } from './discounts.rules.ts';
export { recordDiscountUses, reserveDiscounts } from './record-discount-uses.ts';
