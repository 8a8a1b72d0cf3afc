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
import { listGifts as listGiftsEndpoint, redeemGift as redeemGiftEndpoint } from '#contract/orders/gifts.ts';
import {
  downloadCreditNote,
  downloadInvoice,
  getOrderDetails,
  requestRefund as requestRefundEndpoint,
  resendReceipt as resendReceiptEndpoint,
  withdrawRefundRequest as withdrawRefundRequestEndpoint,
} from '#contract/orders/orders.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { listUnclaimedPurchases, resendPurchaseLink } from '../intents/index.ts';
import { printAnyInvoice, printCreditNote, printInvoice } from '../invoices/index.ts';
import type { Database } from '../platform/database/db.ts';
import { type RefundServices, requestRefund, withdrawRefundRequest } from '../refunds/index.ts';
import { readAnyOrder, readOrderDetails } from '../reports/index.ts';
import {
  exportOrders,
  listAllOrders,
  listGifts,
  redeemGift,
  resendAnyReceipt,
  resendReceipt,
  setOrderStatus,
} from './index.ts';

export function buyerRoutes(services: RefundServices): readonly Implementation[] {
  const { db, clock, readConsumption, gateways } = services;
  return [
    implement(getOrderDetails, ({ caller, params }) =>
      readOrderDetails(db.orm, {
        user_id: caller.id,
        order_id: params.id,
        now: clock.now(),
        readConsumption,
        gateways,
      }),
    ),
    implement(downloadInvoice, ({ caller, params }) => printInvoice(db, caller.id, params.id)),
    implement(downloadCreditNote, ({ caller, params }) => printCreditNote(db.orm, caller.id, params.id)),
    implement(resendReceiptEndpoint, ({ caller, params }) => resendReceipt(db, caller.id, params.id)),
    implement(requestRefundEndpoint, ({ caller, body }) =>
      requestRefund(services, { ...body, user_id: caller.id }),
    ),
    implement(withdrawRefundRequestEndpoint, ({ caller, params }) =>
      withdrawRefundRequest(db, caller.id, params.id),
    ),
  ];
}

export function giftRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listGiftsEndpoint, async ({ caller, query }) =>
      succeed(await listGifts(db.orm, caller.id, query)),
    ),
    implement(redeemGiftEndpoint, ({ caller, body }) =>
      mapValue(redeemGift(db, { user_id: caller.id, code: body.code }), (product) => ({ product })),
    ),
  ];
}

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
