import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import type { WhatsappMessage, WhatsappSetup } from '#contract/whatsapp/admin.ts';
import { whatsappCopy as copy, whatsappLabels as labels, metaErrors } from '#messages/whatsapp/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { addressOf, nameOf } from './person-name.ts';
import { MESSAGES_PATH, WhatsappFrame } from './whatsapp-frame.tsx';

interface Props {
  readonly table: Table;
  readonly messages: readonly WhatsappMessage[];
  readonly total: number;
  readonly setup: WhatsappSetup;
}

export function MessagesPage({ table, messages, total, setup }: Props) {
  return (
    <WhatsappFrame current={MESSAGES_PATH} setup={setup}>
      <StaffList
        pathname={MESSAGES_PATH}
        table={table}
        rows={messages}
        total={total}
        columns={messageColumns()}
        copy={copy}
        filters={[
          { name: 'status', label: copy.columns.status, options: labels.statuses },
          { name: 'event', label: copy.columns.message, options: labels.events },
        ]}
        views={[]}
      />
    </WhatsappFrame>
  );
}

const messageColumns = (columns = copy.columns): readonly Column<WhatsappMessage>[] => [
  {
    header: columns.person,
    isTitle: true,
    cell: (message, folded) => (
      <RowTitle title={nameOf(message)} hint={addressOf(message)}>
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.message,
    isWide: true,
    line: ({ event }) => labels.events[event],
    cell: ({ event, text }) => (
      <span className="grid min-w-56 gap-0.5 whitespace-normal">
        <span className="font-medium">{labels.events[event]}</span>
        <span className="wrap-anywhere line-clamp-2 text-ink-2 text-small">{text}</span>
      </span>
    ),
  },
  { header: columns.status, cell: (message) => <MessageState message={message} /> },
  {
    header: columns.time,
    fold: 'tablet',
    cell: ({ created_at }) => <span className="num">{formatDayTime(created_at)}</span>,
  },
  {
    header: columns.cost,
    isNumber: true,
    cell: ({ cost_bigint }) => (cost_bigint === 0 ? '–' : <Money amount={toRupiah(cost_bigint)} />),
  },
];

const badges = {
  queued: 'plain',
  sending: 'plain',
  sent: 'plain',
  delivered: 'ok',
  read: 'ok',
  failed: 'bad',
  dropped: 'off',
} as const;

function MessageState({ message }: { readonly message: WhatsappMessage }) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge variant={badges[message.status]}>{labels.statuses[message.status]}</Badge>
      {message.problem !== null && (
        <span className="block max-w-64 whitespace-normal text-ink-2 text-small">{reasonOf(message)}</span>
      )}
    </span>
  );
}

function reasonOf({ problem, error_code, mailed_at }: WhatsappMessage): string {
  const known = error_code === null ? undefined : metaErrors[error_code];
  const reason = known ?? (problem === null ? '' : labels.problems[problem]);
  const code = error_code === null || known !== undefined ? [] : [copy.code(error_code)];
  return [reason, ...code, ...(mailed_at === null ? [] : [copy.mailed])].join(', ');
}
