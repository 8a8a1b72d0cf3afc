import { buildHref, parseSearchText } from '#app/lib/search-params.ts';
import { auditActions, auditSubjects } from '#shared/audit.ts';
import { auditCopy as copy } from './audit-copy.ts';

/** What of the log is looked at, as the URL says it; empty is everything. */
export interface AuditView {
  readonly search: string;
  readonly about: string;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly from: string;
  readonly until: string;
  /** The entry at whose older, or newer, side the page begins. */
  readonly before: string;
  readonly after: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^2\d{3}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;
const ENTRY = /^[1-9]\d{0,14}$/;

/** Reads the view out of a URL; what makes no sense there counts as not given. */
export function parseAuditView(search: URLSearchParams): AuditView {
  const matching = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name)) ?? '';
  return {
    search: parseSearchText(search, 'search'),
    about: matching('about', UUID),
    action: known('action', auditActions),
    subject_type: known('subject_type', auditSubjects),
    subject_id: parseSearchText(search, 'subject_id'),
    from: isDay(matching('from', DAY)),
    until: isDay(matching('until', DAY)),
    before: matching('before', ENTRY),
    after: matching('after', ENTRY),
  };
}

/** A day that the calendar has; the 31st of February is none. */
function isDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : '';
}

/** The address of a view that is changed. Whatever is looked at otherwise begins with the newest. */
export function auditHref(view: AuditView, change: Partial<AuditView> = {}, path = '/admin/audit'): string {
  return buildHref(path, { ...view, before: '', after: '', ...change });
}

/** The same view as a table for spreadsheets. */
export function auditCsvHref(view: AuditView): string {
  const { search, ...rest } = view;
  return buildHref('/api/admin/audit.csv', { actor: search, ...rest, before: '', after: '' });
}

/** The view as the query of the list: only what is given. */
export function auditQuery({ search, ...rest }: AuditView): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries({ ...rest, actor: search }).filter(([, value]) => value !== ''));
}

/** Why nothing can be shown; null where the period is one, or open at an end. */
export const periodProblem = ({ from, until }: AuditView): string | null =>
  from !== '' && until !== '' && until < from ? copy.turned : null;

export const isFiltered = ({ before, after, ...filter }: AuditView): boolean =>
  Object.values(filter).some((value) => value !== '');
