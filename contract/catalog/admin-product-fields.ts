import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { SAFE_MEDIA_URL } from '#shared/content/content-sections.ts';
import { lessonTypes, MAX_DRIP_DAYS } from '#shared/courses/course.ts';
import { filmAddressIn, parseFilmAddress } from '#shared/courses/film-hosts.ts';
import {
  accessLevels,
  billingCycles,
  difficultyLevels,
  featureIcons,
  MAX_BUNDLE_PARTS,
  MAX_PRODUCT_FILES,
  productTypes,
  variantCycles,
} from '#shared/shop/catalog.ts';
import { contentMetadata } from '../content/admin-edited-section.ts';
import { assignmentFields, quizFields } from '../courses/admin-lesson-work.ts';
import { rupiahField, settableMoment, timestamp, uuid } from '../fields.ts';
import { typedLine, typedText } from '../typed-text.ts';
import { line, link, writtenFacts } from './product-facts.ts';

const html = z.string().max(100_000);
const lines = (most: number, longest: number) => z.array(typedText.min(1).max(longest)).max(most);
const stockCount = z.int().min(0).max(1_000_000);

export const productFeature = z.object({
  text: typedLine.min(1).max(300),
  icon: z.enum(featureIcons).nullable().default('default'),
});
/** Older features are plain strings (AENT-006). */
const readFeature = z.union([
  z.string().transform((text) => ({ text, icon: 'default' as const })),
  productFeature,
]);

const medium = z.object({
  type: z.enum(['image', 'video']),
  url: z.string().max(2000).regex(SAFE_MEDIA_URL),
  alt: typedLine.max(300).nullable().default(null),
  sort_order: z.int().min(0).max(1000).default(0),
});

const file = uuid.nullable().default(null);
export const lessonVideo = z.object({ file_id: uuid, captions_file_id: file });
const filmAddress = z
  .string()
  .max(3000)
  .overwrite(filmAddressIn)
  .refine((address) => parseFilmAddress(address) !== null, { error: () => adminInput.filmAddress })
  .nullable()
  .default(null)
  // Mutually exclusive with `video`.
  .meta({ examples: [null] });
export const courseLessonFields = z.object({
  id: z.string().max(100).default(''),
  title: line(200).default(null),
  duration: line(50).default(null),
  type: z.enum(lessonTypes).default('text'),
  description: line(1000).default(null),
  body: html.nullable().default(null),
  video: lessonVideo.nullable().default(null),
  embed_url: filmAddress,
  file_id: file,
  quiz: quizFields.nullable().default(null),
  assignment: assignmentFields.nullable().default(null),
  is_preview: z.boolean().default(false),
  opens_after_days: z.int().min(0).max(MAX_DRIP_DAYS).nullable().default(null),
  // Mutually exclusive with `opens_after_days`.
  opens_at: settableMoment
    .nullable()
    .default(null)
    .meta({ examples: [null] }),
});
type Opening = Pick<z.output<typeof courseLessonFields>, 'opens_after_days' | 'opens_at'>;
export const hasSingleOpening = ({ opens_after_days, opens_at }: Opening) =>
  opens_after_days === null || opens_at === null;
export const opensOnceAt = { error: () => adminInput.opensOnce, path: ['opens_at'] };
type Films = Pick<z.output<typeof courseLessonFields>, 'video' | 'embed_url'>;
export const hasOneFilm = ({ video, embed_url }: Films) => video === null || embed_url === null;
export const hasOneFilmAt = { error: () => adminInput.oneFilm, path: ['embed_url'] };
const courseLesson = courseLessonFields
  .refine(hasSingleOpening, opensOnceAt)
  .refine(hasOneFilm, hasOneFilmAt);
export const courseModule = z.object({
  title: line(200).default(null),
  duration: line(50).default(null),
  description: line(1000).default(null),
  lessons: z.array(courseLesson).max(100).default([]),
});

const productFile = z.object({
  file_id: uuid,
  title: typedLine.min(1).max(200),
  description: typedText.max(500).default(''),
});
export type ProductFile = z.output<typeof productFile>;

/** A file may be listed once per product. */
const productFiles = z
  .array(productFile)
  .max(MAX_PRODUCT_FILES)
  .superRefine((files, context) => {
    for (const [place, { file_id }] of files.entries()) {
      if (files.findIndex((file) => file.file_id === file_id) < place)
        context.addIssue({
          code: 'custom',
          path: [place, 'file_id'],
          message: adminInput.fileOnce,
        });
    }
  });

const record = z.record(z.string().max(100), z.unknown());

/** Fields that can be edited (AVAR-001 to AVAR-007). */
export const variantInput = z.object({
  name: typedLine.min(1).max(100),
  price: rupiahField,
  stock: stockCount.nullable().default(null),
  metadata: record.default({}),
  details: line(2000).default(null),
  features: z.array(readFeature).max(50).default([]),
  specifications: record.default({}),
  subscription_content: line(5000).default(null),
  subscription_example: line(5000).default(null),
  is_subscription: z.boolean().default(true),
  billing_cycle: z.enum(variantCycles),
  usage_limits: record.default({}),
  service_endpoints: z.array(z.unknown()).max(50).default([]),
  access_level: z.enum(accessLevels).nullable().default(null),
  is_active: z.boolean().default(true),
});

export const productVariant = variantInput
  .extend({
    id: uuid,
    product_id: uuid,
    features: z.array(z.object({ text: z.string(), icon: z.string().nullable() })),
    sort_order: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ProductVariant' });
export type ProductVariant = z.output<typeof productVariant>;

/** Part of the full set; an id updates the existing variant (AVAR-006). */
const variantUpsert = variantInput.extend({ id: uuid.optional() });
export type VariantUpsert = z.output<typeof variantUpsert>;

export const productSlug = typedLine
  .max(200)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: () => adminInput.productSlug });

export const productFields = {
  title: typedLine.min(1).max(200),
  slug: productSlug.meta({ description: 'Empty: made from the title, with -2, -3 … when it is taken.' }),
  type: z.enum(productTypes),
  category: line(100),
  price: rupiahField,
  original_price: rupiahField.nullable(),
  short_description: line(500),
  description: html.meta({ description: 'HTML; sanitised on the way in.' }),
  content_body: html.nullable().meta({ description: 'HTML; sanitised on the way in.' }),
  features: z.array(readFeature).max(50),
  media_gallery: z.array(medium).max(50),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  coming_soon: z.boolean(),
  launch_date: settableMoment.nullable(),
  billing_cycle: z.enum(billingCycles).nullable().meta({ description: 'Only of a subscription.' }),
  subscription_features: z
    .array(z.object({ name: typedLine.min(1).max(200), description: typedText.max(1000) }))
    .max(50),
  auto_renewal: z.boolean(),
  trial_period_days: z.int().min(0).max(365),
  cta_text: line(60),
  cta_link: link,
  duration_hours: z.number().min(0).max(9999).nullable(),
  modules: z.array(courseModule).max(100),
  difficulty_level: z.enum(difficultyLevels).nullable(),
  language: line(50),
  requirements: lines(50, 300),
  tags: lines(30, 50),
  ...writtenFacts,
  stock: stockCount.nullable(),
  meta_title: line(120),
  meta_description: line(300),
  content_metadata: contentMetadata,
  parts: z
    .array(uuid)
    .max(MAX_BUNDLE_PARTS)
    .refine((ids) => new Set(ids).size === ids.length, { error: () => adminInput.partOnce })
    .meta({ description: 'Of a bundle: the products in it, in this order. At least two.' }),
  variants: z.array(variantUpsert).max(20),
  files: productFiles.meta({
    description: 'What owners download, in this order; never sent to anybody else.',
  }),
};
const fields = z.object(productFields).partial();
export type ProductFields = Omit<z.output<typeof fields>, 'variants' | 'files' | 'parts'>;
