/**
 * Codes that credit a wallet. A code is worth its amount once per user, as often and as long as it says; the database
 * counts the uses. The credit comes from the promotions account: it is a gift, never revenue (DECISIONS 4).
 */
export { createVoucher, type NewVoucher, type Voucher } from './create-voucher.ts';
export { listOwnRedemptions } from './list-own-redemptions.ts';
export { type Redeemed, redeemVoucher } from './redeem-voucher.ts';
export type { VoucherRefusal } from './vouchers.errors.ts';
