import type { RefusalOf } from '#contract/endpoint.ts';
import type { redeemVoucher } from '#contract/vouchers/vouchers.ts';
import type { KeyReused } from '#server/platform/database/idempotency.ts';

/** Unknown and disabled codes look the same. */
export type VoucherRefusal = RefusalOf<typeof redeemVoucher> | KeyReused;
