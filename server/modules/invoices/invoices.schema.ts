import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const invoices = pgTable('invoices', {
  id: uuid().primaryKey().defaultRandom(),
  order_id: uuid().notNull(),
  // Both are assigned by the database.
  year: integer().notNull().default(0),
  sequence: integer().notNull().default(0),
  number: text().notNull().default(''),
  seller: jsonb().$type<unknown>().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
