import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table, type TableView } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ViewLinks } from '#app/components/page/view-links.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { LeadBoard as Board, exportLeads, Lead } from '#contract/leads/admin.ts';
import { contentCopy, statusCopy } from '#messages/content/admin.ts';
import { leadsCopy as copy, formsCopy } from '#messages/leads/admin.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import { formatCardDate, formatDayMonth } from '#shared/time/dates.ts';
import { LeadStatusBadge } from './lead-status-badge.tsx';

export const LEAD_TABLE = '/admin/content/leads/table';

const filters = () =>
  [
    { name: 'status', label: statusCopy.label, options: copy.status },
    { name: 'form_type', label: formsCopy.form, options: formLabels },
  ] as const;

const leadColumns = (search: string, columns = copy.columns): readonly Column<Lead>[] => [
  {
    header: columns.name,
    isTitle: true,
    cell: ({ id, name, company, email }, folded) => (
      <RowTitle opens={`${LEAD_TABLE}/${id}${search}`} title={name} hint={company ?? email}>
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.form, fold: 'tablet', cell: ({ form_type }) => formLabels[form_type] },
  { header: columns.status, cell: ({ status }) => <LeadStatusBadge status={status} /> },
  {
    header: columns.score,
    sort: 'lead_score',
    isNumber: true,
    cell: ({ lead_score }) => <span className="num">{lead_score}</span>,
  },
  {
    header: columns.nextAction,
    fold: 'wide',
    line: 'none',
    cell: ({ next_action, next_action_on }) => (
      <span className="block truncate text-ink-2 max-w-48">
        {next_action ?? '–'}
        {next_action_on !== null && ` · ${formatCardDate(next_action_on)}`}
      </span>
    ),
  },
  {
    header: columns.created,
    fold: 'tablet',
    line: ({ created_at }) => <span className="num">{formatDayMonth(created_at)}</span>,
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
    ),
  },
];

const LeadBoard = lazyPart(async () => (await import('./lead-board.tsx')).LeadBoard);

interface LeadsPageProps {
  readonly table: Table;
  readonly now: string;
  /** Null: the table is shown. */
  readonly board: Board | null;
  readonly leads: readonly Lead[];
  readonly total: number;
  readonly canBook: boolean;
}

export function LeadsPage({ table, now, board, leads, total, canBook }: LeadsPageProps) {
  return (
    <>
      <PageHeader title={copy.title}>
        <BoardOrTable isBoard={board !== null} />
        <CsvLink view={table.view} />
      </PageHeader>
      {board === null ? (
        <LeadTable table={table} leads={leads} total={total} />
      ) : (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <LeadBoard {...board} now={now} canBook={canBook} />
        </Suspense>
      )}
    </>
  );
}

function BoardOrTable({ isBoard }: { readonly isBoard: boolean }) {
  const views = [
    { label: copy.board, to: '/admin/content/leads' },
    { label: copy.table, to: LEAD_TABLE },
  ] as const;
  return (
    <ViewLinks label={copy.view} views={views} current={views[isBoard ? 0 : 1].to} className="shrink-0" />
  );
}

/** The export has the same filters as the list. */
function CsvLink({ view }: { readonly view: TableView }) {
  const href = apiHref<typeof exportLeads>('/api/admin/content/leads.csv', { query: filterQuery(view) });
  return (
    <Button asChild variant="outline" size="sm">
      <a href={href} download>
        <Download aria-hidden="true" />
        {contentCopy.csv}
      </a>
    </Button>
  );
}

function LeadTable({ table, leads, total }: Omit<LeadsPageProps, 'board' | 'now' | 'canBook'>) {
  const { search } = useLocation();
  return (
    <StaffList
      pathname={LEAD_TABLE}
      table={table}
      rows={leads}
      total={total}
      columns={leadColumns(search)}
      copy={{ ...copy, list: copy.title, table: copy.title, noMatch: contentCopy.noMatch }}
      filters={filters()}
    />
  );
}
