import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt } from '#server/platform/columns.ts';
import { giftStatuses } from '#shared/gifts.ts';

export const giftCodes = pgTable('gift_codes', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  order_id: uuid().notNull(),
  order_item_id: uuid().notNull(),
  product_id: uuid().notNull(),
  buyer_id: uuid().notNull(),
  status: text({ enum: giftStatuses }).notNull().default('open'),
  redeemed_by: uuid(),
  redeemed_at: isoTimestamp(),
  voided_at: isoTimestamp(),
  created_at: recordedAt(),
});
