import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvProblems as copy } from '#messages/documents/csv.ts';
import { cleanLine, cleanText } from '#shared/language/typed-text.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { unguardFormulas } from './csv.ts';

export interface CsvUnreadable {
  readonly code: 'CSV_UNREADABLE';
  readonly details: { readonly reason: string };
}

export interface TableRow<Column extends string> {
  readonly line: number;
  /** Set when the number of cells differs from the heading, which means they are shifted. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

interface Shape<Column extends string> {
  readonly columns: readonly Column[];
  readonly max_rows: number;
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Accepts commas, semicolons or tabs, a first line `sep=;`, and empty lines and columns. */
export function readCsvTable<Column extends string>(
  csv: string,
  { columns, max_rows }: Shape<Column>,
): Result<readonly TableRow<Column>[], CsvUnreadable> {
  // Another encoding read as UTF-8.
  if (csv.includes('\0')) return unreadable(copy.encoding('UTF-16'));
  if (csv.includes('\uFFFD')) return unreadable(copy.encoding('Windows-1252'));
  const lines = readLines(csv, columns);
  if (lines === null) return unreadable(copy.quotes);
  const [head, ...rows] = lines;
  const names = (head?.cells ?? []).map((name) => cleanLine(name).toLowerCase());
  while (names.at(-1) === '') names.pop();
  const known = new Map(columns.map((column) => [String(column), column]));
  const named = names.filter((name) => name !== '');
  const unknown = named.find((name) => !known.has(name));
  if (unknown !== undefined)
    return unreadable(named.length === 1 ? copy.oneColumn : copy.unknownColumn(unknown.slice(0, 40)));
  if (new Set(named).size < named.length) return unreadable(copy.columnTwice);
  if (rows.length === 0) return unreadable(copy.noRows);
  if (rows.length > max_rows) return unreadable(copy.tooManyRows(max_rows));
  return succeed(
    rows.map(({ line, cells }) => {
      const given: Partial<Record<Column, string>> = {};
      for (const [place, name] of names.entries()) {
        const column = known.get(name);
        if (column !== undefined) given[column] = cleanText(unguardFormulas(cells[place] ?? ''));
      }
      const isShifted =
        cells.length < names.length || cells.some((cell, place) => isFilled(cell) && !names[place]);
      const problem = { field: copy.columnName, message: copy.columnCount(cells.length, names.length) };
      return { line, problems: isShifted ? [problem] : [], cells: given };
    }),
  );
}

const unreadable = (reason: string) => refuse({ code: 'CSV_UNREADABLE' as const, details: { reason } });
const isFilled = (cell: string): boolean => cleanText(cell) !== '';

const HINT = /^"?sep=(.)"?\n/i;
const table = z.array(z.array(z.string()));

/** Skips empty lines; null: unbalanced quotes. */
function readLines(csv: string, columns: readonly string[]): readonly Line[] | null {
  const text = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [hint = '', hinted] = HINT.exec(text) ?? [];
  const body = text.slice(hint.length);
  const delimiter = hinted ?? separatorOf(body, columns);
  try {
    const options = { delimiter, record_delimiter: '\n', relax_column_count: true };
    let next = hint === '' ? 1 : 2;
    return table
      .parse(parse(body, options))
      .map((cells) => {
        const line = next;
        next += cells.join('').split('\n').length;
        return { line, cells };
      })
      .filter(({ cells }) => cells.some(isFilled));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function separatorOf(body: string, columns: readonly string[]): string {
  const heading = body.split('\n').find(isFilled) ?? '';
  const namesIn = (separator: string) =>
    heading
      .split(separator)
      .map((name) => cleanLine(name.replaceAll('"', '')).toLowerCase())
      .filter((name) => columns.includes(name)).length;
  const [best = ','] = [',', ';', '\t', '|'].toSorted((a, b) => namesIn(b) - namesIn(a));
  return best;
}
