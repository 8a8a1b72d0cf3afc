import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

export const reviews = pgTable('reviews', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  rating: smallint().notNull(),
  body: text().notNull().default(''),
  created_at: moment('created_at'),
  updated_at: moment('updated_at'),
});
