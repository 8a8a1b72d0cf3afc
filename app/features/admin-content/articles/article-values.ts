import type { ContentStatus } from '#shared/content.ts';
import { dayOf, formatTime } from '#shared/dates.ts';

/** Fields that every article form has. */
export interface ArticleValues {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly content: string;
  readonly status: ContentStatus;
  readonly published_at: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
}

export interface ArticleFormState<Values> {
  readonly values: Values;
  readonly problems: Readonly<Record<string, string>>;
  change(part: Partial<Values>): void;
}

export const emptyArticle: ArticleValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  status: 'draft',
  published_at: null,
  meta_title: null,
  meta_description: null,
};

interface StoredArticle {
  readonly status: ContentStatus;
  readonly published_at: string | null;
  readonly scheduled_at: string | null;
}

/** A scheduled draft shows in the form as published on its date. */
export function withScheduledStatus<Fields extends StoredArticle>({ scheduled_at, ...fields }: Fields) {
  return scheduled_at === null
    ? fields
    : { ...fields, status: 'published' as const, published_at: scheduled_at };
}

/** For a `datetime-local` input, in WIB. */
export function toDateTimeInput(moment: string | null): string {
  return moment === null ? '' : `${dayOf(moment)}T${formatTime(moment).replace('.', ':')}`;
}

/** Null when empty or incomplete. */
export function fromDateTimeInput(text: string): string | null {
  const moment = new Date(`${text}:00+07:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Reads `a, b,,c`. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** One point per line. */
export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
