import { z } from 'zod';
import { peopleImportProblems as copy } from '#messages/people/import.ts';
import type { TableRow } from '#server/platform/text/csv-table.ts';
import { cleanLine } from '#shared/language/typed-text.ts';
import { plainEmail } from '#shared/people/email-address.ts';
import { dayOf, isCalendarDay, startOfDay } from '#shared/time/dates.ts';

/** Those that are read; an exported table has the others as well, which are facts and no input. */
export const peopleColumns = [
  'email',
  'name',
  'language',
  'source',
  'mail_state',
  'tags',
  'consent_date',
  'consent_source',
  'orders',
  'total_spent',
  'last_order_at',
  'created_at',
] as const;
type Column = (typeof peopleColumns)[number];

export const TAG_SEPARATOR = ' | ';
const MAX_TAGS = 20;
const MAX_TAG = 40;

export interface PersonRow {
  readonly line: number;
  readonly email: string;
  readonly full_name: string;
  /** Null: not given. */
  readonly language: 'id' | 'en' | null;
  readonly tags: readonly string[];
  readonly consent: { readonly decided_at: string; readonly source: string } | null;
  readonly problems: readonly Problem[];
}

interface Problem {
  readonly field: string;
  readonly message: string;
}

const address = z.string().overwrite(plainEmail).max(254).pipe(z.email());
const language = z.enum(['id', 'en']);

export function readPersonRow({ line, cells, problems }: TableRow<Column>, now: Date): PersonRow {
  const cell = (name: Column) => cleanLine(cells[name] ?? '');
  const email = address.safeParse(cell('email'));
  const spoken = language.safeParse(cell('language').toLowerCase());
  const tags = tagsOf(cell('tags'));
  const consent = consentOf({ date: cell('consent_date'), source: cell('consent_source') }, now);
  const isLanguageWrong = cell('language') !== '' && !spoken.success;
  const areTagsWrong = tags.length > MAX_TAGS || tags.some((tag) => tag.length > MAX_TAG);
  return {
    line,
    email: email.success ? email.data : cell('email').slice(0, 254),
    full_name: cell('name').slice(0, 100),
    language: spoken.success ? spoken.data : null,
    tags,
    consent: consent.granted,
    problems: [
      ...problems,
      ...(email.success ? [] : [{ field: 'email', message: copy.email }]),
      ...(isLanguageWrong ? [{ field: 'language', message: copy.language }] : []),
      ...(areTagsWrong ? [{ field: 'tags', message: copy.tags }] : []),
      ...consent.problems,
    ],
  };
}

const tagsOf = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split('|')
      .map((tag) => cleanLine(tag).toLowerCase())
      .filter((tag) => tag !== ''),
  ),
];

interface ConsentCells {
  readonly date: string;
  readonly source: string;
}

function consentOf(
  { date, source }: ConsentCells,
  now: Date,
): { readonly granted: PersonRow['consent']; readonly problems: readonly Problem[] } {
  if (date === '' && source === '') return { granted: null, problems: [] };
  if (date === '' || source === '')
    return { granted: null, problems: [{ field: 'consent_date', message: copy.consentWhole }] };
  const day = date.slice(0, 10);
  const isDay = z.iso.date().safeParse(day).success && isCalendarDay(day) && day <= dayOf(now);
  if (!isDay) return { granted: null, problems: [{ field: 'consent_date', message: copy.consentDate }] };
  return {
    granted: { decided_at: startOfDay(day).toISOString(), source: source.slice(0, 150) },
    problems: [],
  };
}
