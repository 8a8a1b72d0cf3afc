import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/platform/columns.ts';

export const orders = pgTable('orders', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  customer_email: text().notNull(),
  customer_name: text().notNull(),
  amount_bigint: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull().default('IDR'),
  status: text({
    enum: ['pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded'],
  }).notNull(),
  payment_method: text().notNull(),
  payment_provider: text(),
  payment_id: uuid(),
  posting_id: bigint({ mode: 'number' }),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  created_at: timestamptz().notNull().defaultNow(),
  updated_at: timestamptz().notNull().defaultNow(),
});

export const orderItems = pgTable('order_items', {
  id: uuid().primaryKey().defaultRandom(),
  order_id: uuid().notNull(),
  product_id: uuid().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  type: text().notNull(),
  price_bigint: bigint({ mode: 'number' }).notNull(),
  quantity: integer().notNull().default(1),
  /** Units that became gift codes. */
  gift_quantity: integer().notNull().default(0),
});

export const userProducts = pgTable('user_products', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  order_id: uuid(),
  /** The gift code it was redeemed from; null if the holder bought it. */
  gift_code_id: uuid(),
  status: text({ enum: ['active', 'ended', 'revoked'] })
    .notNull()
    .default('active'),
  purchased_at: timestamptz().notNull().defaultNow(),
  download_count: integer().notNull().default(0),
  last_downloaded_at: timestamptz(),
});
