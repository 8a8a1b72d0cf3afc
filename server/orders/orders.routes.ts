import {
  downloadCreditNote,
  downloadInvoice,
  getOrderDetails,
  requestRefund as requestRefundEndpoint,
  resendReceipt as resendReceiptEndpoint,
  withdrawRefundRequest as withdrawRefundRequestEndpoint,
} from '#contract/orders/orders.ts';
import { printCreditNote, printInvoice } from '#server/invoices/index.ts';
import { resendReceipt } from '#server/orders/index.ts';
import { type RefundServices, requestRefund, withdrawRefundRequest } from '#server/refunds/index.ts';
import { readOrderDetails } from '#server/reports/index.ts';
import { type Implementation, implement } from '../api/implement.ts';

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
