import type { redeemVoucher } from '#contract/account/vouchers.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { KeyReused } from '#server/platform/idempotency.ts';

/** Unknown and disabled codes are not distinguished. */
export type VoucherRefusal = RefusalOf<typeof redeemVoucher> | KeyReused;
