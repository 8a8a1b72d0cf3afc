import type { Report } from '#contract/reports/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { sen, toDecimalRupiah } from '#shared/money/money.ts';
import { hoursOf, reportFileName } from '#shared/reports/reports.ts';
import {
  columnsOf,
  type ReportColumn,
  type ReportRow,
  type ReportRows,
  type ReportSpec,
  readReportRows,
} from './report-tables.ts';

/** Balances and averages cannot be summed. */
const NOT_SUMMED = new Set(['opening_bigint', 'closing_bigint', 'average_order_bigint']);

/** Figures are in sen and WIB days. */
export async function generateReport(reader: Reader, spec: ReportSpec): Promise<Report> {
  const columns = columnsOf(spec.report_type, spec.group_by);
  const rows: ReportRow[] = [];
  const totals: Record<string, number> = {};
  const summed = columns.filter(
    ({ unit, name }) => unit !== 'date' && unit !== 'text' && !NOT_SUMMED.has(name),
  );
  for (const { name } of summed) totals[name] = 0;
  for await (const row of readReportRows(reader, spec)) {
    rows.push(row);
    for (const { name } of summed) totals[name] = (totals[name] ?? 0) + Number(row[name] ?? 0);
  }
  return { columns: [...columns], rows, totals };
}

export function exportReport(reader: Reader, spec: ReportSpec): CsvFile {
  const { report_type, span } = spec;
  const columns = columnsOf(report_type, spec.group_by);
  return {
    file_name: reportFileName({ report_type, start_date: span.first, end_date: span.last }),
    content_type: CSV_TYPE,
    content: csvTable(columns.map(headerOf), cellsOf(columns, readReportRows(reader, spec))),
  };
}

/** Columns in sen become rupiah (`revenue_bigint`, `revenue_rupiah`), minutes become hours. */
function headerOf({ name, unit }: ReportColumn): string {
  if (unit === 'sen') return name.replace(/_bigint$/, '_rupiah');
  return unit === 'minutes' ? name.replace(/_minutes$/, '_hours') : name;
}

async function* cellsOf(columns: readonly ReportColumn[], rows: ReportRows): AsyncGenerator<CsvRow, void> {
  for await (const row of rows) yield columns.map(({ name, unit }) => cellOf(row[name] ?? null, unit));
}

function cellOf(value: string | number | null, unit: ReportColumn['unit']): string | number {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (unit === 'minutes') return hoursOf(value);
  return unit === 'sen' ? toDecimalRupiah(sen(value)) : value;
}
