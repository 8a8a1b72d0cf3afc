import type { ReportSummary } from '#contract/admin/reports.ts';
import { reportsCopy as copy } from '#messages/admin-reports.ts';
import { formatCardDate } from '#shared/dates.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money.ts';

type Column = ReportSummary['chart'][number];

/** Revenue above the axis, refunds below, at one scale. */
export function SalesChart({ columns }: { readonly columns: readonly Column[] }) {
  const [first] = columns;
  const last = columns.at(-1);
  if (first === undefined || last === undefined) return null;
  const best = columns.reduce((best, column) =>
    column.revenue_bigint > best.revenue_bigint ? column : best,
  );
  const lowest = Math.max(0, ...columns.map((column) => column.refunds_bigint));
  const range = Math.max(1, best.revenue_bigint + lowest);
  return (
    <figure>
      <div aria-hidden="true" className="flex h-48 gap-[3px] md:h-56">
        {columns.map((column) => (
          <span
            key={column.first}
            title={columnText(column)}
            className="flex min-w-0 flex-1 flex-col hover:bg-soft"
          >
            <span
              className="flex flex-col justify-end border-line-strong border-b"
              style={{ height: `${(best.revenue_bigint / range) * 100}%` }}
            >
              <i
                className={`block min-h-0.5 rounded-t-[3px] ${column === best && best.revenue_bigint > 0 ? 'bg-chart-2' : 'bg-chart-quiet'}`}
                style={{ height: barShare(column.revenue_bigint, best.revenue_bigint) }}
              />
            </span>
            <i
              className="block rounded-b-[3px] bg-debit"
              style={{ height: `${(column.refunds_bigint / range) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <ChartTable columns={columns} />
      <figcaption
        aria-hidden="true"
        className="num mt-2 flex flex-wrap justify-between gap-x-4 text-ink-3 text-small"
      >
        <span>{formatCardDate(first.first)}</span>
        {best.revenue_bigint > 0 && (
          <span className="whitespace-normal text-ink-2">
            {daysOf(best)}: {rupiahOf(best.revenue_bigint)}
          </span>
        )}
        <span>{formatCardDate(last.last)}</span>
      </figcaption>
    </figure>
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
              <th scope="row">{daysOf(column)}</th>
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

const columnText = (column: Column): string =>
  copy.chartColumn(daysOf(column), {
    revenue: rupiahOf(column.revenue_bigint),
    refunds: rupiahOf(column.refunds_bigint),
  });

const rupiahOf = (amount: Column['revenue_bigint']): string => formatRupiah(toRupiah(amount));
const barShare = (part: number, range: number): string => `${range > 0 ? (part / range) * 100 : 0}%`;

/** `21 Nov 2026`, or `16 Nov 2026 – 22 Nov 2026`. */
export function daysOf({ first, last }: { readonly first: string; readonly last: string }): string {
  return first === last ? formatCardDate(first) : `${formatCardDate(first)} – ${formatCardDate(last)}`;
}
