import type { Column } from '#app/components/data-table/data-table.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { RecoveryMessage } from '#contract/recovery/admin.ts';
import { recoveryCopy as copy } from '#messages/recovery/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';

const badges = { planned: 'plain', sent: 'ok', cancelled: 'off' } as const;

export const messageColumns = (columns = copy.columns): readonly Column<RecoveryMessage>[] => [
  {
    header: columns.address,
    isTitle: true,
    cell: (row, folded) => (
      <span className="grid gap-0.5">
        <b className="wrap-anywhere font-semibold">{row.email ?? copy.deleted}</b>
        <span className="wrap-anywhere text-ink-2 text-small empty:hidden">{productOf(row)}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-small">{folded}</span>
      </span>
    ),
  },
  { header: columns.cause, fold: 'tablet', cell: ({ cause }) => copy.causes[cause] },
  {
    header: columns.state,
    cell: ({ state, reason, returned_at }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge variant={badges[state]}>{copy.states[state]}</Badge>
        <span className="text-ink-3 text-small empty:hidden">
          {reason !== null ? copy.reasons[reason] : returned_at !== null ? copy.returned : null}
        </span>
      </span>
    ),
  },
  {
    header: columns.when,
    sort: 'due_at',
    fold: 'phone',
    cell: ({ sent_at, due_at }) => <span className="num">{formatDayTime(sent_at ?? due_at)}</span>,
  },
];

function productOf({ cause, title, products }: RecoveryMessage): string | null {
  if (cause === 'top_up') return copy.topUp;
  if (title === null) return null;
  return products !== null && products > 1 ? `${title} ${copy.others(products - 1)}` : title;
}
