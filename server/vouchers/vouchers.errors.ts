import type { redeemVoucher } from '#contract/account/shop/vouchers.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { KeyReused } from '#server/platform/database/idempotency.ts';

/** Unknown and disabled codes look the same. */
export type VoucherRefusal = RefusalOf<typeof redeemVoucher> | KeyReused;
