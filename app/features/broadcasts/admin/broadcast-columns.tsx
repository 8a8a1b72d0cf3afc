import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Broadcast } from '#contract/broadcasts/admin.ts';
import { broadcastsCopy as copy } from '#messages/broadcasts/admin.ts';
import { formatCount, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { broadcastPath } from './broadcast-paths.ts';

const tones = {
  draft: 'draft',
  scheduled: 'wait',
  sending: 'wait',
  paused: 'outline',
  sent: 'ok',
  cancelled: 'off',
} as const;

export const BroadcastState = ({ state }: Pick<Broadcast, 'state'>) => (
  <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>
);

export function audienceOf({ audience, segment }: Pick<Broadcast, 'audience' | 'segment'>): string {
  if (audience === 'everybody') return copy.everybody;
  return segment?.name ?? copy.segmentGone;
}

/** Shows when it began, else when it is planned, else when it was written. */
const timeOf = ({ state, scheduled_at, started_at, created_at }: Broadcast): string => {
  const at = started_at ?? (state === 'scheduled' ? scheduled_at : null) ?? created_at;
  return `${formatCardDate(at)}, ${formatTime(at)}`;
};

const isUnsent = ({ state }: Broadcast) => state === 'draft' || state === 'scheduled';
const NONE = '–';

const Sold = ({ figures }: Pick<Broadcast, 'figures'>) => (
  <Money amount={toRupiah(figures.revenue_bigint)} className="font-semibold" />
);

export const broadcastColumns = (columns = copy.columns): readonly Column<Broadcast>[] => [
  {
    header: columns.subject,
    isTitle: true,
    cell: (broadcast, folded) => (
      <RowTitle
        opens={broadcastPath(broadcast.id)}
        label={copy.open(broadcast.subject)}
        title={broadcast.subject}
        hint={`${audienceOf(broadcast)} · ${timeOf(broadcast)}`}
      >
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.state, cell: ({ state }) => <BroadcastState state={state} /> },
  {
    header: columns.delivered,
    fold: 'tablet',
    isNumber: true,
    cell: (broadcast) => (isUnsent(broadcast) ? NONE : formatCount(broadcast.figures.delivered)),
    line: (broadcast) =>
      isUnsent(broadcast) ? null : copy.deliveredCount(formatCount(broadcast.figures.delivered)),
  },
  {
    header: columns.clicked,
    fold: 'tablet',
    isNumber: true,
    cell: (broadcast) => (isUnsent(broadcast) ? NONE : formatCount(broadcast.figures.clicked)),
    line: (broadcast) =>
      isUnsent(broadcast) ? null : copy.clickedCount(formatCount(broadcast.figures.clicked)),
  },
  {
    header: columns.revenue,
    fold: 'desk',
    isNumber: true,
    cell: (broadcast) => (isUnsent(broadcast) ? NONE : <Sold {...broadcast} />),
    line: (broadcast) => (isUnsent(broadcast) ? null : <Sold {...broadcast} />),
  },
];
