import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accessLevels, variantCycles } from '#shared/catalog.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** For a subscription, its plans. */
export const productVariants = pgTable('product_variants', {
  id: uuid().primaryKey().defaultRandom(),
  product_id: uuid().notNull(),
  name: text().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
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
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
});
