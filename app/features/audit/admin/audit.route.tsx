import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type AuditEntry, listAudit } from '#contract/audit/admin.ts';
import { auditCopy, auditCopy as copy } from '#messages/audit/admin.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/audit.route.ts';
import {
  AuditFilters,
  type AuditView,
  auditCsvHref,
  auditHref,
  auditQuery,
  isFiltered,
  parseAuditView,
  periodProblem,
} from './audit-filters.tsx';
import { actionLabel, subjectLabel } from './audit-labels.ts';
import { type EntryGroup, entryColumns, firstChange, groupEntries } from './entry-columns.tsx';
import { EntryDetails } from './entry-details.tsx';

const emptyPage = { entries: [], has_newer: false, has_older: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseAuditView(new URL(request.url).searchParams);
  if (periodProblem(view) !== null) return { view, list: emptyPage };
  const result = await api(context).call(listAudit, { query: listAudit.query.parse(auditQuery(view)) });
  return { view, list: result.ok ? result.value : null };
}

export const handle: ErrorHandle = () => ({ title: auditCopy.title, errorTitle: auditCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: auditCopy.title, robots: 'noindex' });

export default function AuditRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <PageError title={auditCopy.title} message={auditCopy.failed} />;
  const { entries, has_newer, has_older } = list;
  return <AuditPage view={view} entries={entries} hasNewer={has_newer} hasOlder={has_older} />;
}

export interface AuditPageProps {
  readonly view: AuditView;
  readonly entries: readonly AuditEntry[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** Newest first (DECISIONS 49). */
export function AuditPage({ view, entries, hasNewer, hasOlder }: AuditPageProps) {
  const [opened, setOpened] = useState<{ readonly group: EntryGroup; readonly view: AuditView } | null>(null);
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
      <section
        aria-label={copy.list}
        className="overflow-clip rounded-card border border-line bg-surface max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
      >
        <AuditFilters view={view} />
        {entries.length === 0 ? (
          <EmptyState {...empty} className="border-0" />
        ) : (
          <DataTable
            label={copy.list}
            rows={groupEntries(entries)}
            columns={entryColumns((group) => setOpened({ group, view }))}
            keyOf={({ entry }) => String(entry.id)}
            groupOf={({ entry }) => formatCardDate(entry.created_at)}
          />
        )}
        <AuditPagination view={view} entries={entries} hasNewer={hasNewer} hasOlder={hasOlder} />
      </section>
      {opened?.view === view && (
        <DialogFrame
          size="wide"
          title={actionLabel(opened.group.entry.action)}
          text={subjectLabel(opened.group.entry)}
          onClose={() => setOpened(null)}
        >
          <GroupDetails group={opened.group} view={view} />
        </DialogFrame>
      )}
    </>
  );
}

function GroupDetails({
  group: { entry, entries },
  view,
}: {
  readonly group: EntryGroup;
  readonly view: AuditView;
}) {
  if (entries.length === 1) return <EntryDetails entry={entry} historyHref={historyHref(view, entry)} />;
  return entries.map((one) => (
    <Disclosure
      key={one.id}
      title={firstChange(one) ?? formatTime(one.created_at)}
      note={shortId(one.subject_id)}
    >
      <EntryDetails entry={one} historyHref={historyHref(view, one)} />
    </Disclosure>
  ));
}

function historyHref(view: AuditView, { subject_type, subject_id }: AuditEntry): string {
  const everything = { search: '', about: '', action: '', from: '', until: '' };
  return auditHref(view, { ...everything, subject_type, subject_id });
}

/** Keyset pagination, so that new entries do not shift the pages. */
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
