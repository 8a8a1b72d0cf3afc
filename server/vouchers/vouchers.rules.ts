import type { VoucherRefusal } from './vouchers.errors.ts';
import type { vouchers } from './vouchers.schema.ts';

const CODE = /^[A-Z0-9]{4,40}$/;
export const isCode = (code: string): boolean => CODE.test(code);

type VoucherFacts = Pick<
  typeof vouchers.$inferSelect,
  'max_uses' | 'used_count' | 'is_active' | 'starts_at' | 'expires_at'
>;

/** The most relevant reason; null if redeemable. */
export function voucherRefusal(
  voucher: VoucherFacts,
  isUsedByThem: boolean,
  now: Date,
): VoucherRefusal | null {
  if (!voucher.is_active) return { code: 'VOUCHER_UNKNOWN' };
  if (isUsedByThem) return { code: 'VOUCHER_ALREADY_USED' };
  if (voucher.starts_at > now) {
    return { code: 'VOUCHER_NOT_STARTED', details: { starts_at: voucher.starts_at.toISOString() } };
  }
  if (voucher.expires_at !== null && voucher.expires_at <= now) return { code: 'VOUCHER_EXPIRED' };
  if (voucher.max_uses !== null && voucher.used_count >= voucher.max_uses) return { code: 'VOUCHER_USED_UP' };
  return null;
}
