/**
 * Codes that credit a wallet, once per user and within limits that the database enforces. The credit comes from the
 * promotions account: a gift, never revenue (DECISIONS 4).
 */

export { listVouchers } from './desk.queries.ts';
export { createVouchers, endVouchers } from './edit-vouchers.ts';
export { listOwnRedemptions } from './vouchers.queries.ts';
export { createVoucher, type NewVoucher, redeemVoucher } from './vouchers.ts';
