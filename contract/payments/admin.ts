import { z } from 'zod';
import { disputeVerdicts } from '#shared/payments/disputes.ts';
import { findingKinds, paymentStatuses, resolutions, webhookStatuses } from '#shared/payments/payments.ts';
import { adminApi } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';
import { listTotal, unsortedList } from '../staff-list.ts';
import { searchText, typedText } from '../typed-text.ts';
import { payment } from '../wallet/wallet.ts';

const gatewayName = z.string().regex(/^[a-z_]{1,30}$/);
const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

const adminPayment = z
  .object({
    id: uuid,
    user_id: uuid.nullable().meta({ description: 'null: of a guest, and not paid yet.' }),
    user_name: z.string().meta({ description: 'Of a guest as it was written.' }),
    user_email: z.string(),
    gateway: z.string(),
    payment_method: z.string().meta({ description: 'A way to pay; older payments name their gateway.' }),
    session_id: z.string().nullable(),
    transaction_id: z
      .string()
      .nullable()
      .meta({ description: "The gateway's name for the money that arrived." }),
    order_id: uuid.nullable().meta({ description: 'The order that it bought.' }),
    description: z.string().meta({ description: 'What it is for; empty: a top-up.' }),
    status: z.enum(paymentStatuses),
    amount_bigint: senField,
    received_bigint: senField.nullable(),
    charge_currency: z.string(),
    charge_bigint: z.int().nullable().meta({ description: 'Minor units of another currency than rupiah.' }),
    flags: z.array(z.string()).meta({ description: 'Why a person should look at it (DECISIONS 11).' }),
    raw_payload: z.unknown().meta({ description: 'What the gateway told last, with `invoice_url`.' }),
    created_at: timestamp,
    completed_at: timestamp.nullable(),
    reviewed_at: timestamp.nullable().meta({ description: 'When a person said that it is in order.' }),
  })
  .meta({ id: 'AdminPayment' });
export type AdminPayment = z.output<typeof adminPayment>;

export const listAllPayments = adminApi.get('/api/admin/payments', {
  summary: 'Payments of everybody, newest first',
  ...unsortedList(50, {
    status: z.enum(paymentStatuses).optional(),
    gateway: gatewayName.optional(),
    flagged: yesOrNo.optional(),
    search: searchText.optional(),
  }),
  output: z.object({ payments: z.array(adminPayment), total: listTotal }),
});

export const recheckPayment = adminApi.post('/api/admin/payments/{id}/check', {
  summary: 'Ask the gateway now how a payment stands, and settle it by the answer',
  params: z.object({ id: uuid }),
  output: z.object({ payment }),
  refusals: {
    PAYMENT_NOT_FOUND: { status: 404 },
    GATEWAY_UNAVAILABLE: {
      status: 503,
      sentence: 'GATEWAY_SILENT',
    },
  },
});

const webhook = z
  .object({
    id: z.int(),
    gateway: z.string(),
    event_id: z.string(),
    event_type: z.string(),
    payload: z.unknown().meta({ description: 'Empty a month after it was handled.' }),
    processed: z.boolean(),
    error_message: z.string().nullable(),
    is_foreign: z
      .boolean()
      .meta({ description: 'About something that another program sold on the same gateway account.' }),
    status: z.enum(webhookStatuses).meta({ description: 'As it is shown: an error counts first.' }),
    attempts: z.int(),
    created_at: timestamp,
    processed_at: timestamp.nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

export const listWebhooks = adminApi.get('/api/admin/webhooks', {
  summary: 'The last notices of gateways, newest first',
  output: z.object({ webhookLogs: z.array(webhook) }),
});

export const listWebhookLog = adminApi.get('/api/admin/webhooks/log', {
  summary: 'Notices of gateways, newest first, by gateway and by whether they were handled',
  ...unsortedList(50, {
    gateway: gatewayName.optional(),
    processed: yesOrNo.optional(),
    status: z.enum(webhookStatuses).optional(),
    search: searchText.optional(),
  }),
  output: z.object({
    webhooks: z.array(webhook),
    total: listTotal,
    failed: listTotal.meta({ description: 'How many of all notices failed, up to the same number.' }),
    limit: z.int(),
    offset: z.int(),
  }),
});

export const replayWebhook = adminApi.post('/api/admin/webhooks/{id}/replay', {
  summary: 'Handle a stored notice again, now; what was handled before changes nothing',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({ webhook }),
  refusals: {
    WEBHOOK_NOT_FOUND: { status: 404 },
  },
});

const reason = z.object({ reason: typedText.min(3).max(500) }).strict();

export const closeWebhook = adminApi.post('/api/admin/webhooks/{id}/close', {
  summary: 'Mark a notice as handled, with a reason; it moves no money',
  params: replayWebhook.params,
  body: reason,
  output: z.object({ webhook }),
  refusals: replayWebhook.refusals,
});

export const reviewPayment = adminApi.post('/api/admin/payments/{id}/review', {
  summary: 'Write down why a payment that was odd is in order; it moves no money',
  params: z.object({ id: uuid }),
  body: reason,
  output: z.object({ id: uuid }),
  refusals: {
    PAYMENT_NOT_FOUND: { status: 404 },
  },
});

const settlementPreview = z.object({
  ended_orders: z.int().meta({ description: 'Orders whose access ends when it is lost.' }),
  order_ids: z.array(uuid).meta({ description: 'Orders that the payment paid.' }),
  takes_bigint: senField.meta({ description: 'Taken from the wallet when it is lost.' }),
  owes_bigint: senField.meta({ description: 'Still owed after that.' }),
  returns_bigint: senField.meta({ description: 'Given back when it is won.' }),
});
export type SettlementPreview = z.output<typeof settlementPreview>;

const finding = z
  .object({
    kind: z.enum(findingKinds),
    subject_id: z
      .string()
      .meta({ description: 'Id of the payment or dispute; number of the notice for unmatched.' }),
    gateway: z.string(),
    user_email: z.string().nullable(),
    amount_bigint: senField.nullable(),
    received_bigint: senField.nullable(),
    detail: z.string(),
    since: timestamp,
    due_at: timestamp
      .nullable()
      .meta({ description: 'Of disputes: until when the gateway takes an answer.' }),
    resolution: z.enum(resolutions),
    foreseen: settlementPreview
      .nullable()
      .meta({ description: 'Of disputes and warnings: what settling it would do now.' }),
  })
  .meta({ id: 'Finding' });
export type Finding = z.output<typeof finding>;

const bookAudit = z
  .object({
    checks: z.int(),
    broken: z.array(
      z.object({
        check: z.string(),
        total: z.int(),
        rows: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
    finished_at: timestamp,
  })
  .meta({ id: 'BookAudit' });
export type BookAudit = z.output<typeof bookAudit>;

export const getReconciliation = adminApi.get('/api/admin/payments/reconciliation', {
  summary: 'What does not fit together between gateways, payments and ledger, and the last nightly audit',
  output: z.object({
    findings: z.array(finding).max(100),
    audit: bookAudit.nullable().meta({ description: 'null before the first night.' }),
  }),
});

export const settleDispute = adminApi.post('/api/admin/disputes/{id}/settle', {
  summary:
    'Settle a card dispute: lost (access ends, credit is taken back, the rest is a claim; again collects it), won, or the claim waived',
  params: z.object({ id: uuid }),
  body: z
    .object({
      verdict: z.enum(disputeVerdicts),
      reason: typedText.min(3).max(500),
    })
    .strict(),
  output: z.object({ id: uuid, taken_bigint: senField, claim_bigint: senField }),
  refusals: {
    DISPUTE_NOT_FOUND: { status: 404 },
    NOTHING_CLAIMED: { status: 409 },
  },
});
export type SettledDispute = z.output<typeof settleDispute.output>;

export const getPaymentRecovery = adminApi.get('/api/admin/payments/recovery', {
  summary: 'What the reminders of unpaid payments brought in the last 30 days',
  output: z.object({
    reminded: z.int(),
    paid: z.int(),
    recovered_bigint: senField,
  }),
});
export type PaymentRecovery = z.output<typeof getPaymentRecovery.output>;
