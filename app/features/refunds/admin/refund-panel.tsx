import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { QueuedRefund } from '#contract/refunds/admin.ts';
import { refundsCopy as copy } from '#messages/refunds/admin.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';

export type Verdict = 'approve' | 'reject';

interface Props {
  readonly refund: QueuedRefund;
  readonly onDecide: (verdict: Verdict) => void;
  readonly back: string;
}

export function RefundPanel({ refund, onDecide, back }: Props) {
  const { user_name, user_email, title, reason, status, created_at } = refund;
  const actions = status === 'requested' && (
    <>
      <Button variant="danger" size="sm" onClick={() => onDecide('reject')}>
        {copy.reject}
      </Button>
      <Button size="sm" onClick={() => onDecide('approve')}>
        {copy.approve}
      </Button>
    </>
  );
  return (
    <DetailPanel
      title={`${formatRupiah(toRupiah(refund.amount_bigint))} · ${title}`}
      state={<RefundState status={status} />}
      text={formatDayTime(created_at)}
      actions={actions}
      back={back}
    >
      <div className="grid gap-4">
        <p className="text-ink-2 text-ui">
          <Link
            to={`/admin/users?user=${refund.user_id}`}
            className="font-semibold text-link underline-offset-4 hover:underline"
          >
            {user_name}
          </Link>{' '}
          <span className="[overflow-wrap:anywhere]">{user_email}</span>
        </p>
        <blockquote className="wrap-anywhere whitespace-pre-line border-line border-y py-4 text-body">
          {reason}
        </blockquote>
        <Decision refund={refund} />
        <RefundFacts refund={refund} />
      </div>
    </DetailPanel>
  );
}

function Decision({ refund: { decided_at, decided_by_name, decision_note } }: Pick<Props, 'refund'>) {
  if (decided_at === null) return null;
  return (
    <p className="text-ui">
      {decision_note !== '' && <span className="block">{decision_note}</span>}
      <span className="num text-ink-3 text-small">
        {copy.decided(decided_by_name ?? '', formatDayTime(decided_at))}
      </span>
    </p>
  );
}

export function RefundFacts({ refund }: Pick<Props, 'refund'>) {
  const { policy, days_since_purchase: days, used_now, payment_method } = refund;
  const { consumed_percent, download_count } = used_now;
  const { facts } = copy;
  const formatChange = (before: number, now: number, unit = '') =>
    before === now ? null : <span className="text-ink-3">{facts.whenAsked(`${before}${unit}`)}</span>;
  return (
    <dl className="text-ui">
      <RefundFact label={facts.age} isWithin={days <= policy.days}>
        {facts.days(days, policy.days)}
      </RefundFact>
      <RefundFact label={facts.consumed} isWithin={consumed_percent <= policy.max_percent}>
        {facts.percent(consumed_percent, policy.max_percent)}
        {formatChange(refund.consumed_percent, consumed_percent, '%')}
      </RefundFact>
      <RefundFact label={facts.downloads} isWithin={download_count === 0}>
        {formatCount(download_count)}
        {formatChange(refund.download_count, download_count)}
      </RefundFact>
      <RefundFact label={facts.paidBy}>
        {payment_method === 'wallet' ? facts.wallet : payment_method}
      </RefundFact>
      <RefundFact label={facts.destination}>{facts.destinations[refund.destination]}</RefundFact>
      <RefundFact label={facts.left} isWithin={refund.refundable_bigint >= refund.amount_bigint}>
        {formatRupiah(toRupiah(refund.refundable_bigint))}
      </RefundFact>
      <RefundFact label={facts.order}>
        <Link
          to={`/admin/orders/${refund.order_id}`}
          className="text-link underline-offset-4 hover:underline"
        >
          {shortId(refund.order_id)}
        </Link>
      </RefundFact>
    </dl>
  );
}

interface RefundFactProps {
  readonly label: string;
  /** Undefined where the policy says nothing. */
  readonly isWithin?: boolean;
  readonly children: ReactNode;
}

function RefundFact({ label, isWithin, children }: RefundFactProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-b border-dashed py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="num flex items-center gap-2 text-right font-semibold">
        {children}
        {isWithin === true && (
          <CircleCheck aria-label={copy.facts.within} role="img" className="size-4 shrink-0 text-credit" />
        )}
        {isWithin === false && (
          <CircleAlert aria-label={copy.facts.beyond} role="img" className="size-4 shrink-0 text-debit" />
        )}
      </dd>
    </div>
  );
}

const tones = { requested: 'wait', approved: 'ok', rejected: 'bad', withdrawn: 'off' } as const;

function RefundState({ status }: Pick<QueuedRefund, 'status'>) {
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
