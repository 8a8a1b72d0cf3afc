import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const cartItems = pgTable('cart_items', {
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  quantity: integer().notNull(),
  added_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
