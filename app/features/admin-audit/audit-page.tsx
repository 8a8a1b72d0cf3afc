import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { auditCopy as copy } from '#messages/admin-audit.ts';
import { dayOf, formatArticleDate } from '#shared/dates.ts';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditView, auditCsvHref, auditHref, isFiltered, periodProblem } from './audit-view.ts';
import { EntryRow } from './entry-row.tsx';

export interface AuditPageProps {
  readonly view: AuditView;
  readonly entries: readonly AuditEntry[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** The audit log (DECISIONS 49), by day, newest first. */
export function AuditPage({ view, entries, hasNewer, hasOlder }: AuditPageProps) {
  const isPeriodReversed = periodProblem(view) !== null;
  const empty = isPeriodReversed ? copy.noPeriod : isFiltered(view) ? copy.noMatch : copy.none;
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle}>
        {!isPeriodReversed && (
          <Button asChild variant="outline" size="sm">
            <a href={auditCsvHref(view)} download>
              <Download aria-hidden="true" />
              {copy.csv}
            </a>
          </Button>
        )}
      </PageHeader>
      <section aria-label={copy.list} className="overflow-hidden rounded-card border border-line bg-surface">
        <AuditFilters view={view} />
        {entries.length === 0 ? (
          <EmptyState {...empty} className="border-0" />
        ) : (
          groupByDay(entries).map(({ day, first, ofDay }) => (
            <section key={`${day}-${first.id}`} aria-label={formatArticleDate(first.created_at)}>
              <h2 className="num border-line border-b bg-sunk px-4 py-2.5 font-semibold text-small md:px-5">
                {formatArticleDate(first.created_at)}
              </h2>
              <ol>
                {ofDay.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} historyHref={historyHref(view, entry)} />
                ))}
              </ol>
            </section>
          ))
        )}
        <AuditPagination view={view} entries={entries} hasNewer={hasNewer} hasOlder={hasOlder} />
      </section>
    </>
  );
}

interface Day {
  readonly day: string;
  readonly first: AuditEntry;
  readonly ofDay: readonly AuditEntry[];
}

/** Days are in WIB; the order of the entries is kept. */
function groupByDay(entries: readonly AuditEntry[]): readonly Day[] {
  const byDay = Map.groupBy(entries, ({ created_at }) => dayOf(created_at));
  return [...byDay].flatMap(([day, ofDay]) => {
    const [first] = ofDay;
    return first === undefined ? [] : [{ day, first, ofDay }];
  });
}

function historyHref(view: AuditView, { subject_type, subject_id }: AuditEntry): string {
  const everything = { search: '', about: '', action: '', from: '', until: '' };
  return auditHref(view, { ...everything, subject_type, subject_id });
}

/** Keyset pagination: new entries do not shift the pages. */
function AuditPagination({ view, entries, hasNewer, hasOlder }: AuditPageProps) {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!hasNewer && !hasOlder) return null;
  return (
    <nav
      aria-label={copy.pages}
      className="flex flex-wrap items-center justify-end gap-x-6 gap-y-1 border-line border-t px-4 py-2 text-ui md:px-5"
    >
      {hasNewer && (
        <Link to={auditHref(view)} className="mr-auto inline-flex min-h-tap items-center text-link">
          {copy.newest}
        </Link>
      )}
      {hasNewer && first !== undefined && (
        <Link
          to={auditHref(view, { after: String(first.id) })}
          rel="prev"
          className="inline-flex min-h-tap items-center gap-1 font-semibold"
        >
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          {copy.newer}
        </Link>
      )}
      {hasOlder && last !== undefined && (
        <Link
          to={auditHref(view, { before: String(last.id) })}
          rel="next"
          className="inline-flex min-h-tap items-center gap-1 font-semibold"
        >
          {copy.older}
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </Link>
      )}
    </nav>
  );
}
