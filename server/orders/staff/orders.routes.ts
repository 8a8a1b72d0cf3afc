import {
  downloadAnyInvoice,
  exportOrders as exportOrdersEndpoint,
  getAnyOrder,
  listAllOrders as listAllOrdersEndpoint,
  listUnclaimedPurchases as listUnclaimedPurchasesEndpoint,
  resendAnyReceipt as resendAnyReceiptEndpoint,
  resendPurchaseLink as resendPurchaseLinkEndpoint,
  setOrderStatus as setOrderStatusEndpoint,
} from '#contract/orders/admin.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { listUnclaimedPurchases, resendPurchaseLink } from '#server/intents/index.ts';
import { printAnyInvoice } from '#server/invoices/index.ts';
import { exportOrders, listAllOrders, resendAnyReceipt, setOrderStatus } from '#server/orders/index.ts';
import type { RefundServices } from '#server/refunds/index.ts';
import { readAnyOrder } from '#server/reports/index.ts';
import { succeed } from '#shared/result.ts';

export function orderRoutes({
  db,
  clock,
  readConsumption,
  gateways,
}: RefundServices): readonly Implementation[] {
  return [
    implement(
      listAllOrdersEndpoint,
      async ({ reader, query }) => {
        const { status, search, ...window } = query;
        return succeed(await listAllOrders(reader, { status, search }, window));
      },
      { reads: 'replica' },
    ),
    implement(exportOrdersEndpoint, async ({ reader, query }) => succeed(exportOrders(reader, query)), {
      reads: 'replica',
    }),
    // Registered before the id route, which would match.
    implement(
      listUnclaimedPurchasesEndpoint,
      async ({ query: { order_id, older_than_minutes, ...window } }) =>
        succeed(await listUnclaimedPurchases(db.orm, { order_id, older_than_minutes }, window)),
    ),
    implement(resendPurchaseLinkEndpoint, (call) => resendPurchaseLink(db, actorOf(call), call.params.id)),
    implement(getAnyOrder, ({ params }) =>
      readAnyOrder(db.orm, { order_id: params.id, now: clock.now(), readConsumption, gateways }),
    ),
    implement(downloadAnyInvoice, ({ params }) => printAnyInvoice(db, params.id)),
    implement(setOrderStatusEndpoint, (call) =>
      setOrderStatus(db, { actor: actorOf(call), order_id: call.params.id, status: call.body.status }),
    ),
    implement(resendAnyReceiptEndpoint, (call) => resendAnyReceipt(db, actorOf(call), call.params.id)),
  ];
}
