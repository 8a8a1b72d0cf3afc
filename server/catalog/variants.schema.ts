import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordedAt, rupiahColumn } from '#server/platform/database/columns.ts';
import { accessLevels, variantCycles } from '#shared/shop/catalog.ts';

export const productVariants = pgTable('product_variants', {
  id: uuid().primaryKey().defaultRandom(),
  product_id: uuid().notNull(),
  name: text().notNull(),
  price: rupiahColumn().notNull(),
  stock: integer(),
  metadata: jsonb().$type<unknown>().notNull().default({}),
  details: text(),
  features: jsonb().$type<unknown>().notNull().default([]),
  specifications: jsonb().$type<unknown>().notNull().default({}),
  subscription_content: text(),
  subscription_example: text(),
  is_subscription: boolean().notNull().default(true),
  billing_cycle: text({ enum: variantCycles }).notNull(),
  usage_limits: jsonb().$type<unknown>().notNull().default({}),
  service_endpoints: jsonb().$type<unknown>().notNull().default([]),
  access_level: text({ enum: accessLevels }),
  is_active: boolean().notNull().default(true),
  sort_order: integer().notNull().default(0),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});
