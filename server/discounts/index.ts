/**
 * Codes and sales on products and plans. Decides each line's reduction in one place for quotes and purchases, and
 * counts uses within the limits that the database holds. Moves no money.
 */

export {
  invalidatePrices,
  listDiscounts,
  listDiscountTargets,
} from './admin/edit-discounts.queries.ts';
export {
  createDiscount,
  createDiscountWithin,
  editDiscount,
  endDiscounts,
  exportCodes,
  getDiscount,
  restartDiscounts,
} from './admin/edit-discounts.ts';
export {
  type DiscountedLines,
  type DiscountQuery,
  discountLines,
  lockDiscountedLines,
  priceSingleUnits,
  readCandidates,
  recordDiscountUses,
  reserveDiscounts,
} from './apply-discounts.ts';
export {
  eraseNamedAddress,
  freeAbandonedReservations,
  listOwnDiscounts,
  readKeptDiscounts,
  usesNamedDiscount,
} from './discounts.queries.ts';
export { conditionsOf, periodReduction } from './discounts.rules.ts';
