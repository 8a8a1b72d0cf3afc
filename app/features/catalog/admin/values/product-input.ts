import { z } from 'zod';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import {
  courseLessonFields,
  courseModule,
  hasOneFilm,
  hasOneFilmAt,
  hasSingleOpening,
  lessonVideo,
  opensOnceAt,
  productFeature,
  productFields,
  variantInput,
} from '#contract/catalog/admin-product-fields.ts';
import {
  answerable,
  assignmentFields,
  quizFields,
  quizQuestionFields,
} from '#contract/courses/admin-lesson-work.ts';
import { MAX_QUIZ_QUESTIONS, MAX_TASK_LENGTH } from '#shared/courses/lesson-work.ts';
import { parseJson } from '#shared/json.ts';
import { type PlainFieldName, plainNames } from './plain-fields.ts';
import { lessonType, parseLines, parseList, parsePairs } from './product-values.ts';

/** Parses the field's text into the API's value; all its problems appear at the field. */
const parsedField = <Schema extends z.ZodType>(parse: (text: string) => unknown, schema: Schema) =>
  z
    .string()
    .default('')
    .transform((text, context): z.output<Schema> => {
      const result = schema.safeParse(parse(text));
      if (result.success) return result.data;
      context.addIssue({ code: 'custom', message: result.error.issues[0]?.message ?? '', input: text });
      return z.NEVER;
    });

/** From a `datetime-local` input, in WIB. */
const fromDateTimeInput = (local: string) => {
  const moment = new Date(`${local}:00+07:00`);
  return local === '' ? null : Number.isNaN(moment.getTime()) ? local : moment.toISOString();
};
const fromDecimal = (text: string) => {
  const digits = text.trim().replace(',', '.');
  return digits === '' ? null : /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
};
const mediaOf = (text: string) => {
  const media = parseJson(text);
  return Array.isArray(media) ? media.map((medium, sort_order) => ({ ...medium, sort_order })) : [];
};
const words = (text: string) => parseLines(text.replaceAll(',', '\n'));

const { subscription_features, content_metadata: _, ...fields } = productFields;
const benefit = subscription_features.element;
const storedLines = variantInput.pick({
  service_endpoints: true,
  usage_limits: true,
  specifications: true,
  metadata: true,
});

const question = quizQuestionFields
  .extend({
    options: z.array(quizQuestionFields.shape.options.unwrap().element).default([]),
    answers: parsedField(parseLines, quizQuestionFields.shape.answers),
  })
  .transform((one) =>
    one.type === 'short'
      ? { ...one, options: [] }
      : { ...one, answers: [], options: one.options.filter(({ text }) => text !== '') },
  )
  .superRefine(answerable);

const quiz = quizFields
  .extend({ questions: z.array(question).max(MAX_QUIZ_QUESTIONS).default([]) })
  .transform((asked) => (asked.questions.length === 0 ? null : asked));

const assignment = assignmentFields
  .extend({ task: z.string().trim().max(MAX_TASK_LENGTH).default('') })
  .transform((asked) => (asked.task === '' ? null : asked));

const lesson = courseLessonFields
  .extend({
    video: lessonVideo
      .partial({ file_id: true })
      .transform(({ file_id, ...video }) => (file_id === undefined ? null : { file_id, ...video })),
    quiz,
    assignment,
    opens_at: parsedField(fromDateTimeInput, courseLessonFields.shape.opens_at),
  })
  .refine(hasSingleOpening, opensOnceAt)
  .refine(hasOneFilm, hasOneFilmAt)
  .transform((parts) => ({ ...parts, type: lessonType(parts) }));

const variant = variantInput
  .extend({
    id: fields.variants.element.shape.id,
    price: rupiahInput(),
    features: parsedField(parseLines, variantInput.shape.features),
    service_endpoints: z.string().default(''),
    usage_limits: z.string().default(''),
    specifications: z.string().default(''),
    metadata: z.string().default(''),
    stored: z
      .string()
      .default('')
      .transform(parseJson)
      .pipe(storedLines.catch(storedLines.parse({}))),
  })
  .transform(({ id, stored, ...typedVariant }) => ({
    ...typedVariant,
    ...(id !== undefined && { id }),
    service_endpoints: parseList(typedVariant.service_endpoints, stored.service_endpoints),
    usage_limits: parsePairs(typedVariant.usage_limits, stored.usage_limits),
    specifications: parsePairs(typedVariant.specifications, stored.specifications),
    metadata: parsePairs(typedVariant.metadata, stored.metadata),
  }));

/** The plain fields of the contract; what is empty is not posted. */
function emptyIsNull<Fields extends Readonly<Record<PlainFieldName, z.ZodType>>>(
  contract: Fields,
): { readonly [Name in PlainFieldName]: z.ZodDefault<Fields[Name]> };
function emptyIsNull(contract: Readonly<Record<PlainFieldName, z.ZodType>>) {
  return Object.fromEntries(plainNames.map((name) => [name, contract[name].default(null)]));
}

/** The contract's fields as a form posts them (APRD-065 to APRD-074); empty values become null. */
export const productInput = z.object({
  ...fields,
  ...emptyIsNull(fields),
  slug: fields.slug.default(''),
  price: rupiahInput(),
  original_price: rupiahInput()
    .optional()
    .transform((price) => price || null),
  description: fields.description.default(''),
  content_body: fields.content_body.default(null),
  features: z
    .array(productFeature.extend({ text: productFeature.shape.text.default('') }))
    .transform((list) => list.filter(({ text }) => text !== '')),
  subscription_features: z.array(benefit.extend({ description: benefit.shape.description.default('') })),
  media_gallery: parsedField(mediaOf, fields.media_gallery),
  launch_date: parsedField(fromDateTimeInput, fields.launch_date),
  billing_cycle: fields.billing_cycle.default(null),
  trial_period_days: fields.trial_period_days.default(0),
  auto_renewal: fields.auto_renewal.default(true),
  duration_hours: parsedField(fromDecimal, fields.duration_hours),
  lessons_in_order: fields.lessons_in_order.default(false),
  modules: z.array(courseModule.extend({ lessons: z.array(lesson) })),
  requirements: parsedField(parseLines, fields.requirements),
  tags: parsedField(words, fields.tags),
  variants: z.array(variant),
  parts: z.array(z.object({ id: fields.parts.element }).transform(({ id }) => id)).pipe(fields.parts),
  version: z.int().optional(),
  /** Publishes a new product; without it, it is saved as a draft. */
  publish: z.string().optional(),
  /** Names of edited fields, so that a sale in between is not undone; a new product sends all of them. */
  changed: z
    .string()
    .default('')
    .transform((names) => names.split(',')),
});
