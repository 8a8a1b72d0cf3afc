import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { billingCycles, difficultyLevels, productTypes } from '#shared/catalog.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const products = pgTable('products', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  slug: text().notNull(),
  type: text({ enum: productTypes }).notNull(),
  category: text(),
  price: bigint({ mode: 'number' }).notNull(),
  original_price: bigint({ mode: 'number' }),
  short_description: text(),
  description: text().notNull().default(''),
  content_body: text(),
  features: jsonb().$type<unknown>().notNull().default([]),
  media_gallery: jsonb().$type<unknown>().notNull().default([]),
  is_active: boolean().notNull().default(true),
  is_featured: boolean().notNull().default(false),
  is_subscription: boolean().notNull().default(false),
  billing_cycle: text({ enum: billingCycles }),
  subscription_features: jsonb().$type<unknown>().notNull().default([]),
  max_usage_limit: integer(),
  auto_renewal: boolean().notNull().default(true),
  trial_period_days: integer().notNull().default(0),
  coming_soon: boolean().notNull().default(false),
  launch_date: moment('launch_date'),
  sort_order: integer().notNull().default(0),
  cta_text: text(),
  cta_link: text(),
  content_metadata: jsonb().$type<unknown>().notNull().default({ sections: [] }),
  duration_hours: numeric({ mode: 'number' }),
  modules: jsonb().$type<unknown>().notNull().default([]),
  difficulty_level: text({ enum: difficultyLevels }),
  language: text(),
  requirements: text().array().notNull().default([]),
  instructor_name: text(),
  instructor_avatar: text(),
  instructor_bio: text(),
  max_students: integer(),
  start_date: moment('start_date'),
  tags: text().array().notNull().default([]),
  stock: integer(),
  meta_title: text(),
  meta_description: text(),
  /** What lists search; the migration computes it. */
  search_text: text().notNull().generatedAlwaysAs(sql`computed`),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  /** For optimistic locking. */
  version: integer().notNull().default(1),
  updated_by: uuid(),
  archived_at: moment('archived_at'),
});

/** Counts per kind and state, maintained by the database. */
export const productCounts = pgTable('product_counts', {
  is_subscription: boolean().notNull(),
  is_active: boolean().notNull(),
  is_featured: boolean().notNull(),
  billing_cycle: text().notNull(),
  is_archived: boolean().notNull(),
  total: integer().notNull(),
});

/** Average and count per reviewed product, maintained by the database. */
export const productRatings = pgView('product_ratings', {
  product_id: uuid().notNull(),
  rating_average: doublePrecision().notNull(),
  rating_count: integer().notNull(),
}).existing();
