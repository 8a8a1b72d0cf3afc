/**
 * Codes that credit a wallet, once per user and within limits that the database enforces. The credit comes from the
 * promotions account: a gift, never revenue (DECISIONS 4).
 */

export { listOwnRedemptions, listVouchers } from './vouchers.queries.ts';
export { createVoucher, createVouchers, endVouchers, type NewVoucher, redeemVoucher } from './vouchers.ts';
