import {
  decideRefund,
  listRefundableOrders as listRefundableOrdersEndpoint,
  listRefundRequests,
  refundMoney,
} from '#contract/refunds/admin.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  decideRefundRequest,
  listRefundableOrders,
  listRefundQueue,
  type RefundServices,
  refundByStaff,
} from '#server/refunds/index.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';

export function refundRoutes({ db, gateways, readConsumption }: RefundServices): readonly Implementation[] {
  return [
    implement(listRefundRequests, async ({ query: { status, ...window } }) =>
      succeed(await listRefundQueue(db.orm, { status }, { ...window, readConsumption })),
    ),
    implement(decideRefund, (call) =>
      decideRefundRequest(db, {
        ...call.body,
        request_id: call.params.id,
        actor: actorOf(call),
        readConsumption,
        gateways,
        idempotency_key: call.idempotency_key,
      }),
    ),
    implement(listRefundableOrdersEndpoint, async ({ query }) =>
      succeed({ orders: await listRefundableOrders(db.orm, query.user_id, toSen(rupiah(1))) }),
    ),
    implement(refundMoney, (call) => {
      const { user_id, order_id, payment_id, amount_bigint, reason, refund_method } = call.body;
      return refundByStaff(db, {
        actor: actorOf(call),
        user_id,
        order_id: order_id ?? null,
        payment_id: payment_id ?? null,
        amount: amount_bigint,
        reason,
        method: refund_method,
        ends_access: call.body.ends_access,
        metadata: call.body.metadata,
        gateways,
        idempotency_key: call.idempotency_key,
      });
    }),
  ];
}
