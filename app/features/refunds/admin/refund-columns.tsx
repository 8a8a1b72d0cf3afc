import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { QueuedRefund } from '#contract/refunds/admin.ts';
import { refundsCopy as copy } from '#messages/refunds/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';

const tones = { requested: 'wait', approved: 'ok', rejected: 'bad', withdrawn: 'off' } as const;

export function RefundState({ status }: Pick<QueuedRefund, 'status'>) {
  return <StatusDot tone={tones[status]}>{copy.tabs[status]}</StatusDot>;
}

export const refundColumns = (
  hrefOf: (id: string) => string,
  hasStates: boolean,
  columns = copy.columns,
): readonly Column<QueuedRefund>[] => [
  {
    header: columns.request,
    isTitle: true,
    cell: (refund, folded) => (
      <>
        <RowTitle
          opens={hrefOf(refund.id)}
          label={`${copy.review}: ${refund.title}, ${refund.user_name}`}
          title={refund.title}
          hint={refund.user_name}
        >
          {folded}
        </RowTitle>
        <p className="wrap-anywhere line-clamp-3 max-w-[60ch] pt-1 text-ink-2 text-small">{refund.reason}</p>
        <DecideLink refund={refund} to={hrefOf(refund.id)} className="relative z-1 mt-2 @cards:hidden" />
      </>
    ),
  },
  {
    header: columns.age,
    fold: 'tablet',
    cell: ({ days_since_purchase: days, policy }) => (
      <Fact text={copy.facts.days(days, policy.days)} isBeyond={days > policy.days} />
    ),
    line: ({ days_since_purchase: days, policy }) => (
      <Fact text={copy.facts.dayOf(days, policy.days)} isBeyond={days > policy.days} />
    ),
  },
  {
    header: columns.used,
    fold: 'tablet',
    cell: ({ used_now: { consumed_percent: used, download_count }, policy }) => (
      <Fact
        text={copy.used(used, download_count)}
        isBeyond={used > policy.max_percent || download_count > 0}
      />
    ),
  },
  {
    header: columns.asked,
    fold: 'desk',
    line: 'wide',
    cell: ({ created_at }) => <span className="num text-ink-2">{formatCardDate(created_at)}</span>,
  },
  ...(hasStates
    ? [{ header: columns.status, cell: ({ status }: QueuedRefund) => <RefundState status={status} /> }]
    : []),
  {
    header: columns.amount,
    isNumber: true,
    cell: ({ amount_bigint }) => <Money amount={toRupiah(amount_bigint)} className="font-semibold" />,
  },
];

interface DecideLinkProps {
  readonly refund: QueuedRefund;
  readonly to: string;
  readonly className: string;
}

export function DecideLink({ refund: { status, title, user_name }, to, className }: DecideLinkProps) {
  if (status !== 'requested') return null;
  return (
    <Button asChild variant="outline" size="sm" className={className}>
      <Link to={to} preventScrollReset aria-label={`${copy.decide}: ${title}, ${user_name}`}>
        {copy.decide}
      </Link>
    </Button>
  );
}

function Fact({ text, isBeyond }: { readonly text: string; readonly isBeyond: boolean }) {
  return (
    <span className="num inline-flex items-center gap-1.5">
      {text}
      {isBeyond && (
        <CircleAlert aria-label={copy.facts.beyond} role="img" className="size-4 shrink-0 text-debit" />
      )}
    </span>
  );
}
