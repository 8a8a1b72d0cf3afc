import {
  CalendarCheck,
  Clock,
  FileCheck2,
  Flag,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  Newspaper,
  Package,
  PackageX,
  Scale,
  ShieldAlert,
  ShoppingBag,
  Unplug,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ColumnChart, columnsOf } from '#app/components/charts/column-chart.tsx';
import { PeriodLinks } from '#app/components/charts/period-links.tsx';
import { cn } from '#app/lib/cn.ts';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { orderStatusLabels } from '#messages/orders/status.ts';
import { dashboardCopy as copy } from '#messages/reports/admin-dashboard.ts';
import { formatCount, formatRupiah, sumSen, toRupiah } from '#shared/money/money.ts';
import { type ReportPeriod, reportDays } from '#shared/reports/reports.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { formatDayMonth, startOfDay } from '#shared/time/dates.ts';

interface RevenuePanelProps {
  readonly dashboard: Dashboard;
  readonly period: ReportPeriod;
}

/** Shows the chosen period (ADM-030). */
export function RevenuePanel({ dashboard, period }: RevenuePanelProps) {
  const { stats, revenue_by_day, first_sale_on } = dashboard;
  const earned = toRupiah(sumSen(revenue_by_day.map(({ amount_bigint }) => amount_bigint)));
  return (
    <section aria-labelledby="money" className="min-w-0">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2 id="money" className="font-semibold text-t3">
            {copy.revenueChart(reportDays[period])}
          </h2>
          <p className="num font-normal text-[clamp(2.25rem,1.8rem+2vw,3.25rem)] leading-tight tracking-[-0.05em]">
            {formatRupiah(earned)}
          </p>
        </div>
        <PeriodLinks path="/admin" period={period} />
      </header>
      <ColumnChart
        caption={copy.revenueChart(reportDays[period])}
        columns={columnsOf(revenue_by_day)}
        begins={
          first_sale_on === null
            ? null
            : { day: first_sale_on, label: copy.begins(formatDayMonth(startOfDay(first_sale_on))) }
        }
        empty={
          <>
            <p className="font-semibold text-t3">{copy.noRevenue.title}</p>
            <p className="max-w-[32em] text-ink-2 text-ui">{copy.noRevenue.text}</p>
            <Link
              to="/admin/products/one-time"
              className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
            >
              {copy.noRevenue.action}
            </Link>
          </>
        }
      />
      <dl className="num mt-2 flex flex-wrap gap-x-2 text-ink-2 text-small">
        <dt>{copy.revenue.label}</dt>
        <dd className="font-semibold">{formatRupiah(toRupiah(stats.totalRevenue))}</dd>
        <dd>{copy.revenue.caption}</dd>
      </dl>
    </section>
  );
}

/** ADM-028: the figures beside the revenue. */
export function StatsGrid({ dashboard: { stats, orders_by_status } }: Pick<RevenuePanelProps, 'dashboard'>) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-3">
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
  );
}

interface SecondaryStatProps {
  readonly label: string;
  readonly caption: string;
  readonly index: number;
  readonly children: ReactNode;
}

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

const colours: Readonly<Record<OrderStatus, string>> = {
  completed: 'bg-credit',
  pending: 'bg-dawn-2',
  processing: 'bg-dawn',
  refunded: 'bg-debit',
  failed: 'bg-cost',
  cancelled: 'bg-line-strong',
};

/** Counts every order like the orders list; the figure above counts only completed ones (DECISIONS 46). */
function OrderStatusBreakdown({ counts }: { readonly counts: Dashboard['orders_by_status'] }) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <span aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunk">
        {counts.map(({ status, count }) => (
          <i key={status} className={`min-w-1 ${colours[status]}`} style={{ flex: count }} />
        ))}
      </span>
      <span className="num mt-2.5 flex min-h-5 flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small">
        {all > 0 && <span>{copy.orders.all(all)}</span>}
        {counts.map(({ status, count }) => (
          <span key={status} className="inline-flex items-center gap-1.5">
            <i aria-hidden="true" className={`size-2 rounded-[2px] ${colours[status]}`} />
            {formatCount(count)} {orderStatusLabels[status]}
          </span>
        ))}
      </span>
    </>
  );
}

/** Figures without a chart (ADM-029 to ADM-036). */
const secondaryStats = [
  'totalUsers',
  'totalProducts',
  'totalWallets',
  'totalPayments',
  'totalBlogPosts',
  'totalCaseStudies',
] as const satisfies readonly (keyof Dashboard['stats'])[];

interface QuickAction {
  readonly name: keyof typeof copy.quickActions.labels;
  readonly to: string;
  readonly icon: LucideIcon;
}

export const quickActions: readonly QuickAction[] = [
  { name: 'products', to: '/admin/products/one-time', icon: Package },
  { name: 'orders', to: '/admin/orders', icon: ShoppingBag },
  { name: 'wallets', to: '/admin/wallets', icon: Wallet },
  { name: 'users', to: '/admin/users', icon: Users },
  { name: 'content', to: '/admin/content', icon: Newspaper },
];

interface AttentionLine {
  readonly kind: keyof Dashboard['attention'];
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isUrgent?: boolean;
}

const RECONCILIATION = '/admin/payments?tab=reconciliation';

export const attentionLines: readonly AttentionLine[] = [
  { kind: 'book_findings', to: RECONCILIATION, icon: Scale, isUrgent: true },
  { kind: 'open_disputes', to: RECONCILIATION, icon: ShieldAlert, isUrgent: true },
  { kind: 'failed_webhooks', to: '/admin/payments?tab=webhooks&status=Failed', icon: Unplug, isUrgent: true },
  { kind: 'refund_requests', to: '/admin/refunds', icon: Hourglass, isUrgent: true },
  { kind: 'no_outcome', to: '/admin/bookings/list?state=no_outcome&sort=starts_at', icon: CalendarCheck },
  { kind: 'stuck_payments', to: RECONCILIATION, icon: Clock },
  { kind: 'flagged_payments', to: RECONCILIATION, icon: Flag },
  { kind: 'pending_adjustments', to: '/admin/wallets', icon: Wallet },
  { kind: 'admin_changes', to: '/admin/users', icon: Users },
  { kind: 'new_leads', to: '/admin/content/leads/table?status=new', icon: MessageCircle },
  {
    kind: 'lesson_questions',
    to: '/admin/products/questions?state=waiting',
    icon: MessageCircleQuestionMark,
  },
  { kind: 'hand_ins', to: '/admin/products/hand-ins?state=waiting', icon: FileCheck2 },
  { kind: 'sold_out', to: '/admin/products/one-time?status=active', icon: PackageX },
];
