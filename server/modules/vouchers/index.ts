/**
 * Codes that credit a wallet, once per user and within their limits, which the database enforces. The credit comes from
 * the promotions account: a gift, never revenue (DECISIONS 4).
 */
export { createVoucher, type NewVoucher } from './create-voucher.ts';
export { redeemVoucher } from './redeem-voucher.ts';
export { listOwnRedemptions } from './vouchers.queries.ts';
