import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordedAt } from '#server/platform/database/columns.ts';

export const savedViews = pgTable('saved_views', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  list: text().notNull(),
  name: text().notNull(),
  query: text().notNull(),
  created_at: recordedAt(),
});
