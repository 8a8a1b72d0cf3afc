import { Link } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AdEvent } from '#contract/ads/admin.ts';
import { adsCopy as copy } from '#messages/ads/admin.ts';
import { adPlatformNames } from '#shared/ads/ads.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { ADS_PATH } from './ads-path.ts';

const badges = { queued: 'plain', sent: 'ok', failed: 'bad', cancelled: 'off' } as const;

export const eventColumns = (columns = copy.columns): readonly Column<AdEvent>[] => [
  {
    header: columns.order,
    isTitle: true,
    cell: ({ order_id, kind }, folded) => (
      <span className="grid gap-0.5">
        <Link
          to={`/admin/orders/${order_id}`}
          className="font-semibold text-link underline-offset-4 hover:underline"
        >
          {copy.order(shortId(order_id))}
        </Link>
        <span className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
          {copy.kinds[kind]}
          {folded}
        </span>
      </span>
    ),
  },
  { header: columns.platform, fold: 'phone', cell: ({ platform }) => adPlatformNames[platform] },
  {
    header: columns.status,
    cell: (event) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge variant={badges[event.status]}>{copy.statuses[event.status]}</Badge>
        <span className="text-ink-3 text-small empty:hidden">{reasonOf(event)}</span>
        {event.can_resend && <ResendButton id={event.id} />}
      </span>
    ),
  },
  {
    header: columns.when,
    fold: 'tablet',
    cell: ({ sent_at, occurred_at }) => <span className="num">{formatDayTime(sent_at ?? occurred_at)}</span>,
  },
  {
    header: columns.amount,
    isNumber: true,
    fold: 'never',
    cell: ({ value_bigint }) => formatRupiah(toRupiah(value_bigint)),
  },
];

const reasonOf = ({ problem, reason }: AdEvent): string =>
  [problem === null ? null : copy.problems[problem], reason].filter((part) => part !== null).join(', ');

const ResendButton = ({ id }: Pick<AdEvent, 'id'>) => (
  <PostButton
    id={`resend-${id}`}
    action={ADS_PATH}
    fields={{ id }}
    variant="outline"
    size="sm"
    onSuccess={() => toast.success(copy.resent)}
  >
    {copy.resend}
  </PostButton>
);
