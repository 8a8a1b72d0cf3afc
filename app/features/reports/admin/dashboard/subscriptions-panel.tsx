import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import { formatCount, formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { formatTime } from '#shared/time/dates.ts';

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
