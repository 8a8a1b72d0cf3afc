import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { ledgerTypes } from '#shared/money/ledger.ts';
import { refundDestinations, refundObstacles, refundStatuses } from '#shared/refunds/refunds.ts';
import { order } from '../checkout/checkout.ts';
import { accountApi } from '../endpoint.ts';
import { pdfAnswer, senField, timestamp, uuid } from '../fields.ts';
import { refundPolicy } from '../refunds/held-refund.ts';
import { typedText } from '../typed-text.ts';

const account = accountApi('Checkout');

const refundRequest = z.object({
  id: uuid,
  order_item_id: uuid,
  amount_bigint: senField,
  destination: z.enum(refundDestinations),
  reason: z.string(),
  status: z.enum(refundStatuses),
  decision_note: z.string(),
  decided_at: timestamp.nullable(),
  created_at: timestamp,
});

const itemRefund = z.object({
  order_item_id: uuid,
  obstacle: z.enum(refundObstacles).nullable().meta({ description: 'null: it can be asked back.' }),
  until: timestamp,
  policy: refundPolicy,
  destinations: z.array(z.enum(refundDestinations)),
  requests: z.array(refundRequest),
});
export type ItemRefund = z.output<typeof itemRefund>;

export const orderEvent = z.object({
  at: timestamp,
  kind: z.enum([
    'ordered',
    'paid',
    'invoiced',
    'credited',
    'refunded',
    'refund_requested',
    'refund_approved',
    'refund_rejected',
    'refund_withdrawn',
  ]),
  amount_bigint: senField.nullable(),
  note: z.string(),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const orderPayments = z.array(
  z.object({
    type: z.enum(ledgerTypes),
    description: z.string(),
    amount_bigint: senField,
    balance_after: senField,
    created_at: timestamp,
  }),
);

export const creditNote = z.object({
  id: uuid,
  number: z.string(),
  issued_on: z.string().meta({ description: 'A day in WIB.' }),
  total_bigint: senField,
});

export type OrderPayment = z.output<typeof orderPayments>[number];

const details = z
  .object({
    order,
    invoice_number: z.string().nullable().meta({ description: 'null: free, or still to be numbered.' }),
    is_invoiced: z.boolean(),
    credit_notes: z.array(creditNote),
    payments: orderPayments.meta({
      description: 'What it moved of the balance; what its own payment brought is not in it.',
    }),
    refunds: z.array(itemRefund),
    events: z.array(orderEvent),
  })
  .meta({ id: 'OrderDetails' });
export type OrderDetails = z.output<typeof details>;

const notFound = {
  ORDER_NOT_FOUND: { status: 404 },
} as const;

export const getOrderDetails = account.get('/api/checkout/orders/{id}/details', {
  summary: 'One own order with its money, invoice, refunds and what happened when',
  params: z.object({ id: uuid }),
  output: details,
  refusals: notFound,
});

export const downloadInvoice = account.get('/api/checkout/orders/{id}/invoice.pdf', {
  summary: 'The invoice of an own paid order',
  rate_limit: { name: 'paper', points: 30, seconds: 60 },
  params: z.object({ id: uuid }),
  ...pdfAnswer,
  refusals: {
    ...notFound,
    NOTHING_INVOICED: { status: 409 },
  },
});

export const downloadCreditNote = account.get('/api/checkout/credit-notes/{id}/credit-note.pdf', {
  summary: 'The credit note of a refund of an own order',
  rate_limit: { name: 'paper', points: 30, seconds: 60 },
  params: z.object({ id: uuid }),
  ...pdfAnswer,
  refusals: { CREDIT_NOTE_NOT_FOUND: { status: 404 } },
});

export const resendReceipt = account.post('/api/checkout/orders/{id}/receipt', {
  summary: 'Send the receipt of an own order by mail again',
  rate_limit: { name: 'receipt', points: 5, seconds: 3600 },
  params: z.object({ id: uuid }),
  output: z.object({ sent_to: z.string() }),
  refusals: notFound,
});

export const requestRefund = account.post('/api/refund-requests', {
  summary: 'Ask for the money of a bought item back, under the policy of its order (DECISIONS 51)',
  rate_limit: { name: 'refund-request', points: 10, seconds: 3600 },
  body: z.object({
    order_item_id: uuid,
    destination: z.enum(refundDestinations).default('wallet'),
    reason: typedText
      .min(10, { error: () => inputCopy.refundReason })
      .max(1000, { error: () => inputCopy.reasonTooLong }),
  }),
  output: z.object({ id: uuid }),
  refusals: {
    ITEM_NOT_FOUND: { status: 404 },
    REFUND_NOTHING_PAID: { status: 409 },
    REFUND_ALREADY_REQUESTED: { status: 409 },
    REFUND_SUBSCRIPTION: { status: 409 },
    REFUND_GIFTED: { status: 409 },
    REFUND_TOO_LATE: {
      status: 409,
      details: z.object({ until: timestamp }),
    },
    REFUND_DOWNLOADED: { status: 409 },
    REFUND_CONSUMED: {
      status: 409,
      details: z.object({ consumed_percent: z.int(), max_percent: z.int() }),
    },
    DESTINATION_UNAVAILABLE: { status: 409 },
  },
});

export const withdrawRefundRequest = account.post('/api/refund-requests/{id}/withdraw', {
  summary: 'Take back a request that nobody has decided yet',
  params: z.object({ id: uuid }),
  output: z.object({ id: uuid }),
  refusals: {
    REQUEST_NOT_FOUND: { status: 404 },
    ALREADY_DECIDED: { status: 409 },
  },
});
