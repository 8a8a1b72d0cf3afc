import {
  createVouchers as createVouchersEndpoint,
  endVouchers as endVouchersEndpoint,
  listVouchers as listVouchersEndpoint,
} from '#contract/vouchers/admin.ts';
import { redeemVoucher as redeemVoucherEndpoint } from '#contract/vouchers/vouchers.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { createVouchers, endVouchers, listVouchers, redeemVoucher } from './index.ts';

export function voucherRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(redeemVoucherEndpoint, ({ caller, body, idempotency_key }) =>
      redeemVoucher(db, { user_id: caller.id, code: body.code, idempotency_key }),
    ),
    implement(listVouchersEndpoint, async ({ query }) => succeed(await listVouchers(db.orm, query))),
    implement(createVouchersEndpoint, (call) => createVouchers(db, call.body, actorOf(call))),
    implement(endVouchersEndpoint, (call) => endVouchers(db, call.body.ids, actorOf(call))),
  ];
}
