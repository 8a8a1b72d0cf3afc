import { spanOf } from '#app/components/charts/chart-columns.ts';
import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import type { ReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy as copy } from '#messages/reports/admin.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';

type Column = ReportSummary['chart'][number];

export function SalesChart({ columns }: { readonly columns: readonly Column[] }) {
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
