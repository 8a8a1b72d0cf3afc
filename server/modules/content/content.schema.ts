import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { contentStatuses, industries, sitePages as sitePageNames } from '#shared/content.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** What the migration computes; here only so that queries can name it and nothing can write it. */
const computed = sql`computed by the migration`;

const publishing = {
  status: text({ enum: contentStatuses }).notNull().default('draft'),
  published_at: moment('published_at'),
  /** When a draft is to be published by itself. */
  scheduled_at: moment('scheduled_at'),
  meta_title: text(),
  meta_description: text(),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
};

export const blogPosts = pgTable('blog_posts', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  title: text().notNull(),
  excerpt: text().notNull().default(''),
  content: text().notNull().default(''),
  category: text().notNull(),
  tags: text().array().notNull().default([]),
  featured_image: text(),
  author_id: uuid(),
  ...publishing,
  search_text: text().notNull().generatedAlwaysAs(computed),
  word_count: integer().notNull().generatedAlwaysAs(computed),
  search: tsvector().notNull().generatedAlwaysAs(computed),
});

export const caseStudies = pgTable('case_studies', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  title: text().notNull(),
  company: text().notNull(),
  industry: text({ enum: industries }).notNull(),
  excerpt: text().notNull().default(''),
  content: text().notNull().default(''),
  preview_image: text(),
  featured_image: text(),
  logo_image: text(),
  challenges: text().array().notNull().default([]),
  solutions: text().array().notNull().default([]),
  results: text().array().notNull().default([]),
  result_metrics: jsonb().$type<unknown>().notNull().default([]),
  impact_metrics: jsonb().$type<unknown>().notNull().default([]),
  ...publishing,
  search_text: text().notNull().generatedAlwaysAs(computed),
});

const ordered = {
  id: uuid().primaryKey().defaultRandom(),
  sort_order: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
};

export const faqItems = pgTable('faq_items', {
  ...ordered,
  updated_at: moment('updated_at').notNull().defaultNow(),
  question: text().notNull(),
  answer: text().notNull(),
});

export const testimonials = pgTable('testimonials', {
  ...ordered,
  updated_at: moment('updated_at').notNull().defaultNow(),
  quote: text().notNull(),
  role: text().notNull(),
  business: text().notNull(),
});

export const sitePages = pgTable('site_pages', {
  name: text({ enum: sitePageNames }).primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  content: text().notNull(),
  updated_at: moment('updated_at').notNull().defaultNow(),
});

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

export const settingChanges = pgTable('setting_changes', {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  base_value: text().notNull(),
  value: text().notNull(),
  status: text({ enum: ['pending', 'approved', 'rejected'] })
    .notNull()
    .default('pending'),
  requested_by: uuid().notNull(),
  decided_by: uuid(),
  decided_at: moment('decided_at'),
  created_at: moment('created_at').notNull().defaultNow(),
});

export const slugRedirects = pgTable('slug_redirects', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  post_id: uuid(),
  case_study_id: uuid(),
});
