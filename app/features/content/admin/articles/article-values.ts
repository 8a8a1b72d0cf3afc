import type { FormRow, FormValues } from '#app/components/form/use-action-form.ts';
import { isRecord } from '#shared/json.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import type { SavedArticle } from './article-kind.ts';

const blankArticle = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  status: 'draft',
  published_at: '',
  meta_title: '',
  meta_description: '',
  featured_image: '',
};

export const blankPost: FormValues = { ...blankArticle, category: '', tags: '' };

export const blankCaseStudy: FormValues = {
  ...blankArticle,
  client_name: '',
  industry: 'Retail',
  preview_image: '',
  logo_image: '',
  challenges: '',
  solutions: '',
  results: '',
  result_metrics: [],
  impact_metrics: [],
};

export function articleValues(blank: FormValues, article: SavedArticle | null): FormValues {
  if (article === null) return blank;
  const { scheduled_at } = article;
  const scheduled = scheduled_at !== null && { status: 'published', published_at: scheduled_at };
  return toTexts(blank, { ...article, ...scheduled });
}

/** Null when it is no draft. Older drafts hold lists and moments as the API does. */
export function parseArticleDraft(blank: FormValues, stored: unknown) {
  if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.base !== 'string') return null;
  return { base: stored.base, values: toTexts(blank, stored.values) };
}

function toTexts(blank: FormValues, fields: Readonly<Record<string, unknown>>): FormValues {
  const entries = Object.entries(blank).map(
    ([name, none]) => [name, toText(name, fields[name], none)] as const,
  );
  return Object.fromEntries(entries);
}

function toText(name: string, value: unknown, none: FormValues[string]): FormValues[string] {
  if (Array.isArray(none)) return Array.isArray(value) ? value.filter(isRecord).map(toRow) : none;
  if (Array.isArray(value)) return value.join(name === 'tags' ? ', ' : '\n');
  if (typeof value !== 'string') return none;
  return name === 'published_at' && value.endsWith('Z') ? toDateTimeInput(value) : value;
}

const toRow = (row: Readonly<Record<string, unknown>>): FormRow =>
  Object.fromEntries(
    Object.entries(row).map(
      ([name, value]) => [name, typeof value === 'number' ? withComma(value) : String(value)] as const,
    ),
  );

const withComma = (figure: number) => String(figure).replace('.', ',');

/** For a `datetime-local` input, in WIB. */
function toDateTimeInput(moment: string): string {
  return `${dayOf(moment)}T${formatTime(moment).replace('.', ':')}`;
}

/** Null when empty or incomplete. */
export function fromDateTimeInput(text: string): string | null {
  const moment = new Date(`${text}:00+07:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
