import type { ReactNode } from 'react';
import type { VisitFunnel } from '#contract/visits/admin.ts';
import { visitsCopy as copy } from '#messages/visits/admin.ts';
import { formatDecimal } from '#shared/money/format-decimal.ts';
import { averageRupiah, formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';

interface FunnelPanelProps extends Pick<VisitFunnel, 'totals' | 'unknown'> {
  /** The chart below the money. */
  readonly children: ReactNode;
}

const steps = ['visits', 'product_visits', 'checkouts', 'orders'] as const;

export function FunnelPanel({ totals, unknown, children }: FunnelPanelProps) {
  const { visits, amount_bigint } = totals;
  return (
    <section aria-label={copy.funnel} className="overflow-hidden rounded-card border border-line bg-surface">
      <dl className="p-5 md:p-6">
        <dt className="font-semibold text-ink-2 text-small">{copy.paid}</dt>
        <dd className="num font-medium text-[clamp(1.875rem,1.4rem+1.6vw,2.75rem)] leading-tight tracking-[-0.04em]">
          {formatRupiah(toRupiah(amount_bigint))}
        </dd>
        {visits > 0 && (
          <dd className="num text-ink-3 text-small">
            {copy.perVisit(formatRupiah(averageRupiah(amount_bigint, visits)))}
          </dd>
        )}
        {unknown.orders > 0 && (
          <dd className="text-ink-3 text-small">
            {copy.unknown(unknown.orders, formatRupiah(toRupiah(unknown.amount_bigint)))}
          </dd>
        )}
        <dd className="mt-6">{children}</dd>
      </dl>
      <dl className="grid grid-cols-2 border-line border-t lg:grid-cols-4">
        {steps.map((step) => (
          <Step key={step} label={copy.steps[step]} count={totals[step]} visits={visits} />
        ))}
      </dl>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly count: number;
  readonly visits: number;
}

/** Without visits there is nothing that it could be a share of. */
function Step({ label, count, visits }: StepProps) {
  const percent = visits === 0 ? null : Math.min(100, (count / visits) * 100);
  return (
    <div className="grid content-start gap-1 p-5 md:p-6">
      <dt className="text-ink-2 text-small">{label}</dt>
      <dd className="num font-semibold text-t2">{formatCount(count)}</dd>
      {percent !== null && (
        <>
          <dd className="num text-ink-3 text-small">
            {copy.ofVisits(formatDecimal(percent, { maximumFractionDigits: 1 }))}
          </dd>
          <dd aria-hidden="true" className="mt-1 block h-1 rounded-full bg-sunk">
            <i className="block h-full rounded-full bg-chart" style={{ width: `${percent}%` }} />
          </dd>
        </>
      )}
    </div>
  );
}
