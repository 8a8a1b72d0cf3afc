import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { recordedAt } from '#server/platform/database/columns.ts';

export const reviews = pgTable('reviews', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  rating: smallint().notNull(),
  body: text().notNull().default(''),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});
