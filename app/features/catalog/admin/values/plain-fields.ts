import type { Separator } from '#app/components/admin/translations/use-english.ts';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';

export interface PlainField {
  /** The form shows the field at the end of this section. */
  readonly section: 'settings' | 'subscription' | 'pageText' | 'details' | 'cta' | 'search';
  /** Null: the section has its own, e.g. a choice. */
  readonly input: 'line' | 'wrapping line' | 'lines' | 'number' | null;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly hint?: () => string;
  /** The section places it by hand; any other field stands at its end. */
  readonly isPlaced?: true;
  /** Set for texts that visitors read: the separator of their parts, null for a text of one part. */
  readonly english?: Separator | null;
}

const isPlaced = true;

const fields = {
  slug: { section: 'settings', input: 'wrapping line', hint: () => copy.fields.slugHint, isPlaced },
  stock: { section: 'settings', input: 'number', hint: () => copy.fields.stockHint, isPlaced },
  trial_period_days: {
    section: 'subscription',
    input: 'number',
    isPlaced,
    hint: () => copy.fields.trialHint,
  },
  short_description: {
    section: 'pageText',
    input: 'lines',
    rows: 4,
    maxLength: 500,
    isPlaced,
    english: null,
  },
  category: { section: 'details', input: 'line', maxLength: 100, isPlaced, english: null },
  language: { section: 'details', input: null, isPlaced },
  tags: { section: 'details', input: 'wrapping line', maxLength: 2000, isPlaced, english: ',' },
  requirements: {
    section: 'details',
    input: 'lines',
    rows: 3,
    maxLength: 15_000,
    isPlaced,
    english: '\n',
  },
  difficulty_level: { section: 'details', input: null, isPlaced },
  duration_hours: { section: 'details', input: 'number', isPlaced },
  max_students: { section: 'details', input: 'number', isPlaced },
  instructor_name: { section: 'details', input: 'line', maxLength: 100, isPlaced },
  instructor_bio: {
    section: 'details',
    input: 'lines',
    rows: 5,
    maxLength: 2000,
    isPlaced,
    english: null,
  },
  instructor_avatar: { section: 'details', input: null, isPlaced },
  cta_text: {
    section: 'cta',
    input: 'line',
    maxLength: 60,
    isPlaced,
    hint: () => copy.fields.ctaTextHint,
    english: null,
  },
  cta_link: {
    section: 'cta',
    input: 'line',
    maxLength: 2000,
    isPlaced,
    hint: () => copy.fields.ctaLinkHint,
  },
  meta_title: { section: 'search', input: 'wrapping line', maxLength: 120, english: null },
  meta_description: { section: 'search', input: 'lines', rows: 3, maxLength: 300, english: null },
} satisfies Readonly<Record<string, PlainField>>;

export type PlainFieldName = keyof typeof fields;

/**
 * Fields of a product that are typed as one text, each said once. Its value, its place and what is read of it follow:
 * empty is null, unless `product-input.ts` reads it otherwise. Labels stand in `formCopy.texts`.
 */
export const plainFields: Readonly<Record<PlainFieldName, PlainField>> = fields;

const isPlain = (name: string): name is PlainFieldName => Object.hasOwn(fields, name);
export const plainNames: readonly PlainFieldName[] = Object.keys(fields).filter(isPlain);

/** In page order. */
export const plainNamesIn = (section: string): readonly PlainFieldName[] =>
  plainNames.filter((name) => plainFields[name].section === section);

/** The same for each plain field. */
export function forPlainFields<Value>(value: Value): Readonly<Record<PlainFieldName, Value>>;
export function forPlainFields(value: unknown) {
  return Object.fromEntries(plainNames.map((name) => [name, value]));
}
