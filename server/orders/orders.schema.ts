import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, isoTimestamp, recordedAt, senColumn } from '#server/platform/database/columns.ts';
import { sen } from '#shared/money/money.ts';
import { giftStatuses } from '#shared/shop/gifts.ts';
import { orderStatuses } from '#shared/shop/orders.ts';

export const orders = pgTable('orders', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  customer_email: text().notNull(),
  customer_name: text().notNull(),
  amount_bigint: senColumn().notNull(),
  currency: text().notNull().default('IDR'),
  status: text({ enum: orderStatuses }).notNull(),
  /** Payment method; `wallet`: the balance alone paid. */
  payment_method: text().notNull(),
  /** Null: the balance paid, or nobody. */
  payment_provider: text(),
  payment_id: uuid(),
  posting_id: bigintId(),
  discount_code: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});

export const orderItems = pgTable('order_items', {
  id: uuid().primaryKey().defaultRandom(),
  order_id: uuid().notNull(),
  product_id: uuid().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  type: text().notNull(),
  /** One unit, before its discount. */
  price_bigint: senColumn().notNull(),
  quantity: integer().notNull().default(1),
  /** Units that became gift codes. */
  gift_quantity: integer().notNull().default(0),
  /** Off all units together. */
  discount_bigint: senColumn().notNull().default(sen(0)),
  discount_id: uuid(),
  /** Null: no code was used, or a sale applied. */
  discount_code: text(),
  /** Title of the discount then; null: none, or older than this column. */
  discount_title: text(),
  /** The discount's share for bundle parts the buyer held already. */
  owned_bigint: senColumn().notNull().default(sen(0)),
  /** The order bump it was bought by; null: none. */
  bump_id: uuid(),
  /** The discount's share from that order bump. */
  bump_bigint: senColumn().notNull().default(sen(0)),
});

export const orderItemParts = pgTable('order_item_parts', {
  order_item_id: uuid().notNull(),
  product_id: uuid().notNull(),
  sort_order: integer().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  type: text().notNull(),
  /** One unit bought alone. */
  price_bigint: senColumn().notNull(),
  /** The buyer held it before; it was not given again. */
  is_owned: boolean().notNull(),
});

export const userProducts = pgTable('user_products', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  order_id: uuid(),
  /** The gift code it was redeemed from; null if the holder bought it. */
  gift_code_id: uuid(),
  /** The item of the bundle that gave it. */
  bundle_item_id: uuid(),
  status: text({ enum: ['active', 'ended', 'revoked'] })
    .notNull()
    .default('active'),
  purchased_at: recordedAt(),
  download_count: integer().notNull().default(0),
  last_downloaded_at: isoTimestamp(),
});

export const giftCodes = pgTable('gift_codes', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  order_id: uuid().notNull(),
  order_item_id: uuid().notNull(),
  product_id: uuid().notNull(),
  buyer_id: uuid().notNull(),
  status: text({ enum: giftStatuses }).notNull().default('open'),
  redeemed_by: uuid(),
  redeemed_at: isoTimestamp(),
  voided_at: isoTimestamp(),
  created_at: recordedAt(),
});
