import type { Column } from '#app/components/data-table/data-table.tsx';
import { readTable } from '#app/components/data-table/load-list.ts';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { tableQuery } from '#app/components/data-table/table-view.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type BroadcastSend, getBroadcast, listBroadcastSends } from '#contract/broadcasts/admin.ts';
import { broadcastsCopy, broadcastReportCopy as copy } from '#messages/broadcasts/admin.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/sends.route.ts';
import { broadcastPath, sendsPath } from './broadcast-paths.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = api(context);
  const table = readTable(request, listBroadcastSends.list);
  const [listed, found] = await Promise.all([
    client.call(listBroadcastSends, { params, query: tableQuery(table.view) }),
    client.call(getBroadcast, { params }),
  ]);
  const { id, subject } = orThrow(found).broadcast;
  return { table, id, subject, ...orThrow(listed) };
}

export const handle: ErrorHandle = () => ({ title: broadcastsCopy.title, errorTitle: broadcastsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: broadcastsCopy.title, robots: 'noindex' });

const listCopy = {
  get list() {
    return copy.sendsList;
  },
  get search() {
    return copy.searchSends;
  },
  count: (total: string) => copy.count(total),
  get none() {
    return copy.none;
  },
  get noMatch() {
    return copy.noMatch;
  },
};

export default function SendsRoute({
  loaderData: { table, id, subject, sends, total },
}: Route.ComponentProps) {
  return (
    <>
      <BackLink to={broadcastPath(id)}>{subject}</BackLink>
      <PageHeader title={copy.sendsOf(subject)} />
      <StaffList
        pathname={sendsPath(id)}
        table={table}
        rows={sends}
        total={total}
        columns={sendColumns()}
        copy={listCopy}
        filters={[{ name: 'state', label: copy.columns.state, options: copy.sendStates }]}
      />
    </>
  );
}

const tones = {
  queued: 'outline',
  sending: 'wait',
  sent: 'ok',
  skipped: 'off',
  failed: 'bad',
  bounced: 'back',
  unknown: 'wait',
} as const;

/** A code of the mail server is shown as it is. */
function reasonOf(reason: string): string {
  const known: Readonly<Record<string, string>> = copy.reasons;
  return known[reason] ?? reason;
}

const sendColumns = (columns = copy.columns): readonly Column<BroadcastSend>[] => [
  {
    header: columns.person,
    isTitle: true,
    cell: ({ email }, folded) => <RowTitle title={email ?? copy.deleted}>{folded}</RowTitle>,
  },
  {
    header: columns.state,
    cell: ({ state, reason }) => (
      <span className="grid gap-0.5">
        <StatusDot tone={tones[state]}>{copy.sendStates[state]}</StatusDot>
        {reason !== null && <span className="text-ink-3 text-small">{reasonOf(reason)}</span>}
      </span>
    ),
  },
  {
    header: columns.clicked,
    fold: 'tablet',
    cell: ({ clicked }) => (clicked ? copy.clicked : '–'),
    line: ({ clicked }) => (clicked ? copy.clicked : null),
  },
  {
    header: columns.at,
    fold: 'tablet',
    cell: ({ at }) =>
      at === null ? '–' : <span className="num">{`${formatCardDate(at)}, ${formatTime(at)}`}</span>,
  },
];
