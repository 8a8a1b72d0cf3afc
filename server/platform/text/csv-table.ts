import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvProblems as copy } from '#messages/csv.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';

export interface CsvUnreadable {
  readonly code: 'CSV_UNREADABLE';
  readonly details: { readonly reason: string };
}

export interface TableRow<Column extends string> {
  /** In the file; the heading is line 1. */
  readonly line: number;
  /** Another number of cells than the heading has: they are shifted. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

interface Shape<Column extends string> {
  readonly columns: readonly Column[];
  readonly max_rows: number;
}

/** Rows by column name. Spreadsheets in Indonesian locale write semicolons instead of commas. */
export function readCsvTable<Column extends string>(
  csv: string,
  { columns, max_rows }: Shape<Column>,
): Result<readonly TableRow<Column>[], CsvUnreadable> {
  const delimiter = (csv.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  const options = { bom: true, delimiter, skip_empty_lines: true, relax_column_count: true };
  let lines: readonly string[][];
  try {
    lines = z.array(z.array(z.string())).parse(parse(csv, options));
  } catch (error) {
    if (error instanceof CsvError) return unreadable(copy.quotes);
    throw error;
  }
  const [head = [], ...rows] = lines;
  const names = head.map((name) => name.trim().toLowerCase());
  const known = new Map(columns.map((column) => [String(column), column]));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return unreadable(copy.unknownColumn(unknown.slice(0, 40)));
  if (new Set(names).size < names.length) return unreadable(copy.columnTwice);
  if (rows.length === 0) return unreadable(copy.noRows);
  if (rows.length > max_rows) return unreadable(copy.tooManyRows(max_rows));
  return succeed(
    rows.map((cells, index) => {
      const named: Partial<Record<Column, string>> = {};
      for (const [place, name] of names.entries()) {
        const column = known.get(name);
        if (column !== undefined) named[column] = cells[place] ?? '';
      }
      const isShifted = cells.length !== names.length;
      const problem = { field: copy.columnName, message: copy.columnCount(cells.length, names.length) };
      return { line: index + 2, problems: isShifted ? [problem] : [], cells: named };
    }),
  );
}

const unreadable = (reason: string) => refuse({ code: 'CSV_UNREADABLE' as const, details: { reason } });
