import { Link } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { tableFrame } from '#app/components/data-table/list-frame.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { MailTabs } from '#app/features/mailings/admin/mail-tabs.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listRecovery, type RecoveryFigures } from '#contract/recovery/admin.ts';
import { recoveryCopy as copy } from '#messages/recovery/admin.ts';
import { formatCount, formatRupiah, sumSen, toRupiah } from '#shared/money/money.ts';
import type { Route } from './+types/recovery.route.ts';
import { messageColumns } from './message-columns.tsx';
import { RECOVERY_PATH } from './recovery-path.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listRecovery);

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function RecoveryRoute({ loaderData }: Route.ComponentProps) {
  const { table, messages, total, causes } = loaderData;
  return (
    <>
      <PageHeader title={copy.title}>
        <Button asChild variant="outline" size="sm">
          <Link to="/admin/content/settings">{copy.settings}</Link>
        </Button>
      </PageHeader>
      <MailTabs />
      <Causes causes={causes} />
      <StaffList
        pathname={RECOVERY_PATH}
        table={table}
        rows={messages}
        total={total}
        columns={messageColumns()}
        copy={copy}
        filters={[
          { name: 'state', label: copy.columns.state, options: copy.states },
          { name: 'cause', label: copy.columns.cause, options: copy.causes },
        ]}
      />
    </>
  );
}

function Causes({ causes }: { readonly causes: readonly RecoveryFigures[] }) {
  const sent = causes.reduce((sum, cause) => sum + cause.sent, 0);
  const amount = sumSen(causes.flatMap(({ amount_bigint }) => amount_bigint ?? []));
  return (
    <section aria-label={copy.causesTable} className="mb-8">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="figures num font-semibold text-t1">{formatRupiah(toRupiah(amount))}</span>
        <span className="text-ink-2 text-ui">{copy.total(sent)}</span>
      </p>
      <div className={tableFrame}>
        <DataTable
          label={copy.causesTable}
          rows={causes}
          columns={causeColumns()}
          keyOf={({ cause }) => cause}
        />
      </div>
    </section>
  );
}

const causeColumns = (figures = copy.figures): readonly Column<RecoveryFigures>[] => [
  {
    header: figures.cause,
    isTitle: true,
    cell: (row, folded) => (
      <span className="grid gap-0.5">
        <Link
          to={`${RECOVERY_PATH}/${row.cause}`}
          className="font-semibold text-link underline-offset-4 hover:underline"
        >
          {copy.causes[row.cause]}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-ink-3 text-small">
          {delayOf(row)}
          {folded}
        </span>
      </span>
    ),
  },
  {
    header: figures.sent,
    isNumber: true,
    fold: 'phone',
    cell: ({ sent }) => formatCount(sent),
    line: ({ sent }) => <span className="num">{copy.sent(formatCount(sent))}</span>,
  },
  {
    header: figures.returned,
    isNumber: true,
    fold: 'phone',
    cell: ({ returned }) => formatCount(returned),
    line: ({ returned }) => <span className="num">{copy.came(formatCount(returned))}</span>,
  },
  {
    header: figures.bought,
    isNumber: true,
    fold: 'phone',
    line: 'none',
    cell: ({ bought }) => (bought === null ? '–' : formatCount(bought)),
  },
  {
    header: figures.amount,
    isNumber: true,
    fold: 'never',
    cell: ({ amount_bigint }) => (amount_bigint === null ? '–' : formatRupiah(toRupiah(amount_bigint))),
  },
];

function delayOf({ cause, delay_hours }: RecoveryFigures): string {
  if (delay_hours === 0) return copy.off;
  return cause === 'trial' ? copy.before(delay_hours) : copy.after(delay_hours);
}
