import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import {
  bigintId,
  isoTimestamp,
  recordedAt,
  senColumn,
  timestamptz,
} from '#server/platform/database/columns.ts';
import { billingCycles } from '#shared/shop/catalog.ts';
import { chargeFailures, endReasons, subscriptionStatuses } from '#shared/subscriptions/subscriptions.ts';

export const subscriptions = pgTable('subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  order_id: uuid().notNull(),
  status: text({ enum: subscriptionStatuses }).notNull(),
  variant_id: uuid(),
  plan_name: text().notNull(),
  billing_cycle: text({ enum: billingCycles }).notNull(),
  price_bigint: senColumn().notNull(),
  auto_renewal: boolean().notNull(),
  next_variant_id: uuid(),
  next_plan_name: text(),
  next_billing_cycle: text({ enum: billingCycles }),
  next_price_bigint: senColumn(),
  current_period_start: timestamptz().notNull(),
  current_period_end: timestamptz().notNull(),
  anchor_day: smallint().notNull(),
  trial_end: timestamptz(),
  failed_at: timestamptz(),
  grace_until: timestamptz(),
  failure: text({ enum: chargeFailures }),
  next_action_at: timestamptz(),
  claimed_until: timestamptz(),
  reminded_for: timestamptz(),
  started_at: timestamptz().notNull(),
  ended_at: timestamptz(),
  ended_reason: text({ enum: endReasons }),
  discount_id: uuid(),
  discount_periods_left: integer(),
  retained_at: timestamptz(),
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const subscriptionCharges = pgTable('subscription_charges', {
  id: uuid().primaryKey().defaultRandom(),
  subscription_id: uuid().notNull(),
  period_start: isoTimestamp().notNull(),
  period_end: isoTimestamp().notNull(),
  plan_name: text().notNull(),
  amount_bigint: senColumn().notNull(),
  order_id: uuid().notNull(),
  posting_id: bigintId(),
  created_at: recordedAt(),
});

export const subscriptionExtensions = pgTable('subscription_extensions', {
  id: uuid().primaryKey().defaultRandom(),
  subscription_id: uuid().notNull(),
  period_start: isoTimestamp().notNull(),
  period_end: isoTimestamp().notNull(),
  days: integer().notNull(),
  reason: text().notNull(),
  extended_by: uuid().notNull(),
  created_at: recordedAt(),
});

export const subscriptionFailedCharges = pgTable('subscription_failed_charges', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  subscription_id: uuid().notNull(),
  amount_bigint: senColumn().notNull(),
  failure: text({ enum: chargeFailures }).notNull(),
  created_at: recordedAt(),
});
