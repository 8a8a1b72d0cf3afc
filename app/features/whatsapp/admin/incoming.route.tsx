import { Link } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getWhatsappSetup, listWhatsappIncoming, type WhatsappIncoming } from '#contract/whatsapp/admin.ts';
import { whatsappCopy as copy, whatsappLabels } from '#messages/whatsapp/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import type { Route } from './+types/incoming.route.ts';
import { addressOf, nameOf } from './person-name.ts';
import { INCOMING_PATH, WhatsappFrame } from './whatsapp-frame.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [list, setup] = await Promise.all([
    loadList(args, listWhatsappIncoming),
    api(args.context).call(getWhatsappSetup),
  ]);
  return { ...list, ...orThrow(setup) };
}

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function IncomingRoute({ loaderData }: Route.ComponentProps) {
  const { table, incoming, total, setup } = loaderData;
  const words = { list: copy.incomingList, search: copy.incomingSearch, none: copy.noIncoming };
  return (
    <WhatsappFrame current={INCOMING_PATH} setup={setup}>
      <StaffList
        pathname={INCOMING_PATH}
        table={table}
        rows={incoming}
        total={total}
        columns={incomingColumns()}
        copy={{ ...words, count: copy.count, noMatch: copy.noMatch }}
      />
    </WhatsappFrame>
  );
}

const incomingColumns = (columns = copy.incomingColumns): readonly Column<WhatsappIncoming>[] => [
  {
    header: columns.person,
    isTitle: true,
    cell: (message, folded) => (
      <RowTitle title={nameOf(message)} hint={addressOf(message)}>
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.body, isWide: true, cell: (message) => <IncomingText message={message} /> },
  {
    header: columns.time,
    fold: 'tablet',
    cell: ({ received_at }) => <span className="num">{formatDayTime(received_at)}</span>,
  },
];

function IncomingText({ message: { kind, body, is_stop, lead_id } }: { readonly message: WhatsappIncoming }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {is_stop && <Badge variant="bad">{copy.stopped}</Badge>}
      <span className="wrap-anywhere line-clamp-3 whitespace-pre-line">
        {body === '' ? whatsappLabels.kinds[kind] : !is_stop && body}
      </span>
      {lead_id !== null && (
        <Link
          to={`/admin/content/leads/${lead_id}`}
          className="text-link text-small underline underline-offset-4"
        >
          {copy.lead}
        </Link>
      )}
    </span>
  );
}
