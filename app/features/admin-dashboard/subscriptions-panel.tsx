import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import { dashboardCopy } from '#messages/admin-dashboard.ts';
import { formatCount, formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { formatTime } from '#shared/time/dates.ts';

type Figures = NonNullable<Dashboard['subscriptions']>;

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

/** Recurring revenue, and whether the balances cover what renews next (docs/metrics.md). */
export function SubscriptionsPanel({ figures }: { readonly figures: Figures }) {
  const copy = dashboardCopy.subscriptions;
  const { renewals, past_due } = figures;
  return (
    <section aria-labelledby="recurring">
      <header className="flex min-h-tap items-center justify-between gap-4 border-line border-b">
        <h2 id="recurring" className="text-t3">
          {copy.title}
        </h2>
        <Link
          to="/admin/subscriptions"
          className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.all}
        </Link>
      </header>
      <dl className="text-ui">
        <Line label={copy.mrr} hint={copy.active(figures.active)}>
          <b className="font-semibold text-t3">{money(figures.mrr_bigint)}</b>
        </Line>
        <Line label={copy.moved} hint={copy.movedHint}>
          +{formatCount(figures.started)} / −{formatCount(figures.ended)}
        </Line>
        <Line
          label={
            <Link to="/admin/subscriptions?status=past_due" className="underline-offset-4 hover:underline">
              {copy.pastDue}
            </Link>
          }
          hint={copy.subscriptions(past_due.count)}
        >
          {money(past_due.amount_bigint)}
        </Line>
        <Line label={copy.renewals} hint={copy.charges(renewals.count)}>
          {money(renewals.amount_bigint)}
        </Line>
        <Line label={copy.covered}>{money(renewals.covered_bigint)}</Line>
        <Line label={copy.shortfall} hint={copy.short(renewals.short_subscribers)}>
          <span className={renewals.shortfall_bigint > 0 ? 'text-debit' : undefined}>
            {money(renewals.shortfall_bigint)}
          </span>
        </Line>
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
