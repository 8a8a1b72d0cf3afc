import { Download } from 'lucide-react';
import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { generateReport, Report } from '#contract/reports/admin.ts';
import { reportCopy as copy } from '#messages/operations/admin-tools.ts';
import { formatDecimal } from '#shared/money/format-decimal.ts';
import { formatCount, formatRupiah, sen, toRupiah } from '#shared/money/money.ts';
import { hoursOf } from '#shared/reports/reports.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { ReportAnswer } from './tool-props.ts';

export function ReportResult({ report }: { readonly report: ReportAnswer }) {
  if (report === null) return <p className="border-line border-t pt-5 text-ink-3 text-ui">{copy.empty}</p>;
  if (report.table === null) {
    return (
      <section className="rounded-card bg-debit-soft p-6 text-debit text-ui">
        <p className="font-semibold">{copy.failed}</p>
        <p>{report.message}</p>
      </section>
    );
  }
  const { table, format, report_type, group_by, start_date, end_date, row_count, file_name } = report;
  const href = apiHref<typeof generateReport>('/api/admin/reports', {
    query: { start_date, end_date, report_type, group_by, format },
  });
  return (
    <section
      aria-labelledby="report-result"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-3 md:px-5">
        <div>
          <h3 id="report-result" className="text-t3">
            {copy.heading(copy.types[report_type], copy.groups[group_by])}
          </h3>
          <p className="num text-ink-3 text-small">
            {formatCardDate(start_date)} – {formatCardDate(end_date)}, {copy.rows(formatCount(row_count))}
          </p>
        </div>
        <Button asChild variant="outline" size="sm">
          <a href={href} download={file_name.replace(/csv$/, format)}>
            <Download aria-hidden="true" />
            {copy.download} {format.toUpperCase()}
          </a>
        </Button>
      </header>
      {table.columns.some(({ name }) => name === 'held') && group_by !== 'product' && (
        <SessionsChart rows={table.rows} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section aria-label={copy.title} tabIndex={0} className="max-h-[70dvh] overflow-auto">
        <ReportTable table={table} isByDay={group_by === 'day'} />
      </section>
      {table.rows.length < row_count && (
        <p className="num border-line border-t px-4 py-3 text-ink-2 text-small md:px-5">
          {copy.shown(formatCount(table.rows.length), formatCount(row_count))}
        </p>
      )}
    </section>
  );
}

type Column = Report['columns'][number];
type Value = Report['rows'][number][string];

interface ReportTableProps {
  readonly table: Report;
  readonly isByDay: boolean;
}

function ReportTable({ table, isByDay }: ReportTableProps) {
  const columns = table.columns.filter(
    ({ name }) => name !== 'product_id' && !(isByDay && name === 'end_date'),
  );
  return (
    <table className="w-full border-collapse text-ui">
      <thead className="sticky top-0 bg-surface">
        <tr className="text-left text-ink-2 text-small">
          {columns.map(({ name, unit }) => (
            <th
              key={name}
              scope="col"
              className={`whitespace-nowrap px-4 py-2.5 font-semibold ${isNumber(unit) ? 'text-right' : ''}`}
            >
              {copy.columns[name] ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={String(row.start_date ?? row.product_id)} className="border-line border-t">
            {columns.map((column, n) => (
              <Cell key={column.name} column={column} value={row[column.name] ?? null} isHead={n === 0} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line-strong border-t-2 font-semibold">
          {columns.map((column, n) =>
            n === 0 ? (
              <th key={column.name} scope="row" className="px-4 py-2.5 text-left">
                {copy.totals}
              </th>
            ) : (
              <Cell
                key={column.name}
                column={column}
                value={table.totals[column.name] ?? ''}
                isHead={false}
              />
            ),
          )}
        </tr>
      </tfoot>
    </table>
  );
}

interface CellProps {
  readonly column: Column;
  readonly value: Value;
  readonly isHead: boolean;
}

function Cell({ column, value, isHead }: CellProps) {
  const className = `num whitespace-nowrap px-4 py-2.5 ${isNumber(column.unit) ? 'text-right' : 'text-left'}`;
  const text = formatCell(value, column.unit);
  if (!isHead) return <td className={className}>{text}</td>;
  return (
    <th scope="row" className={`${className} max-w-80 truncate font-semibold`}>
      {value === null ? copy.allProducts : text}
    </th>
  );
}

const isNumber = (unit: Column['unit']): boolean => unit !== 'date' && unit !== 'text';

function formatCell(value: Value, unit: Column['unit']): string {
  if (value === null || value === '') return '';
  if (typeof value === 'string') return unit === 'date' ? formatCardDate(value) : value;
  if (unit === 'minutes') return formatDecimal(hoursOf(value), { maximumFractionDigits: 2 });
  return unit === 'sen' ? formatRupiah(toRupiah(sen(value))) : formatCount(value);
}

const words = { amount: formatCount, short: formatCount };

function SessionsChart({ rows }: { readonly rows: Report['rows'] }) {
  const columns = rows.map(({ start_date, end_date, held }) => ({
    first: String(start_date),
    last: String(end_date),
    amount: Number(held),
  }));
  if (columns.every(({ amount }) => amount === 0)) return null;
  return (
    <div className="px-4 pb-4 md:px-5">
      <ColumnChart caption={copy.heldChart} columns={columns} begins={null} words={words} isRunning={false} />
      <p className="mt-1 text-ink-2 text-small">{copy.heldChart}</p>
    </div>
  );
}
