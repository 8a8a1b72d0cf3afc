import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { disputeKinds, disputeStates } from '#shared/disputes.ts';
import { paymentStatuses, refundStatuses } from '#shared/payments.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const sen = (name: string) => bigint(name, { mode: 'number' });

export const payments = pgTable('payments', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  gateway: text().notNull(),
  session_id: text(),
  amount_bigint: sen('amount_bigint').notNull(),
  received_bigint: sen('received_bigint'),
  currency: text().notNull().default('IDR'),
  charge_currency: text().notNull().default('IDR'),
  charge_bigint: bigint({ mode: 'number' }),
  received_charge_bigint: bigint({ mode: 'number' }),
  transaction_id: text(),
  status: text({ enum: paymentStatuses }).notNull().default('pending'),
  payment_method: text().notNull(),
  description: text().notNull().default(''),
  checkout_url: text(),
  flags: text().array().notNull().default([]),
  raw_payload: jsonb().$type<unknown>().notNull().default({}),
  posting_id: bigint({ mode: 'number' }),
  intent_id: uuid(),
  expires_at: moment('expires_at').notNull(),
  completed_at: moment('completed_at'),
  reviewed_at: moment('reviewed_at'),
  /** What the list searches; the database keeps it. */
  search_text: text().notNull().generatedAlwaysAs(sql`computed`),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
});

export const webhookEvents = pgTable('webhook_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  gateway: text().notNull(),
  event_id: text().notNull(),
  event_type: text().notNull(),
  payload: jsonb().$type<unknown>().notNull(),
  received_at: moment('received_at').notNull().defaultNow(),
  processed_at: moment('processed_at'),
  error_message: text(),
  attempts: integer().notNull().default(0),
});

/** Money of an order on its way back to the payment that it came from. */
export const gatewayRefunds = pgTable('gateway_refunds', {
  id: uuid().primaryKey().defaultRandom(),
  payment_id: uuid().notNull(),
  order_id: uuid().notNull(),
  amount_bigint: sen('amount_bigint').notNull(),
  charge_bigint: bigint({ mode: 'number' }),
  status: text({ enum: refundStatuses }).notNull().default('pending'),
  gateway_refund_id: text(),
  reason: text().notNull(),
  ends_access: boolean().notNull().default(false),
  falls_back: boolean().notNull().default(false),
  failure: text(),
  idempotency_key: text().notNull(),
  created_by: uuid(),
  refund_posting_id: bigint({ mode: 'number' }),
  payout_posting_id: bigint({ mode: 'number' }),
  return_posting_id: bigint({ mode: 'number' }),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
});

/** Money that a payer wants back through their bank, and how it was settled. */
export const paymentDisputes = pgTable('payment_disputes', {
  id: uuid().primaryKey().defaultRandom(),
  payment_id: uuid().notNull(),
  gateway: text().notNull(),
  gateway_dispute_id: text().notNull(),
  kind: text({ enum: disputeKinds }).notNull(),
  amount_bigint: sen('amount_bigint').notNull(),
  reason: text().notNull().default(''),
  due_at: moment('due_at'),
  gateway_state: text({ enum: disputeStates }).notNull(),
  told_at: moment('told_at').notNull(),
  status: text({ enum: disputeStates }).notNull().default('open'),
  taken_bigint: sen('taken_bigint').notNull().default(0),
  claim_bigint: sen('claim_bigint').notNull().default(0),
  settled_by: uuid(),
  settled_at: moment('settled_at'),
  created_at: moment('created_at').notNull().defaultNow(),
});

/** The development gateway's own books; amounts in whole rupiah, as it is told them. */
export const devGatewaySessions = pgTable('dev_gateway_sessions', {
  id: text().primaryKey(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  return_url: text().notNull(),
  status: text({ enum: ['open', 'paid', 'failed', 'expired'] })
    .notNull()
    .default('open'),
  expires_at: moment('expires_at').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
});
