import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Plans of a subscription product. Only what selling needs; the rest of a variant is the admin's. */
export const productVariants = pgTable('product_variants', {
  id: uuid().primaryKey().defaultRandom(),
  product_id: uuid().notNull(),
  name: text().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  stock: integer(),
  features: jsonb().$type<unknown>().notNull().default([]),
  service_endpoints: jsonb().$type<unknown>().notNull().default([]),
  is_subscription: boolean().notNull().default(true),
  billing_cycle: text({ enum: ['monthly', 'yearly', 'weekly', 'daily', 'one_time'] }).notNull(),
  access_level: text({ enum: ['basic', 'standard', 'premium', 'enterprise'] }),
  is_active: boolean().notNull().default(true),
  sort_order: integer().notNull().default(0),
});
