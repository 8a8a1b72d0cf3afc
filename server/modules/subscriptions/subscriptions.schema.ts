import { bigint, boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { billingCycles } from '#shared/catalog.ts';
import { chargeFailures, endReasons, subscriptionStatuses } from '#shared/subscriptions.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const sen = (name: string) => bigint(name, { mode: 'number' });

export const subscriptions = pgTable('subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  order_id: uuid().notNull(),
  status: text({ enum: subscriptionStatuses }).notNull(),
  variant_id: uuid(),
  plan_name: text().notNull(),
  billing_cycle: text({ enum: billingCycles }).notNull(),
  price_bigint: sen('price_bigint').notNull(),
  auto_renewal: boolean().notNull(),
  next_variant_id: uuid(),
  next_plan_name: text(),
  next_billing_cycle: text({ enum: billingCycles }),
  next_price_bigint: sen('next_price_bigint'),
  current_period_start: moment('current_period_start').notNull(),
  current_period_end: moment('current_period_end').notNull(),
  anchor_day: smallint().notNull(),
  trial_end: moment('trial_end'),
  failed_at: moment('failed_at'),
  grace_until: moment('grace_until'),
  failure: text({ enum: chargeFailures }),
  next_action_at: moment('next_action_at'),
  claimed_until: moment('claimed_until'),
  reminded_for: moment('reminded_for'),
  started_at: moment('started_at').notNull(),
  ended_at: moment('ended_at'),
  ended_reason: text({ enum: endReasons }),
});

export const subscriptionCharges = pgTable('subscription_charges', {
  id: uuid().primaryKey().defaultRandom(),
  subscription_id: uuid().notNull(),
  period_start: moment('period_start').notNull(),
  period_end: moment('period_end').notNull(),
  plan_name: text().notNull(),
  amount_bigint: sen('amount_bigint').notNull(),
  order_id: uuid().notNull(),
  posting_id: bigint({ mode: 'number' }),
  created_at: moment('created_at').notNull().defaultNow(),
});
