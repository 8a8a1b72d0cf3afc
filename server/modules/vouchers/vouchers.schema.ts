import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const vouchers = pgTable('vouchers', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  amount_bigint: bigint({ mode: 'number' }).notNull(),
  max_uses: integer(),
  used_count: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  starts_at: moment('starts_at').notNull().defaultNow(),
  expires_at: moment('expires_at'),
  note: text().notNull().default(''),
  created_by: uuid(),
});

export const voucherRedemptions = pgTable('voucher_redemptions', {
  id: uuid().primaryKey().defaultRandom(),
  voucher_id: uuid().notNull(),
  user_id: uuid().notNull(),
  posting_id: bigint({ mode: 'number' }).notNull(),
  amount_bigint: bigint({ mode: 'number' }).notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
});
