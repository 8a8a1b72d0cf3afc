import { z } from 'zod';
import { lessonAsks, lessonTypes } from '#shared/courses/course.ts';
import { filmTypeNames } from '#shared/courses/film.ts';
import { uploadTypes } from '#shared/files/uploads.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { contentSection } from '../catalog/content-section.ts';
import { accountApi } from '../endpoint.ts';
import { senField, timestamp, uuid, window } from '../fields.ts';
import { ownerHtml, ownerText, untranslated } from '../owner-text.ts';
import { heldRefund, refundForfeited } from '../refunds/held-refund.ts';
import { storedFile } from '../stored-file.ts';
import { searchText } from '../typed-text.ts';
import { embeddedFilm, filmLink } from './film-link.ts';
import { lessonAssignment } from './hand-ins.ts';
import { denied, lessonId, noFile, noLesson, slug } from './learning-fields.ts';
import { lessonLock, lessonLocked, lessonRequirement } from './lesson-lock.ts';
import { lessonQuiz } from './lesson-quiz.ts';
import { certificate } from './public-certificates.ts';

const account = accountApi('Learning');

const courseProgress = z.object({
  lessons_total: z.int(),
  lessons_done: z.int(),
  percent: z.int().min(0).max(100).meta({ description: '100 only when nothing is left.' }),
});

const heldProduct = z.object({
  id: uuid,
  slug: z.string(),
  title: ownerText('catalog'),
  type: z.enum(productTypes),
  short_description: ownerText('catalog').nullable(),
  cover_url: z.string().nullable(),
  is_subscription: z.boolean(),
  ...untranslated,
});

const purchaseCard = z
  .object({
    holding_id: uuid,
    product_id: uuid,
    order_id: uuid.nullable().meta({ description: 'null for a gift and for what came without an order.' }),
    purchased_at: timestamp,
    download_count: z.int(),
    file_count: z.int(),
    progress: courseProgress.nullable().meta({ description: 'null: the product is no course.' }),
    product: heldProduct,
  })
  .meta({ id: 'PurchaseCard' });
export type PurchaseCard = z.output<typeof purchaseCard>;

const lessonRef = z.object({
  id: z.string(),
  title: ownerText('catalog'),
  type: z.enum(lessonTypes),
  duration: z.string().nullable(),
  ...untranslated,
});

export const currentCourse = z.object({
  slug: z.string(),
  title: ownerText('catalog'),
  cover_url: z.string().nullable(),
  progress: courseProgress,
  module_title: ownerText('catalog'),
  lesson: lessonRef,
  lock: lessonLock.nullable().meta({ description: 'Not null: nothing is left but to wait for this lesson.' }),
});
export type CurrentCourse = z.output<typeof currentCourse>;

export const purchaseSorts = ['recent', 'activity', 'title'] as const;

export const listPurchases = account.get('/api/purchases', {
  summary:
    'Products that the signed-in user holds, with the progress in each course, and the course to go on with',
  query: z.object({
    ...window(24),
    search: searchText.optional(),
    type: z.enum(productTypes).optional(),
    sort: z.enum(purchaseSorts).default('recent'),
  }),
  output: z.object({
    purchases: z.array(purchaseCard),
    total: z.int(),
    types: z.array(z.enum(productTypes)).meta({ description: 'Types of which the user holds something.' }),
    in_hand: currentCourse.nullable(),
  }),
});
export type PurchaseList = z.output<typeof listPurchases.output>;

const courseLesson = lessonRef.extend({
  is_available: z.boolean().meta({ description: 'false: announced, and nothing in it yet.' }),
  is_done: z.boolean(),
  position_seconds: z.int(),
  lock: lessonLock.nullable().meta({ description: 'null: it can be opened.' }),
  asks: z
    .enum(lessonAsks)
    .nullable()
    .meta({ description: 'What it asks for besides being read; a quiz first.' }),
});

const course = z
  .object({
    modules: z.array(
      z.object({
        title: ownerText('catalog'),
        duration: z.string().nullable(),
        description: ownerText('catalog').nullable(),
        lessons: z.array(courseLesson),
        ...untranslated,
      }),
    ),
    progress: courseProgress,
    resume_lesson_id: z.string(),
  })
  .meta({ id: 'Course' });
export type Course = z.output<typeof course>;

const fileFacts = z.object({
  id: uuid,
  file_name: z.string(),
  content_type: z.string(),
  size_bytes: z.int(),
});

const notStamped = { FILE_NOT_STAMPED: { status: 409 } } as const;

const purchase = z
  .object({
    product: heldProduct.extend({ is_featured: z.boolean() }),
    holding: z.object({
      id: uuid,
      order_id: uuid.nullable().meta({ description: 'null for a gift: the order is that of the giver.' }),
      is_gift: z.boolean(),
      bundle_title: ownerText('catalog', 'The bundle that it was bought in.').nullable(),
      purchased_at: timestamp,
      price_bigint: senField.nullable().meta({ description: 'Paid for it in its order; null without one.' }),
      paid_with: z.string().nullable().meta({
        description: 'What that order was paid with, in the language of the request; null: nothing was paid.',
      }),
      download_count: z.int(),
      last_downloaded_at: timestamp.nullable(),
    }),
    sections: z.array(contentSection),
    course: course.nullable(),
    files: z.array(
      fileFacts.extend({
        title: ownerText('catalog'),
        description: ownerText('catalog'),
        is_downloaded: z.boolean(),
      }),
    ),
    certificate: certificate.nullable(),
    refund: heldRefund.nullable().meta({ description: 'null for what its holder did not buy.' }),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.output<typeof purchase>;

export const getPurchase = account.get('/api/purchases/{slug}', {
  summary: 'Everything behind one purchase: all sections, the course, the files, what was paid',
  guest_product: 'slug',
  params: z.object({ slug }),
  output: z.object({ purchase }),
  refusals: denied,
});

const lesson = lessonRef.extend({
  description: ownerText('catalog').nullable(),
  body: ownerHtml('catalog').nullable(),
  video: z
    .object({
      url: z.string().meta({ description: 'As it was uploaded.' }),
      captions_url: z.string().nullable(),
      holder: z.string().meta({ description: 'Whose copy it is, to be shown over the film.' }),
      film: filmLink.nullable().meta({ description: 'As HLS in several sizes; null: not prepared.' }),
    })
    .nullable(),
  embed: embeddedFilm.nullable(),
  file: fileFacts.extend({ title: ownerText('catalog').nullable() }).nullable(),
  quiz: lessonQuiz.nullable(),
  assignment: lessonAssignment.nullable(),
  requirement: z
    .enum(lessonAsks)
    .nullable()
    .meta({ description: 'What has to be passed or accepted before it can be done; null: nothing is left.' }),
  is_done: z.boolean(),
  position_seconds: z.int(),
});
export type Lesson = z.output<typeof lesson>;

export const getLesson = account.get('/api/purchases/{slug}/lessons/{lesson_id}', {
  summary: 'One lesson, with the course around it and where the video was left',
  guest_product: 'slug',
  params: z.object({ slug, lesson_id: lessonId }),
  output: z.object({
    product: heldProduct.pick({ slug: true, title: true }),
    course,
    lesson,
    module_title: ownerText('catalog'),
    previous_id: z.string().nullable(),
    next_id: z.string().nullable(),
    has_certificate: z.boolean(),
    note: z.string().meta({ description: 'What the reader wrote down; empty without one.' }),
  }),
  refusals: { ...denied, ...noLesson, ...lessonLocked, ...refundForfeited },
});
export type LessonView = z.output<typeof getLesson.output>;

export const openLesson = account.post('/api/purchases/{slug}/lessons/{lesson_id}/open', {
  summary: 'Opens a lesson also where that ends the right to money back; afterwards it can be read',
  guest_product: 'slug',
  rate_limit: { name: 'lesson-open', points: 120, seconds: 60 },
  params: z.object({ slug, lesson_id: lessonId }),
  output: z.object({ opened: z.literal(true) }),
  refusals: { ...denied, ...noLesson, ...lessonLocked, ...refundForfeited },
});

const MAX_VIDEO_SECONDS = 86_400;

export const recordLessonProgress = account.put('/api/purchases/{slug}/lessons/{lesson_id}/progress', {
  summary:
    'Where the learner is in a lesson; safe to repeat, late and double visits are merged, done stays done',
  guest_product: 'slug',
  rate_limit: { name: 'lesson-progress', points: 120, seconds: 60 },
  params: z.object({ slug, lesson_id: lessonId }),
  body: z.object({
    position_seconds: z.int().min(0).max(MAX_VIDEO_SECONDS).default(0),
    is_done: z.boolean().default(false),
    watched_at: timestamp.meta({
      description: 'When, by the clock of the device; the future counts as now.',
    }),
  }),
  output: z.object({ progress: courseProgress }),
  refusals: { ...denied, ...noLesson, ...lessonLocked, ...lessonRequirement },
});

export const createDownloadLink = account.post('/api/purchases/{slug}/files/{file_id}/link', {
  summary: 'Begins a download: a link to save a file, good for five minutes and for this user only',
  guest_product: 'slug',
  rate_limit: { name: 'file-link', points: 60, seconds: 60 },
  params: z.object({ slug, file_id: uuid }),
  output: z.object({ url: z.string(), expires_at: timestamp }),
  refusals: { ...denied, ...noFile, ...lessonLocked, ...notStamped },
});

export const getFile = account.get('/api/files/{id}', {
  summary: 'The file behind a signed link, a PDF stamped for its holder; the holding is checked once more',
  guest_product: 'product_id',
  answers: 'file',
  media_types: [...new Set([...filmTypeNames, ...Object.keys(uploadTypes)])],
  params: z.object({ id: uuid }),
  query: z.object({
    product_id: uuid,
    link_id: uuid,
    purpose: z.enum(['view', 'download']),
    expires: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    signature: z.string().min(1).max(100),
  }),
  output: storedFile,
  refusals: { ...denied, ...noFile, ...notStamped, LINK_EXPIRED: { status: 410 } },
});
