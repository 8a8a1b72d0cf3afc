import type { ReactNode } from 'react';
import { ColumnChart, spanOf } from '#app/components/charts/column-chart.tsx';
import { cn } from '#app/lib/cn.ts';
import type { ReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy as copy } from '#messages/reports/admin.ts';
import { formatDecimal } from '#shared/money/format-decimal.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';

/** AREP-002 */
export function FiguresPanel({ summary }: { readonly summary: ReportSummary }) {
  const { totals, previous, chart } = summary;
  return (
    <section aria-label={copy.title} className="overflow-hidden rounded-card border border-line bg-surface">
      <dl className="p-5 md:p-6">
        <dt className="flex items-baseline justify-between gap-3 font-semibold text-ink-2 text-small">
          {copy.revenue}
          <ChangeBadge now={totals.revenue_bigint} before={previous.revenue_bigint} moreIsBetter="good" />
        </dt>
        <dd className="num font-medium text-[clamp(1.875rem,1.4rem+1.6vw,2.75rem)] leading-tight tracking-[-0.04em]">
          {formatRupiah(toRupiah(totals.revenue_bigint))}
        </dd>
        <dd className="num text-ink-3 text-small">
          {copy.net(formatRupiah(toRupiah(totals.net_revenue_bigint)))}
        </dd>
        <dd className="mt-6">
          <SalesChart columns={chart} />
        </dd>
      </dl>
      <dl className="grid grid-cols-2 border-line border-t lg:grid-cols-4">
        <Figure
          index={0}
          label={copy.orders}
          caption={totals.free_orders > 0 ? copy.freeOrders(totals.free_orders) : ''}
          change={<ChangeBadge now={totals.orders} before={previous.orders} moreIsBetter="good" />}
        >
          {formatCount(totals.orders)}
        </Figure>
        <Figure
          index={1}
          label={copy.average}
          caption={copy.averageCaption}
          change={
            <ChangeBadge
              now={totals.average_order_bigint ?? 0}
              before={previous.average_order_bigint ?? 0}
              moreIsBetter="good"
            />
          }
        >
          {totals.average_order_bigint === null
            ? copy.none
            : formatRupiah(toRupiah(totals.average_order_bigint))}
        </Figure>
        <Figure
          index={2}
          label={copy.refunds}
          caption={copy.refundCount(summary.refunds.count)}
          change={
            <ChangeBadge now={totals.refunds_bigint} before={previous.refunds_bigint} moreIsBetter="bad" />
          }
        >
          {formatRupiah(toRupiah(totals.refunds_bigint))}
        </Figure>
        <Figure
          index={3}
          label={copy.rate}
          caption={copy.rateCaption}
          change={
            <ChangeBadge
              now={totals.refund_rate ?? 0}
              before={previous.refund_rate ?? 0}
              moreIsBetter="bad"
            />
          }
        >
          {totals.refund_rate === null
            ? copy.none
            : `${formatDecimal(totals.refund_rate, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`}
        </Figure>
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly index: number;
  readonly label: string;
  readonly caption: string;
  readonly change: ReactNode;
  readonly children: ReactNode;
}

/** Two columns on phones, four from 1024 px; borders only between cells. */
function Figure({ index, label, caption, change, children }: FigureProps) {
  return (
    <div
      className={cn(
        'min-w-0 border-line p-5 md:px-6',
        index < 2 && 'max-lg:border-b',
        index % 2 === 0 && 'max-lg:border-r',
        index < 3 && 'lg:border-r',
      )}
    >
      <dt className="font-semibold text-ink-2 text-small">{label}</dt>
      <dd className="num font-semibold text-t2 max-sm:text-t3">{children}</dd>
      <dd className="mt-0.5 flex flex-wrap gap-x-2 text-ink-3 text-small">
        {change}
        <span>{caption}</span>
      </dd>
    </div>
  );
}

interface ChangeBadgeProps {
  readonly now: number;
  readonly before: number;
  readonly moreIsBetter: 'good' | 'bad' | 'plain';
}

/** The sign carries the meaning; the colour only repeats it. */
function ChangeBadge({ now, before, moreIsBetter }: ChangeBadgeProps) {
  const isGood = now > before === (moreIsBetter === 'good');
  const colour =
    moreIsBetter === 'plain' || now === before ? 'text-ink-3' : isGood ? 'text-credit' : 'text-debit';
  return <span className={cn('num font-semibold', colour)}>{changeText(now, before)}</span>;
}

function changeText(now: number, before: number): string {
  if (now === before) return copy.unchanged;
  if (before <= 0) return copy.fresh;
  const share = ((now - before) / before) * 100;
  return `${share > 0 ? '+' : '\u2212'}${formatDecimal(Math.abs(share), { maximumFractionDigits: 1 })}%`;
}

type Column = ReportSummary['chart'][number];

function SalesChart({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <ColumnChart
      caption={copy.chart}
      columns={columns.map(({ first, last, revenue_bigint }) => ({
        first,
        last,
        amount: toRupiah(revenue_bigint),
      }))}
      begins={null}
      table={<ChartTable columns={columns} />}
    />
  );
}

function ChartTable({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{copy.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.chartDays}</th>
            <th scope="col">{copy.revenue}</th>
            <th scope="col">{copy.refunds}</th>
            <th scope="col">{copy.orders}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.first}>
              <th scope="row">{spanOf(column)}</th>
              <td>{rupiahOf(column.revenue_bigint)}</td>
              <td>{rupiahOf(column.refunds_bigint)}</td>
              <td>{formatCount(column.orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rupiahOf = (amount: Column['revenue_bigint']): string => formatRupiah(toRupiah(amount));
