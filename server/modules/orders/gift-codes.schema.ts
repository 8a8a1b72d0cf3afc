import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { giftStatuses } from '#shared/gifts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const giftCodes = pgTable('gift_codes', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  order_id: uuid().notNull(),
  order_item_id: uuid().notNull(),
  product_id: uuid().notNull(),
  buyer_id: uuid().notNull(),
  status: text({ enum: giftStatuses }).notNull().default('open'),
  redeemed_by: uuid(),
  redeemed_at: moment('redeemed_at'),
  voided_at: moment('voided_at'),
  created_at: moment('created_at').notNull().defaultNow(),
});
