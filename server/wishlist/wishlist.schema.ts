import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/platform/database/columns.ts';

export const wishlistItems = pgTable('wishlist_items', {
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  created_at: timestamptz().notNull().defaultNow(),
});
