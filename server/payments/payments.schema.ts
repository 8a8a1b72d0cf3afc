import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  bigintId,
  computedByDatabase,
  isoTimestamp,
  recordedAt,
  rupiahColumn,
  senColumn,
  timestamptz,
} from '#server/platform/database/columns.ts';
import { sen } from '#shared/money/money.ts';
import { disputeKinds, disputeStates } from '#shared/payments/disputes.ts';
import { gatewayRefundStatuses, paymentStatuses } from '#shared/payments/payments.ts';

export const payments = pgTable('payments', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null: opened by a guest and not paid yet. */
  user_id: uuid(),
  gateway: text().notNull(),
  session_id: text(),
  amount_bigint: senColumn().notNull(),
  received_bigint: senColumn(),
  currency: text().notNull().default('IDR'),
  charge_currency: text().notNull().default('IDR'),
  charge_bigint: bigint({ mode: 'number' }),
  received_charge_bigint: bigint({ mode: 'number' }),
  transaction_id: text(),
  status: text({ enum: paymentStatuses }).notNull().default('pending'),
  payment_method: text().notNull(),
  description: text().notNull().default(''),
  checkout_url: text(),
  qr_text: text(),
  flags: text().array().notNull().default([]),
  raw_payload: jsonb().$type<unknown>().notNull().default({}),
  posting_id: bigintId(),
  intent_id: uuid(),
  expires_at: isoTimestamp().notNull(),
  completed_at: isoTimestamp(),
  reviewed_at: isoTimestamp(),
  /** Until when the gateway is asked about a payment that expired here while its session was open. */
  asked_until: isoTimestamp(),
  search_text: text().notNull().generatedAlwaysAs(computedByDatabase),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});

/** The database refuses a credited payment without an account (`payment_has_payer`). */
export const creditedUserId = sql<string>`${payments.user_id}`;

export const webhookEvents = pgTable('webhook_events', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  gateway: text().notNull(),
  event_id: text().notNull(),
  event_type: text().notNull(),
  payload: jsonb().$type<unknown>().notNull(),
  received_at: recordedAt(),
  processed_at: isoTimestamp(),
  error_message: text(),
  /** True for events about another program on the same gateway account. */
  is_foreign: boolean().notNull().default(false),
  attempts: integer().notNull().default(0),
});

export const gatewayRefunds = pgTable('gateway_refunds', {
  id: uuid().primaryKey().defaultRandom(),
  payment_id: uuid().notNull(),
  order_id: uuid().notNull(),
  amount_bigint: senColumn().notNull(),
  charge_bigint: bigint({ mode: 'number' }),
  status: text({ enum: gatewayRefundStatuses }).notNull().default('pending'),
  gateway_refund_id: text(),
  reason: text().notNull(),
  ends_access: boolean().notNull().default(false),
  falls_back: boolean().notNull().default(false),
  failure: text(),
  idempotency_key: text().notNull(),
  created_by: uuid(),
  refund_posting_id: bigintId(),
  payout_posting_id: bigintId(),
  return_posting_id: bigintId(),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});

export const paymentDisputes = pgTable('payment_disputes', {
  id: uuid().primaryKey().defaultRandom(),
  payment_id: uuid().notNull(),
  gateway: text().notNull(),
  gateway_dispute_id: text().notNull(),
  kind: text({ enum: disputeKinds }).notNull(),
  amount_bigint: senColumn().notNull(),
  reason: text().notNull().default(''),
  due_at: timestamptz(),
  gateway_state: text({ enum: disputeStates }).notNull(),
  told_at: timestamptz().notNull(),
  status: text({ enum: disputeStates }).notNull().default('open'),
  taken_bigint: senColumn().notNull().default(sen(0)),
  claim_bigint: senColumn().notNull().default(sen(0)),
  settled_by: uuid(),
  settled_at: isoTimestamp(),
  created_at: recordedAt(),
});

/** Amounts in whole rupiah. */
export const devGatewaySessions = pgTable('dev_gateway_sessions', {
  id: text().primaryKey(),
  amount: rupiahColumn().notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  return_url: text().notNull(),
  way: text(),
  status: text({ enum: ['open', 'paid', 'failed', 'expired'] })
    .notNull()
    .default('open'),
  expires_at: isoTimestamp().notNull(),
  created_at: recordedAt(),
});
