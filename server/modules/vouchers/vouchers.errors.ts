import type { KeyReused } from '#server/platform/idempotency.ts';

/** Unknown and disabled codes are not distinguished. */
export type VoucherRefusal =
  | { readonly code: 'VOUCHER_UNKNOWN' }
  | { readonly code: 'VOUCHER_NOT_STARTED'; readonly details: { readonly starts_at: string } }
  | { readonly code: 'VOUCHER_EXPIRED' }
  | { readonly code: 'VOUCHER_USED_UP' }
  | { readonly code: 'VOUCHER_ALREADY_USED' }
  | { readonly code: 'WALLET_INACTIVE' | 'WALLET_DISPUTED' }
  | KeyReused;
