import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt } from '#server/platform/database/columns.ts';
import { waitEvents } from '#shared/shop/product-waits.ts';

export const productWaits = pgTable('product_waits', {
  id: uuid().primaryKey().defaultRandom(),
  product_id: uuid().notNull(),
  email: text().notNull(),
  language: text({ enum: ['id', 'en'] }).notNull(),
  event: text({ enum: waitEvents }).notNull(),
  /** The sentence of the tick for news; null: not ticked. */
  news_words: text(),
  asked_at: isoTimestamp(),
  confirmed_at: isoTimestamp(),
  mailed_at: isoTimestamp(),
  wave_id: uuid(),
  left_at: isoTimestamp(),
  created_at: recordedAt(),
});
