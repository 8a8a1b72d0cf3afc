import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, recordedAt, senColumn, timestamptz } from '#server/platform/database/columns.ts';

export const vouchers = pgTable('vouchers', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  amount_bigint: senColumn().notNull(),
  max_uses: integer(),
  used_count: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  starts_at: timestamptz().notNull().defaultNow(),
  expires_at: timestamptz(),
  note: text().notNull().default(''),
  created_by: uuid(),
});

export const voucherRedemptions = pgTable('voucher_redemptions', {
  id: uuid().primaryKey().defaultRandom(),
  voucher_id: uuid().notNull(),
  user_id: uuid().notNull(),
  posting_id: bigintId().notNull(),
  amount_bigint: senColumn().notNull(),
  created_at: recordedAt(),
});
