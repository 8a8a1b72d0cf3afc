import type { ContentStatus } from '#shared/content.ts';
import { dayOf, formatTime } from '#shared/dates.ts';

/** What every form of the desk has. */
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

/** Values with what is wrong about them, as the fields of a form need them. */
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

/** A draft that waits for its day is, for its writer, published on that day. */
export function withScheduledStatus<Words extends StoredArticle>({ scheduled_at, ...words }: Words) {
  return scheduled_at === null
    ? words
    : { ...words, status: 'published' as const, published_at: scheduled_at };
}

/** A moment as the browser's own field for days and times has it, in WIB. */
export function toDateTimeInput(moment: string | null): string {
  return moment === null ? '' : `${dayOf(moment)}T${formatTime(moment).replace('.', ':')}`;
}

/** And back; null when nothing, or nothing whole, stands there. */
export function fromDateTimeInput(text: string): string | null {
  const moment = new Date(`${text}:00+07:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** `a, b,,c` as it is typed. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** One point a line. */
export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
