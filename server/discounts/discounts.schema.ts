import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt, rupiahColumn } from '#server/platform/database/columns.ts';

export const discounts = pgTable('discounts', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  is_automatic: boolean().notNull(),
  percent: integer(),
  amount: rupiahColumn(),
  targets: text().array().notNull(),
  first_purchase_only: boolean().notNull().default(false),
  emails: text().array().notNull().default([]),
  minimum: rupiahColumn().notNull(),
  starts_at: isoTimestamp().notNull(),
  ends_at: isoTimestamp(),
  is_active: boolean().notNull().default(true),
  max_uses: integer(),
  max_uses_per_buyer: integer(),
  periods: integer(),
  is_retention: boolean().notNull().default(false),
  /** Credit for the owner of a referral code; null: not a referral discount. */
  referral_reward: rupiahColumn(),
  uses: integer().notNull().default(0),
  created_by: uuid(),
  created_at: recordedAt(),
});

export const discountCodes = pgTable('discount_codes', {
  code: text().primaryKey(),
  discount_id: uuid().notNull(),
  max_uses: integer(),
  uses: integer().notNull().default(0),
});
