import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import { dashboardCopy as copy } from '#messages/admin-dashboard.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money.ts';
import { secondaryStats } from './dashboard-links.ts';
import { OrderStatusBreakdown } from './order-status-breakdown.tsx';
import { RevenueChart } from './revenue-chart.tsx';

/** ADM-028 */
export function RevenuePanel({ dashboard }: { readonly dashboard: Dashboard }) {
  const { stats, revenue_by_day, orders_by_status } = dashboard;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[5fr_7fr]">
      <dl className="border-line p-5 max-lg:border-b md:p-6 lg:border-r">
        <dt className="font-semibold text-ink-2 text-small">{copy.revenue.label}</dt>
        <dd className="num font-medium text-[clamp(1.875rem,1.4rem+1.6vw,2.75rem)] leading-tight tracking-[-0.04em]">
          {formatRupiah(toRupiah(stats.totalRevenue))}
        </dd>
        <dd className="text-ink-3 text-small">{copy.revenue.caption}</dd>
        <dd className="mt-5">
          <RevenueChart days={revenue_by_day} />
        </dd>
      </dl>
      <dl className="grid grid-cols-2 md:grid-cols-3">
        <div className="col-span-full border-line border-b p-5 md:p-6">
          <dt className="flex items-baseline justify-between gap-3 font-semibold text-ink-2 text-small">
            {copy.orders.label}
            <span className="font-normal text-ink-3">{copy.orders.caption}</span>
          </dt>
          <dd className="num font-semibold text-t2">{formatCount(stats.totalOrders)}</dd>
          <dd className="mt-3">
            <OrderStatusBreakdown counts={orders_by_status} />
          </dd>
        </div>
        {secondaryStats.map((stat, index) => (
          <SecondaryStat key={stat} {...copy.stats[stat]} index={index}>
            {formatCount(stats[stat])}
          </SecondaryStat>
        ))}
      </dl>
    </div>
  );
}

interface SecondaryStatProps {
  readonly label: string;
  readonly caption: string;
  readonly index: number;
  readonly children: ReactNode;
}

/** Two columns on phones, three above; borders only between cells. */
function SecondaryStat({ label, caption, index, children }: SecondaryStatProps) {
  return (
    <div
      className={cn(
        'border-line p-5 md:px-6',
        index < 4 && 'max-md:border-b',
        index % 2 === 0 && 'max-md:border-r',
        index < 3 && 'md:border-b',
        index % 3 < 2 && 'md:border-r',
      )}
    >
      <dt className="font-semibold text-ink-2 text-small">{label}</dt>
      <dd className="num font-semibold text-t2">{children}</dd>
      <dd className="text-ink-3 text-small">{caption}</dd>
    </div>
  );
}
