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
import { z } from 'zod';
import { classPlaceKinds } from '#shared/bookings/classes.ts';
import { quizQuestionTypes } from '#shared/courses/lesson-work.ts';
import { productCompositions } from '#shared/kawung/cover-shapes.ts';
import { paletteNames } from '#shared/kawung/palettes.ts';
import {
  accessLevels,
  billingCycles,
  difficultyLevels,
  productTypes,
  variantCycles,
} from '#shared/shop/catalog.ts';
import {
  computedByDatabase,
  isoTimestamp,
  namesOf,
  pickColumns,
  recordedAt,
  rupiahColumn,
} from '../platform/database/columns.ts';

/** Shown on the product page. Never add a column here that only owners or staff may see. */
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
  max_students: integer(),
  lessons_in_order: boolean().notNull().default(false),
  /** A trigger sets a class's start to that of its first session. */
  start_date: isoTimestamp(),
  /** Null: until it starts. */
  sales_end_at: isoTimestamp(),
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
  cover_palette: text({ enum: paletteNames }).notNull().default(computedByDatabase),
  cover_composition: text({ enum: productCompositions }).notNull().default(computedByDatabase),
  search_text: text().notNull().generatedAlwaysAs(computedByDatabase),
  /** For optimistic locking. */
  version: integer().notNull().default(1),
  updated_by: uuid(),
  archived_at: isoTimestamp(),
});

export const cardProductFields = pickColumns(products, namesOf(cardColumns));
export const shownOnPages = pickColumns(products, namesOf(pageColumns));

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

export const productParts = pgTable('product_parts', {
  bundle_id: uuid().notNull(),
  product_id: uuid().notNull(),
  sort_order: integer().notNull(),
});

/** Lies in the catalogue because product pages list the times, and classes build on the catalogue. */
export const classSessions = pgTable('class_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  product_id: uuid().notNull(),
  starts_at: isoTimestamp().notNull(),
  ends_at: isoTimestamp().notNull(),
  /** Meeting link or street address, for holders of the class only. */
  place: text().notNull().default(''),
  /** iCalendar SEQUENCE: counts changes of time or place. */
  sequence: integer().notNull().default(0),
  recording_lesson_id: text(),
});

export const hasSessionsAhead = sql<boolean>`exists (
  select from class_sessions s where s.product_id = products.id and s.ends_at > now())`;

/** A bundle's stock is that of its parts; null: unlimited. */
export const sellableStock = sql<
  number | null
>`sellable_stock(${products.id}, ${products.type}, ${products.stock})`;

/** Stock, capacity and start of the product limit it; null: unlimited. */
export const unitsLeft = sql<number | null>`units_left(${products.id}, ${products.stock})`;

export const salesEnded = sql<boolean>`sales_ended(${products})`;

export const productFiles = pgTable('product_files', {
  product_id: uuid().notNull(),
  file_id: uuid().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  sort_order: integer().notNull().default(0),
});

export const storedQuizQuestion = z.object({
  id: z.string(),
  type: z.enum(quizQuestionTypes),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), is_correct: z.boolean() })).default([]),
  answers: z.array(z.string()).default([]),
  explanation: z
    .string()
    .nullish()
    .transform((text) => text || null),
});

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
