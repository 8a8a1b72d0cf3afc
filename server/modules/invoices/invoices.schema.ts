import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordedAt } from '#server/platform/columns.ts';

export const invoices = pgTable('invoices', {
  id: uuid().primaryKey().defaultRandom(),
  order_id: uuid().notNull(),
  // Both are assigned by the database.
  year: integer().notNull().default(0),
  sequence: integer().notNull().default(0),
  number: text().notNull().default(''),
  seller: jsonb().$type<unknown>().notNull(),
  created_at: recordedAt(),
});
