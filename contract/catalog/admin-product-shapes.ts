import { z } from 'zod';
import { lessonTypes } from '#shared/courses/course.ts';
import { billingCycles, difficultyLevels, productTypes } from '#shared/shop/catalog.ts';
import { lessonWork } from '../courses/admin-lesson-work.ts';
import { currency, rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { productVariant } from './admin-product-fields.ts';
import { productFacts, productStart } from './product-facts.ts';

const listed = z.object({
  id: uuid,
  version: z.int(),
  title: z.string(),
  slug: z.string(),
  type: z.enum(productTypes),
  category: z.string().nullable(),
  price: rupiahField,
  original_price: rupiahField.nullable(),
  currency,
  cover_url: z.string().nullable(),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  is_subscription: z.boolean(),
  billing_cycle: z.enum(billingCycles).nullable(),
  coming_soon: z.boolean(),
  launch_date: timestamp.nullable(),
  sort_order: z.int(),
  stock: z.int().nullable(),
  is_broken: z
    .boolean()
    .meta({ description: 'A bundle with a part that is not sold: it is not sold either.' }),
  archived_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
const bundlePart = z.object({
  id: uuid,
  title: z.string(),
  price: rupiahField,
  is_sold: z.boolean().meta({ description: 'It can be bought; the bundle is not sold while one can not.' }),
});

const contentMetadata = z.record(z.string(), z.unknown());
export const listedProduct = listed
  .extend({
    content_metadata: contentMetadata,
    units_sold: z.int().meta({ description: 'By itself, gifts included; parts of bundles are not counted.' }),
    revenue_bigint: senField.meta({
      description: 'What was paid for them, after discounts, whether or not given back.',
    }),
  })
  .meta({ id: 'ListedProduct' });
export type ListedProduct = z.output<typeof listedProduct>;

const medium = z.object({
  type: z.enum(['image', 'video']),
  url: z.string(),
  alt: z.string().nullable(),
  is_featured: z.boolean().meta({ description: 'True for the first image only.' }),
  sort_order: z.int(),
});
const lesson = z.object({
  id: z.string(),
  title: z.string().nullable(),
  duration: z.string().nullable(),
  type: z.enum(lessonTypes),
  description: z.string().nullable(),
  body: z.string().nullable(),
  video: z.object({ file_id: uuid, captions_file_id: uuid.nullable() }).nullable(),
  embed_url: z.string().nullable().meta({ description: 'Of a film that lies with another host.' }),
  file_id: uuid.nullable(),
  ...lessonWork,
  is_preview: z.boolean(),
  opens_after_days: z.int().nullable(),
  opens_at: timestamp.nullable(),
});

export const adminProduct = listed
  .extend({
    short_description: z.string().nullable(),
    description: z.string(),
    content_body: z.string().nullable(),
    features: z.array(z.object({ text: z.string(), icon: z.string().nullable() })),
    media_gallery: z.array(medium),
    images: z.array(z.string()).meta({ description: 'Read from media_gallery, as are `videos`.' }),
    videos: z.array(z.string()),
    subscription_features: z.array(z.object({ name: z.string(), description: z.string() })),
    auto_renewal: z.boolean(),
    trial_period_days: z.int(),
    cta_text: z.string().nullable(),
    cta_link: z.string().nullable(),
    cta_url: z.string().nullable().meta({ description: 'The same as `cta_link`.' }),
    duration_hours: z.number().nullable(),
    modules: z.array(
      z.object({
        title: z.string().nullable(),
        duration: z.string().nullable(),
        description: z.string().nullable(),
        lessons: z.array(lesson),
      }),
    ),
    difficulty_level: z.enum(difficultyLevels).nullable(),
    language: z.string().nullable(),
    requirements: z.array(z.string()),
    tags: z.array(z.string()),
    ...productFacts,
    ...productStart,
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
    content_metadata: contentMetadata,
    parts: z.array(bundlePart).meta({ description: 'Of a bundle: the products in it, in their order.' }),
    variants: z.array(productVariant),
    files: z
      .array(z.object({ file_id: uuid, title: z.string(), description: z.string() }))
      .meta({ description: 'What its owners download, in their order.' }),
    updated_by: z.string().nullable().meta({ description: 'Who edited it last, by name.' }),
  })
  .meta({ id: 'AdminProduct' });
export type AdminProduct = z.output<typeof adminProduct>;
