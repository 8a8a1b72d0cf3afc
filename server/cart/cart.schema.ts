import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/platform/database/columns.ts';

export const cartItems = pgTable('cart_items', {
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  quantity: integer().notNull(),
  added_at: timestamptz().notNull().defaultNow(),
});
