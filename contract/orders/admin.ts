import { z } from 'zod';
import { orderStatuses } from '#shared/shop/orders.ts';
import { order } from '../checkout/checkout.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, pdfAnswer, rupiahField, senField, timestamp, uuid, window } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';
import { visitSources } from '../visits/traffic-source.ts';
import { creditNote, orderEvent, orderPayments } from './orders.ts';

export const adminOrder = order
  .extend({
    customer_email: z.string(),
    customer_name: z.string(),
    transaction_type: z.enum(['credit', 'refund']),
    metadata: z.record(z.string(), z.unknown()),
    sources: visitSources,
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof adminOrder>;

const filter = {
  status: z.enum(orderStatuses).optional(),
  search: searchText.optional(),
};

export const listAllOrders = moderatorApi.get('/api/admin/orders', {
  summary: 'Orders of everybody',
  scope: 'orders:read',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at', 'amount_bigint']).default('-created_at'),
    filters: filter,
  }),
  output: z.object({
    orders: z.array(adminOrder),
    total: listTotal,
  }),
});

export const exportOrders = adminApi.get('/api/admin/orders.csv', {
  summary: 'All orders that fit, newest first, as a table for spreadsheets',
  scope: 'orders:read',
  rate_limit: { name: 'orders-export', points: 10, seconds: 60 },
  query: z.object({ ...filter, ...csvQuery }),
  ...csvAnswer,
});

const event = orderEvent.extend({
  kind: z.enum([...orderEvent.shape.kind.options, 'status_changed', 'receipt_resent', 'granted']),
});

const orderDetails = z
  .object({
    order: adminOrder,
    paid_bigint: senField,
    refundable_bigint: senField.meta({ description: 'What may still be given back (DECISIONS 50).' }),
    refundable_payments: z.array(z.object({ id: uuid, refundable_bigint: senField })).meta({
      description: 'What of that each payment brought and may take back; the rest goes to the wallet only.',
    }),
    invoice_number: z.string().nullable(),
    credit_notes: z.array(creditNote),
    payments: orderPayments,
    events: z.array(event),
  })
  .meta({ id: 'AdminOrderDetails' });
export type AdminOrderDetails = z.output<typeof orderDetails>;

const notFound = {
  ORDER_NOT_FOUND: { status: 404 },
} as const;

export const getAnyOrder = moderatorApi.get('/api/admin/orders/{id}', {
  summary: 'One order with its items, ledger entries, invoice and what happened to it',
  scope: 'orders:read',
  params: z.object({ id: uuid }),
  output: orderDetails,
  refusals: notFound,
});

export const downloadAnyInvoice = moderatorApi.get('/api/admin/orders/{id}/invoice.pdf', {
  summary: 'The invoice of a paid order, as its buyer gets it',
  scope: 'orders:read',
  rate_limit: { name: 'staff-paper', points: 60, seconds: 60 },
  params: z.object({ id: uuid }),
  ...pdfAnswer,
  refusals: {
    ...notFound,
    NOTHING_INVOICED: { status: 409 },
  },
});

export const setOrderStatus = adminApi.patch('/api/admin/orders/{id}/status', {
  summary: 'Set the status of an order; to refunded only when nothing is left to give back',
  params: z.object({ id: uuid }),
  body: z.object({ status: z.enum(orderStatuses) }).strict(),
  output: z.object({ status: z.enum(orderStatuses) }),
  refusals: {
    ...notFound,
    REFUND_NEEDED: {
      status: 409,
      details: z.object({ refundable_bigint: senField }),
    },
  },
});

export const resendAnyReceipt = adminApi.post('/api/admin/orders/{id}/receipt', {
  summary: 'Send the receipt of an order to its buyer again',
  rate_limit: { name: 'staff-receipt', points: 30, seconds: 3600 },
  params: z.object({ id: uuid }),
  output: z.object({ sent_to: z.string() }),
  refusals: notFound,
});

const guestPurchase = z
  .object({
    id: uuid,
    order_id: uuid.nullable().meta({ description: 'null: begins when the address is confirmed.' }),
    title: z.string(),
    amount: rupiahField,
    full_name: z.string(),
    email: z.string().meta({ description: 'Where the link is mailed to.' }),
    whatsapp: z.string().nullable(),
    account_email: z.string().nullable().meta({
      description: 'Of the account that holds it. Another one than `email`: the buyer corrected the address.',
    }),
    created_at: timestamp,
  })
  .meta({ id: 'UnclaimedPurchase' });
export type UnclaimedPurchase = z.output<typeof guestPurchase>;

export const listUnclaimedPurchases = moderatorApi.get('/api/admin/orders/unclaimed', {
  summary: 'Paid purchases of guests whose mailed link nobody has used yet',
  query: z.object({
    ...window(20),
    order_id: uuid.optional(),
    older_than_minutes: z.coerce.number().int().min(0).max(100_000).optional(),
  }),
  output: z.object({ purchases: z.array(guestPurchase), total: z.int() }),
});

export const resendPurchaseLink = moderatorApi.post('/api/admin/orders/unclaimed/{id}/link', {
  summary: 'Mail the link of an unclaimed purchase again',
  rate_limit: { name: 'staff-receipt', points: 30, seconds: 3600 },
  params: z.object({ id: uuid }),
  output: z.object({ sent_to: z.string() }),
  refusals: { PURCHASE_NOT_FOUND: { status: 404 } },
});
