import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { refundDestinations, refundMethods, refundStatuses } from '#shared/refunds/refunds.ts';
import { adminApi } from '../endpoint.ts';
import { senField, senInput, timestamp, uuid, window } from '../fields.ts';
import { typedText } from '../typed-text.ts';
import { refundPolicy } from './held-refund.ts';

const note = z.union([z.string().max(500), z.number(), z.boolean()]);

const refundableOrder = z.object({
  id: uuid,
  title: z.string(),
  refundable_bigint: senField,
  created_at: timestamp,
});
export type RefundableOrder = z.output<typeof refundableOrder>;

export const listRefundableOrders = adminApi.get('/api/admin/refund/orders', {
  summary: 'The newest orders of a user of which something may still be given back',
  query: z.object({ user_id: uuid }),
  output: z.object({ orders: z.array(refundableOrder) }),
});

export const refundMoney = adminApi.post('/api/admin/refund', {
  summary: 'Give (part of) an order back, into the wallet or to the payment that filled it',
  idempotency: 'required',
  rate_limit: { name: 'admin-refund', points: 60, seconds: 60 },
  body: z
    .object({
      user_id: uuid,
      order_id: uuid.optional().meta({
        description: 'Without it, the one order of the user of which so much may still be given back.',
      }),
      payment_id: uuid.optional().meta({
        description: 'Without it, the newest payment of the user that has enough left.',
      }),
      amount_bigint: senInput
        .refine((amount) => amount > 0, { error: () => adminInput.refundAmount })
        .meta({ description: 'Sen, of whole rupiah.' }),
      reason: typedText.min(3).max(1000),
      refund_method: z.enum(refundMethods).default('wallet_credit'),
      ends_access: z.boolean().default(false).meta({
        description:
          'Whether access ends although only a part goes back; it always ends when all does. Of a subscription the running period counts; with this, any.',
      }),
      metadata: z
        .record(z.string().max(60), note)
        .refine((notes) => Object.keys(notes).length <= 20, { error: () => adminInput.refundNotes })
        .default({}),
    })
    .strict(),
  output: z.object({
    refund_id: uuid,
    order_id: uuid,
    refundable_bigint: senField.meta({ description: 'What of the order may still be given back.' }),
  }),
  refusals: {
    USER_NOT_FOUND: { status: 404 },
    ORDER_NOT_FOUND: { status: 404 },
    PAYMENT_NOT_FOUND: { status: 404 },
    ORDER_REQUIRED: {
      status: 409,
      details: z.object({
        orders: z.array(refundableOrder),
      }),
    },
    NOTHING_TO_REFUND: { status: 409 },
    PAYMENT_NOT_REFUNDABLE: { status: 409 },
    REFUND_EXCEEDS_PAID: {
      status: 409,
      details: z.object({ refundable_bigint: senField }),
    },
  },
});

export type StaffRefundResult = z.output<typeof refundMoney.output>;

const consumption = z.object({ consumed_percent: z.int(), download_count: z.int() });

const queuedRefund = z
  .object({
    id: uuid,
    user_id: uuid,
    user_name: z.string(),
    user_email: z.string(),
    order_id: uuid,
    title: z.string(),
    amount_bigint: senField,
    refundable_bigint: senField.meta({ description: 'What of the whole order may still be given back.' }),
    destination: z.enum(refundDestinations),
    reason: z.string(),
    consumed_percent: z.int().meta({ description: 'When it was asked for.' }),
    download_count: z.int().meta({ description: 'When it was asked for.' }),
    used_now: consumption.meta({
      description: 'What was used until now, or until the decision: asking freezes nothing.',
    }),
    days_since_purchase: z.int().meta({ description: 'Until it was asked for.' }),
    policy: refundPolicy.meta({ description: 'As kept with the order.' }),
    payment_method: z.string(),
    status: z.enum(refundStatuses),
    decision_note: z.string(),
    decided_by_name: z.string().nullable(),
    decided_at: timestamp.nullable(),
    bought_at: timestamp,
    created_at: timestamp,
  })
  .meta({ id: 'QueuedRefund' });
export type QueuedRefund = z.output<typeof queuedRefund>;

export const listRefundRequests = adminApi.get('/api/admin/refunds', {
  summary: 'Requests for money back with their facts; those that wait come oldest first',
  query: z.object({ ...window(20), status: z.enum(refundStatuses).optional() }),
  output: z.object({
    refunds: z.array(queuedRefund),
    total: z.int(),
    waiting: z.int().meta({ description: 'How many wait for a decision.' }),
  }),
});

export const decideRefund = adminApi.post('/api/admin/refunds/{id}/decide', {
  summary:
    'Approve a request (the money goes back the way that the buyer chose, access ends) or reject it with a reason',
  idempotency: 'required',
  params: z.object({ id: uuid }),
  body: z
    .object({
      verdict: z.enum(['approve', 'reject']),
      note: typedText.max(1000).default(''),
      accepts_use: z.boolean().default(false).meta({
        description: 'Approve although more was used than the policy of the order allows.',
      }),
    })
    .strict(),
  output: z.object({ id: uuid }),
  refusals: {
    REQUEST_NOT_FOUND: { status: 404 },
    ALREADY_DECIDED: { status: 409 },
    REASON_REQUIRED: { status: 422 },
    USED_SINCE: {
      status: 409,
      details: consumption,
    },
    REFUND_EXCEEDS_PAID: {
      status: 409,
      details: z.object({ refundable_bigint: senField }),
    },
  },
});
