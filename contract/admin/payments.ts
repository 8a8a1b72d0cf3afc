import { z } from 'zod';
import { paymentStatuses, webhookStatuses } from '#shared/payments.ts';
import { payment } from '../account/wallet.ts';
import { endpoint } from '../endpoint.ts';
import { senField, timestamp, uuid, window } from '../fields.ts';

const gatewayName = z.string().regex(/^[a-z_]{1,30}$/, 'Gateway tidak dikenal.');
const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

const adminPayment = z
  .object({
    id: uuid,
    user_id: uuid,
    user_email: z.string(),
    gateway: z.string(),
    session_id: z.string().nullable(),
    status: z.enum(paymentStatuses),
    amount_bigint: senField,
    received_bigint: senField.nullable(),
    charge_currency: z.string(),
    charge_bigint: z.int().nullable().meta({ description: 'Minor units of another currency than rupiah.' }),
    flags: z.array(z.string()).meta({ description: 'Why a person should look at it (DECISIONS 11).' }),
    raw_payload: z.unknown().meta({ description: 'What the gateway told last, with `invoice_url`.' }),
    created_at: timestamp,
    completed_at: timestamp.nullable(),
  })
  .meta({ id: 'AdminPayment' });
export type AdminPayment = z.output<typeof adminPayment>;

export const listAllPayments = endpoint({
  method: 'get',
  path: '/api/admin/payments',
  summary: 'Payments of everybody, newest first',
  tag: 'Admin',
  role: 'admin',
  query: z.object({
    ...window(50),
    status: z.enum(paymentStatuses).optional(),
    gateway: gatewayName.optional(),
    flagged: yesOrNo.optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: z.object({ payments: z.array(adminPayment), total: z.int() }),
  refusals: {},
});

export const askGateway = endpoint({
  method: 'post',
  path: '/api/admin/payments/{id}/check',
  summary: 'Ask the gateway now how a payment stands, and settle it by the answer',
  tag: 'Admin',
  role: 'admin',
  params: z.object({ id: uuid }),
  output: z.object({ payment }),
  refusals: {
    PAYMENT_NOT_FOUND: { status: 404, message: 'Pembayaran tidak ditemukan.' },
    GATEWAY_UNAVAILABLE: { status: 503, message: 'Gateway tidak menjawab. Coba lagi sebentar lagi.' },
  },
});

const webhook = z
  .object({
    id: z.int(),
    gateway: z.string(),
    event_id: z.string(),
    event_type: z.string(),
    payload: z.unknown(),
    processed: z.boolean(),
    error_message: z.string().nullable(),
    status: z.enum(webhookStatuses).meta({ description: 'As it is shown: an error counts first.' }),
    attempts: z.int(),
    created_at: timestamp,
    processed_at: timestamp.nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

export const listWebhooks = endpoint({
  method: 'get',
  path: '/api/admin/webhooks',
  summary: 'The last notices of gateways, newest first',
  tag: 'Admin',
  role: 'admin',
  output: z.object({ webhookLogs: z.array(webhook) }),
  refusals: {},
});

export const listWebhookLog = endpoint({
  method: 'get',
  path: '/api/admin/webhooks/log',
  summary: 'Notices of gateways, newest first, by gateway and by whether they were handled',
  tag: 'Admin',
  role: 'admin',
  query: z.object({ ...window(50), gateway: gatewayName.optional(), processed: yesOrNo.optional() }),
  output: z.object({ webhooks: z.array(webhook), total: z.int(), limit: z.int(), offset: z.int() }),
  refusals: {},
});

export const replayWebhook = endpoint({
  method: 'post',
  path: '/api/admin/webhooks/{id}/replay',
  summary: 'Handle a stored notice again, now; what was handled before changes nothing',
  tag: 'Admin',
  role: 'admin',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({ webhook }),
  refusals: { WEBHOOK_NOT_FOUND: { status: 404, message: 'Notifikasi gateway tidak ditemukan.' } },
});
