import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/platform/columns.ts';

export const reviews = pgTable('reviews', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  rating: smallint().notNull(),
  body: text().notNull().default(''),
  created_at: timestamptz().notNull().defaultNow(),
  updated_at: timestamptz().notNull().defaultNow(),
});
