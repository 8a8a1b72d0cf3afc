import { z } from 'zod';
import { toDateTimeInput } from '#app/lib/forms/moment-input.ts';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import type { LessonType } from '#shared/courses/course.ts';
import { quizQuestionTypes } from '#shared/courses/lesson-work.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { billingCycles, featureIcons, productTypes, variantCycles } from '#shared/shop/catalog.ts';
import type { ProductKind } from '../product-kind.ts';
import { forPlainFields } from './plain-fields.ts';

export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type StoredRecord = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
export const formatPairs = (record: StoredRecord): string =>
  Object.entries(record)
    .map(([name, value]) => `${name}: ${toText(value)}`)
    .join('\n');

/** Typed entries are text, even `12` and `null`; a stored value keeps its type while its text is unchanged. */
export function parsePairs(text: string, stored: StoredRecord): Record<string, unknown> {
  if (text === formatPairs(stored)) return { ...stored };
  const pairs = parseLines(text).map((line) => {
    const [head = '', ...rest] = line.split(':');
    const [name, value] = [head.trim(), rest.join(':').trim()];
    return [
      name,
      Object.hasOwn(stored, name) && toText(stored[name]) === value ? stored[name] : value,
    ] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

export const parseList = (text: string, stored: readonly unknown[]): unknown[] =>
  parseLines(text).map((line) => stored.find((value) => toText(value) === line) ?? line);

/** As typed. The API and older drafts hold numbers, booleans and null. */
const text = z
  .unknown()
  .transform((value) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''))
  .prefault('');
const flag = z
  .unknown()
  .transform((value) => (String(value) === 'true' ? 'true' : 'false'))
  .prefault('false');
const json = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? value : JSON.stringify(value ?? null)))
  .prefault(null);
/** Conform has nothing for a row whose fields are all empty. */
const rows = <Row extends z.ZodType>(row: Row) =>
  z.array(z.preprocess((value) => value ?? {}, row)).catch([]);

const feature = z.object({ text, icon: z.enum(featureIcons).catch(featureIcons[0]) });
const benefit = z.object({ name: text, description: text });
const video = z.object({ file_id: text, captions_file_id: text });
const option = z.object({ id: text, text, is_correct: flag });
const question = z.object({
  id: text,
  type: z.enum(quizQuestionTypes).catch('single'),
  text,
  options: rows(option),
  answers: z
    .unknown()
    .transform((value) => (Array.isArray(value) ? value.join('\n') : value))
    .pipe(text)
    .prefault(''),
  explanation: text,
});
const quiz = z.object({ pass_percent: text, is_required: flag, questions: rows(question) });
const assignment = z.object({ task: text, is_required: flag });
const orEmpty = <Part extends z.ZodType>(part: Part) =>
  z.preprocess((value) => value ?? {}, part).prefault({});

const lesson = z.object({
  id: text,
  title: text,
  duration: text,
  description: text,
  body: text,
  video: orEmpty(video),
  embed_url: text,
  file_id: text,
  quiz: orEmpty(quiz),
  assignment: orEmpty(assignment),
  is_preview: flag,
  opens_after_days: text,
  opens_at: text,
});
const module = z.object({ title: text, duration: text, description: text, lessons: rows(lesson) });
const file = z.object({ file_id: text, title: text, description: text });
const part = z.object({ id: text, title: text, price: text, is_sold: flag });
const variant = z.object({
  id: text,
  name: text,
  price: text,
  stock: text,
  billing_cycle: z.enum(variantCycles).catch('monthly'),
  access_level: text,
  details: text,
  features: text,
  service_endpoints: text,
  subscription_content: text,
  subscription_example: text,
  usage_limits: text,
  specifications: text,
  metadata: text,
  /** The stored values behind the lines above, so that untouched lines keep their types. */
  stored: json,
  is_subscription: flag,
  is_active: flag,
});

export const rowValues = {
  features: feature,
  subscription_features: benefit,
  modules: module,
  lessons: lesson,
  questions: question,
  options: option,
  variants: variant,
  files: file,
  parts: part,
};

/** The form's fields. A plain one is added in `plain-fields.ts`, any other here, in `product-input.ts` and on a section. */
const productValues = z.object({
  title: text,
  type: z.enum(productTypes).catch('e_course'),
  price: text,
  original_price: text,
  media_gallery: json,
  is_active: flag,
  is_featured: flag,
  coming_soon: flag,
  launch_date: text,
  ...forPlainFields(text),
  description: text,
  content_body: text,
  features: rows(feature),
  subscription_features: rows(benefit),
  billing_cycle: z.enum(['', ...billingCycles]).catch(''),
  auto_renewal: flag,
  variants: rows(variant),
  modules: rows(module),
  lessons_in_order: flag,
  files: rows(file),
  parts: rows(part),
});

export type ProductValues = z.output<typeof productValues>;
export type FieldName = keyof ProductValues;
export type CourseModule = z.output<typeof module>;
export type Lesson = z.output<typeof lesson>;
export type QuizQuestion = z.output<typeof question>;
export type ProductFile = z.output<typeof file>;
export type BundlePart = z.output<typeof part>;
export type VariantValues = z.output<typeof variant>;

/** Accepts values from the form or from a draft, including drafts of older releases. */
export const readValues = (typed: unknown): ProductValues => productValues.parse(typed ?? {});

/** The price must be typed, 0 for free (ADR 0054); see APRD-057, APRD-063, APRD-064. */
export const emptyValues = ({ is_subscription }: Pick<ProductKind, 'is_subscription'>): ProductValues =>
  readValues({
    trial_period_days: '0',
    media_gallery: [],
    type: is_subscription ? 'subscription_service' : 'e_course',
    billing_cycle: is_subscription ? 'monthly' : '',
    is_active: true,
    auto_renewal: true,
  });

export function valuesOf(product: AdminProduct): ProductValues {
  const { original_price, media_gallery, variants } = product;
  return readValues({
    ...product,
    price: rupiahText(product.price),
    original_price: original_price === null || original_price === 0 ? '' : rupiahText(original_price),
    requirements: product.requirements.join('\n'),
    tags: product.tags.join(', '),
    launch_date: toDateTimeInput(product.launch_date),
    modules: product.modules.map(toModuleValues),
    media_gallery: media_gallery.map(({ type, url, alt }) => ({ type, url, alt })),
    variants: variants.map(toVariantValues),
  });
}

const toModuleValues = (module: AdminProduct['modules'][number]) => ({
  ...module,
  lessons: module.lessons.map((lesson) => ({ ...lesson, opens_at: toDateTimeInput(lesson.opens_at) })),
});

function toVariantValues(stored: AdminProduct['variants'][number]) {
  const { service_endpoints, usage_limits, specifications, metadata } = stored;
  return {
    ...stored,
    price: rupiahText(stored.price),
    features: stored.features.map((one) => one.text).join('\n'),
    service_endpoints: service_endpoints.map(toText).join('\n'),
    usage_limits: formatPairs(usage_limits),
    specifications: formatPairs(specifications),
    metadata: formatPairs(metadata),
    stored: { service_endpoints, usage_limits, specifications, metadata },
  };
}

const isFieldName = (name: string): name is FieldName => name in productValues.shape;
export const fieldNames: readonly FieldName[] = Object.keys(productValues.shape).filter(isFieldName);

export const changedNames = (base: ProductValues, values: ProductValues): readonly FieldName[] =>
  fieldNames.filter((name) => JSON.stringify(base[name]) !== JSON.stringify(values[name]));

export function lessonType({ video, embed_url, body, file_id }: LessonContent): LessonType {
  if (video || embed_url) return 'video';
  return !body && file_id ? 'file' : 'text';
}

interface LessonContent {
  readonly video: unknown;
  readonly embed_url: string | null;
  readonly body: string | null;
  readonly file_id: string | null;
}
