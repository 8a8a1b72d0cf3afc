import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  isoTimestamp,
  namesOf,
  pickColumns,
  recordedAt,
  rupiahColumn,
} from '#server/platform/database/columns.ts';
import { classPlaceKinds } from '#shared/bookings/classes.ts';
import { productCompositions } from '#shared/kawung/cover-shapes.ts';
import { paletteNames } from '#shared/kawung/palettes.ts';
import { billingCycles, difficultyLevels, productTypes } from '#shared/shop/catalog.ts';

/**
 * Shown as stored, on the page of an active product and in the editor. A plain field is added here; a column that only
 * owners or staff may see is not.
 */
const pageColumns = {
  description: text().notNull().default(''),
  content_body: text(),
  requirements: text().array().notNull().default([]),
  tags: text().array().notNull().default([]),
  difficulty_level: text({ enum: difficultyLevels }),
  language: text(),
  instructor_name: text(),
  instructor_avatar: text(),
  instructor_bio: text(),
  /** How many can hold it at once. */
  max_students: integer(),
  /** A lesson opens when those before it are done. */
  lessons_in_order: boolean().notNull().default(false),
  /** Of a class that of its first session; the database sees to it. */
  start_date: isoTimestamp(),
  /** Until when it is sold; null: until it starts. */
  sales_end_at: isoTimestamp(),
  /** Of a class; the place itself is for its holders. */
  class_place_kind: text({ enum: classPlaceKinds }),
  class_public_place: text(),
  is_active: boolean().notNull().default(true),
  cta_link: text(),
  auto_renewal: boolean().notNull().default(true),
  trial_period_days: integer().notNull().default(0),
  meta_title: text(),
  meta_description: text(),
  created_at: recordedAt(),
  updated_at: recordedAt(),
};

/** Shown as stored on cards, too. */
const cardColumns = {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  title: text().notNull(),
  type: text({ enum: productTypes }).notNull(),
  category: text(),
  short_description: text(),
  is_featured: boolean().notNull().default(false),
  is_subscription: boolean().notNull().default(false),
  billing_cycle: text({ enum: billingCycles }),
  launch_date: isoTimestamp(),
  cta_text: text(),
  duration_hours: numeric({ mode: 'number' }),
};

export const products = pgTable('products', {
  ...cardColumns,
  ...pageColumns,
  price: rupiahColumn().notNull(),
  original_price: rupiahColumn(),
  features: jsonb().$type<unknown>().notNull().default([]),
  media_gallery: jsonb().$type<unknown>().notNull().default([]),
  subscription_features: jsonb().$type<unknown>().notNull().default([]),
  coming_soon: boolean().notNull().default(false),
  sort_order: integer().notNull().default(0),
  content_metadata: jsonb().$type<unknown>().notNull().default({ sections: [] }),
  modules: jsonb().$type<unknown>().notNull().default([]),
  stock: integer(),
  /** Of the drawn cover, chosen by the database when the product is created. */
  cover_palette: text({ enum: paletteNames }).notNull().default(sql`chosen`),
  cover_composition: text({ enum: productCompositions }).notNull().default(sql`chosen`),
  /** What lists search; the migration computes it. */
  search_text: text().notNull().generatedAlwaysAs(sql`computed`),
  /** For optimistic locking. */
  version: integer().notNull().default(1),
  updated_by: uuid(),
  archived_at: isoTimestamp(),
});

export const shownOnCards = pickColumns(products, namesOf(cardColumns));
export const shownOnPages = pickColumns(products, namesOf(pageColumns));

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

/** What a bundle is made of. */
export const productParts = pgTable('product_parts', {
  bundle_id: uuid().notNull(),
  product_id: uuid().notNull(),
  sort_order: integer().notNull(),
});

/** When a class meets. */
export const classSessions = pgTable('class_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  product_id: uuid().notNull(),
  starts_at: isoTimestamp().notNull(),
  ends_at: isoTimestamp().notNull(),
  /** Address of a meeting or street; for who holds the class only. */
  place: text().notNull().default(''),
  /** Of the invitation: counts each change of time or place. */
  sequence: integer().notNull().default(0),
  /** May be no lesson any more. */
  recording_lesson_id: text(),
});

/** Whether sessions of the class are still to come. */
export const hasSessionsAhead = sql<boolean>`exists (
  select from class_sessions s where s.product_id = products.id and s.ends_at > now())`;

/** How many can be sold now, those of a bundle by its parts; null: unlimited. The migration defines it. */
export const sellableStock = sql<
  number | null
>`sellable_stock(${products.id}, ${products.type}, ${products.stock})`;

/** How many of one product its own stock, capacity and start allow; null: unlimited. */
export const unitsLeft = sql<number | null>`units_left(${products.id}, ${products.stock})`;

/** Whether its start, or the end of its sale, is over. */
export const salesEnded = sql<boolean>`sales_ended(${products})`;

export const productFiles = pgTable('product_files', {
  product_id: uuid().notNull(),
  file_id: uuid().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  sort_order: integer().notNull().default(0),
});
