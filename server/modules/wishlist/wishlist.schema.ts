import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const wishlistItems = pgTable('wishlist_items', {
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
