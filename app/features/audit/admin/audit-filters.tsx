import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { FilterForm, FilterSelect } from '#app/components/data-table/filter-bar.tsx';
import { DateInput } from '#app/components/inputs/date-input.tsx';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { Button, buttonVariants } from '#app/components/ui/button.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { buildHref, parseSearchText } from '#app/lib/search-params.ts';
import type { exportAudit } from '#contract/audit/admin.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import { auditActions, auditSubjects } from '#shared/people/audit.ts';
import { shortId } from '#shared/short-id.ts';
import { actionGroups, subjectLabels, subjectTypeLabel } from './audit-labels.ts';

export function AuditFilters({ view }: { readonly view: AuditView }) {
  const navigateToView = useNavigateToView();
  const isLoading = useNavigation().state === 'loading';
  const problem = periodProblem(view);
  const applyFilters = (search: URLSearchParams) => navigateToView(auditHref(parseAuditView(search)));
  return (
    <FilterForm label={copy.filters} onChange={applyFilters}>
      <ActiveFilters view={view} />
      <SearchField
        value={view.search}
        placeholder={copy.search}
        className="flex-[1_1_480px] [&_input]:min-h-tap [&_svg]:top-3"
      />
      <FilterSelect
        filter={{ name: 'subject_type', label: copy.subject, options: subjectLabels() }}
        value={view.subject_type}
        clearHref={auditHref(view, { subject_type: '' })}
      />
      <FilterSelect
        filter={{ name: 'action', label: copy.action, options: {}, groups: actionGroups() }}
        value={view.action}
        clearHref={auditHref(view, { action: '' })}
      />
      <Period view={view} problem={problem} />
      {problem !== null && (
        <p
          id={PROBLEM}
          role="alert"
          className="flex basis-full sm:order-last items-start gap-1.5 px-1 text-debit text-small"
        >
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {problem}
        </p>
      )}
      <Button
        type="submit"
        variant="outline"
        size="sm"
        className="max-sm:flex-1"
        busyText={isLoading ? copy.loading : undefined}
      >
        {copy.show}
      </Button>
      {isFiltered(view) && (
        <Link
          to="/admin/audit"
          preventScrollReset
          className="inline-flex min-h-tap items-center px-1 text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.reset}
        </Link>
      )}
    </FilterForm>
  );
}

function ActiveFilters({ view }: { readonly view: AuditView }) {
  const { about, subject_type, subject_id } = view;
  return (
    <>
      {about !== '' && (
        <ActiveFilter
          name="about"
          value={about}
          text={copy.onlyAbout}
          href={auditHref(view, { about: '' })}
        />
      )}
      {subject_id !== '' && (
        <ActiveFilter
          name="subject_id"
          value={subject_id}
          text={copy.onlySubject(`${subjectTypeLabel(subject_type)} ${shortId(subject_id)}`)}
          href={auditHref(view, { subject_id: '' })}
        />
      )}
    </>
  );
}

interface ActiveFilterProps {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly href: string;
}

function ActiveFilter({ name, value, text, href }: ActiveFilterProps) {
  return (
    <p className="flex basis-full items-center gap-1 pl-1 text-ui">
      <input type="hidden" name={name} value={value} />
      <span className="min-w-0 break-words font-semibold">{text}</span>
      <Link
        to={href}
        aria-label={`${text}: ${copy.lift}`}
        className={buttonVariants({ variant: 'quiet', size: 'icon' })}
      >
        <X aria-hidden="true" />
      </Link>
    </p>
  );
}

const PROBLEM = 'audit-period-problem';

interface PeriodProps {
  readonly view: AuditView;
  readonly problem: string | null;
}

function Period({ view, problem }: PeriodProps) {
  const ends = { from: view.from, until: view.until };
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:basis-full">
      <legend className="sr-only">{copy.period}</legend>
      {(['from', 'until'] as const).map((name) => (
        <DayField key={`${name}${ends[name]}`} name={name} initial={ends[name]} problem={problem} />
      ))}
    </fieldset>
  );
}

interface DayFieldProps {
  readonly name: 'from' | 'until';
  readonly initial: string;
  readonly problem: string | null;
}

function DayField({ name, initial, problem }: DayFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateInput
      name={name}
      value={value}
      onChange={setValue}
      min="2020-01-01"
      className="w-44 max-sm:flex-1"
      control={{
        'aria-label': copy[name],
        placeholder: copy[name],
        ...(problem !== null && { 'aria-invalid': true, 'aria-describedby': PROBLEM }),
      }}
    />
  );
}

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
