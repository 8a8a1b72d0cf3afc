import { apiHref } from '#app/lib/api/api-href.ts';
import { buildHref, parseSearchText } from '#app/lib/search-params.ts';
import type { exportAudit } from '#contract/audit/admin.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import { auditActions, auditSubjects } from '#shared/people/audit.ts';

export interface AuditView {
  readonly search: string;
  readonly about: string;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly from: string;
  readonly until: string;
  readonly before: string;
  readonly after: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^2\d{3}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;
const ENTRY = /^[1-9]\d{0,14}$/;

export function parseAuditView(search: URLSearchParams): AuditView {
  const matching = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  const oneOf = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name)) ?? '';
  return {
    search: parseSearchText(search, 'search'),
    about: matching('about', UUID),
    action: oneOf('action', auditActions),
    subject_type: oneOf('subject_type', auditSubjects),
    subject_id: parseSearchText(search, 'subject_id'),
    from: isDay(matching('from', DAY)),
    until: isDay(matching('until', DAY)),
    before: matching('before', ENTRY),
    after: matching('after', ENTRY),
  };
}

/** Returns an empty string for dates that do not exist, such as 31 February. */
function isDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : '';
}

export function auditHref(view: AuditView, change: Partial<AuditView> = {}, path = '/admin/audit'): string {
  return buildHref(path, { ...view, before: '', after: '', ...change });
}

export function auditCsvHref(view: AuditView): string {
  const { search, ...rest } = view;
  const { before: _, after: __, ...filter } = rest;
  return apiHref<typeof exportAudit>('/api/admin/audit.csv', { query: { actor: search, ...filter } });
}

export function auditQuery({ search, ...rest }: AuditView): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries({ ...rest, actor: search }).filter(([, value]) => value !== ''));
}

/** Null where the period is valid, or open at one end. */
export const periodProblem = ({ from, until }: AuditView): string | null =>
  from !== '' && until !== '' && until < from ? copy.turned : null;

export const isFiltered = ({ before, after, ...filter }: AuditView): boolean =>
  Object.values(filter).some((value) => value !== '');
