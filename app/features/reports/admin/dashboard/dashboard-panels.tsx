import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy as copy, dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import { formatCount, formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { orderTitle } from '#shared/shop/orders.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

type Figures = NonNullable<Dashboard['subscriptions']>;

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

/** Recurring revenue, and whether balances cover the next renewals (docs/metrics.md). Zero figures are hidden. */
export function SubscriptionsPanel({ figures }: { readonly figures: Figures }) {
  const copy = dashboardCopy.subscriptions;
  const { renewals, past_due } = figures;
  return (
    <section aria-labelledby="recurring" className="min-w-0">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h2 id="recurring" className="text-t3">
            {copy.mrr}
          </h2>
          <p className="num text-[clamp(1.75rem,1.5rem+1vw,2.25rem)] leading-tight tracking-[-0.04em]">
            {money(figures.mrr_bigint)}
          </p>
        </div>
        <Link
          to="/admin/subscriptions"
          className="-mt-2 inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.all}
        </Link>
      </header>
      <dl className="mt-2 text-ui">
        <Line label={copy.active(figures.active)} hint={copy.movedHint}>
          +{formatCount(figures.started)} / −{formatCount(figures.ended)}
        </Line>
        {past_due.count > 0 && (
          <Line
            label={
              <Link
                to="/admin/subscriptions?status=past_due"
                className="text-link underline underline-offset-4"
              >
                {copy.pastDue}
              </Link>
            }
            hint={copy.subscriptions(past_due.count)}
          >
            {money(past_due.amount_bigint)}
          </Line>
        )}
        <Line label={copy.renewals} hint={copy.charges(renewals.count)}>
          {money(renewals.amount_bigint)}
        </Line>
        {renewals.count > 0 && <Line label={copy.covered}>{money(renewals.covered_bigint)}</Line>}
        {renewals.shortfall_bigint > 0 && (
          <Line label={copy.shortfall} hint={copy.short(renewals.short_subscribers)}>
            <span className="text-debit">{money(renewals.shortfall_bigint)}</span>
          </Line>
        )}
      </dl>
      <p className="num mt-2 text-ink-3 text-small">{copy.summed(formatTime(figures.summed_at))}</p>
    </section>
  );
}

interface LineProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Line({ label, hint, children }: LineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b border-dashed py-2.5">
      <dt>
        {label} {hint !== undefined && <span className="num block text-ink-3 text-small">{hint}</span>}
      </dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

type TopOrder = Dashboard['top_orders'][number];

/** Shows what was bought and by whom, with dates as everywhere (ADM-037 to ADM-046, DECISIONS 74). */
export function TopOrders({ orders }: { readonly orders: readonly TopOrder[] }) {
  return (
    <section aria-labelledby="top-orders">
      <header className="flex items-baseline justify-between gap-4 border-line border-b pb-3">
        <div>
          <h2 id="top-orders" className="text-t3">
            {copy.topOrders.title}
          </h2>
          <p className="text-ink-3 text-small">{copy.topOrders.text}</p>
        </div>
        <Link
          to="/admin/orders?sort=-amount_bigint"
          className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.topOrders.all}
        </Link>
      </header>
      {orders.length === 0 ? (
        <p className="py-8 text-ink-2 text-ui">{copy.topOrders.empty}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <TopOrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TopOrderRow({ order }: { readonly order: TopOrder }) {
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={`/admin/orders/${order.id}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 rounded-small py-3 hover:bg-soft"
      >
        <span className="line-clamp-2 font-semibold text-ui leading-snug">{orderTitle(order)}</span>
        <span className="num text-right font-semibold text-ui">
          {formatRupiah(toRupiah(order.amount_bigint))}
        </span>
        <span className="num min-w-0 text-ink-3 text-small">
          {order.customer_email === null ? copy.unknownUser : order.customer_name}
          <span className="block">
            {formatCardDate(order.created_at)}, {copy.topOrders.order(shortId(order.id))}
          </span>
        </span>
        <span className="text-right text-small">
          <OrderBadge status={order.status} />
        </span>
      </Link>
    </li>
  );
}
