import { redeemVoucher as redeemVoucherEndpoint } from '#contract/account/vouchers.ts';
import { redeemVoucher } from '#server/modules/vouchers/index.ts';
import type { Database } from '#server/platform/db.ts';
import { type Implementation, implement } from '../implement.ts';

export function voucherRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(redeemVoucherEndpoint, ({ caller, body, idempotency_key }) =>
      redeemVoucher(db, { user_id: caller.id, code: body.code, idempotency_key }),
    ),
  ];
}
