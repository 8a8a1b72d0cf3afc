import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { decodeXML } from 'entities';
import { strFromU8, unzipSync } from 'fflate';
import { decodeText } from '#shared/files/decode-text.ts';
import type { TableSample } from '#shared/files/table-sample.ts';
import { cleanLine } from '#shared/language/typed-text.ts';

const COLUMNS = 3;
const ROWS = 3;
const CELL_LENGTH = 40;
/** Limits one unpacked part of a workbook, and a text file. */
const MAX_BYTES = 4_000_000;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV = 'text/csv';

type Row = readonly string[];

/** The first three columns, heads and three rows of the first table. Null without one refuses no upload. */
export async function readTableSample(path: string, type: string): Promise<TableSample | null> {
  if (type !== XLSX && type !== CSV) return null;
  try {
    const bytes = await readFile(path);
    const sheets = type === XLSX ? [...sheetsOf(bytes)] : [linesOf(bytes)];
    return sheets.map(sampleOf).find((sample) => sample !== null) ?? null;
  } catch {
    return null;
  }
}

function sampleOf(lines: readonly Row[]): TableSample | null {
  const [columns, ...rows] = lines.slice(0, ROWS + 1).map(firstCells);
  const isTable = rows.length === ROWS && [columns, ...rows].every((row) => row?.[0] !== '');
  return columns !== undefined && isTable && columns.every((head) => head !== '') ? { columns, rows } : null;
}

const firstCells = (row: Row): string[] =>
  Array.from({ length: COLUMNS }, (_, column) => cleanLine(row[column] ?? '').slice(0, CELL_LENGTH));

function linesOf(bytes: Buffer): readonly Row[] {
  const text = bytes.length > MAX_BYTES ? '' : (decodeText(bytes) ?? '');
  const options = {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  } as const;
  return parse(text, { ...options, delimiter: [',', ';', '\t'], to: ROWS + 1 });
}

const NAMED_PARTS = ['xl/sharedStrings.xml', 'xl/styles.xml'];
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
/** Only plain numbers: dates and percentages are stored differently from what is shown. */
const PLAIN_FORMATS = ['0', '1', '2', '3', '4'];

function* sheetsOf(bytes: Buffer): Generator<readonly Row[]> {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= MAX_BYTES && (NAMED_PARTS.includes(name) || SHEET.test(name)),
  });
  const textOf = (name: string) => (parts[name] === undefined ? '' : strFromU8(parts[name]));
  const strings = [...textOf('xl/sharedStrings.xml').matchAll(/<si>([\s\S]*?)<\/si>/g)].map(textOfCell);
  const [, formats = ''] = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(textOf('xl/styles.xml')) ?? [];
  const plain = [...formats.matchAll(/<xf [^>]*?numFmtId="(\d+)"/g)].map(([, id = '']) =>
    PLAIN_FORMATS.includes(id),
  );
  const numberOf = (name: string) => Number(SHEET.exec(name)?.[1]);
  for (const name of Object.keys(parts)
    .filter((one) => SHEET.test(one))
    .sort((a, b) => numberOf(a) - numberOf(b)))
    yield rowsOf(textOf(name), { strings, isPlain: (style) => plain[style] ?? true });
}

interface Workbook {
  readonly strings: readonly string[];
  isPlain(style: number): boolean;
}

function rowsOf(xml: string, workbook: Workbook): readonly Row[] {
  const rows: Row[] = [];
  for (const [, cells = ''] of xml.matchAll(/<row[\s>]([\s\S]*?)<\/row>/g)) {
    if (rows.push(cellsOf(cells, workbook)) > ROWS) break;
  }
  return rows;
}

function cellsOf(xml: string, { strings, isPlain }: Workbook): Row {
  const row: string[] = [];
  for (const [, facts = '', body = ''] of xml.matchAll(/<c ([^>]*[^/])>([\s\S]*?)<\/c>/g)) {
    const {
      r: place = '',
      t: type = 'n',
      s: style = '0',
    } = Object.fromEntries(
      [...facts.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value]) => [key, value]),
    );
    const column = /^[A-C](?=\d)/.exec(place)?.[0].charCodeAt(0);
    if (column === undefined) continue;
    const [, value = ''] = /<v>([\s\S]*?)<\/v>/.exec(body) ?? [];
    if (type === 's') row[column - 65] = strings[Number(value)] ?? '';
    else if (type === 'inlineStr' || type === 'str')
      row[column - 65] = textOfCell(['', body]) || decodeXML(value);
    else if (type === 'n' && isPlain(Number(style))) row[column - 65] = formatNumberCell(Number(value));
  }
  return row;
}

const textOfCell = ([, xml = '']: readonly string[]) =>
  decodeXML([...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join(''));

const formatNumberCell = (value: number) =>
  Number.isFinite(value) ? value.toLocaleString('id-ID', { maximumFractionDigits: 2 }) : '';

const LIST = 'xl/workbook.xml';
const COUNT_SHEETS_MAX_BYTES = 1_000_000;

/** Null: no readable workbook. */
export async function countSheets(path: string, type: string): Promise<number | null> {
  if (type !== XLSX) return null;
  try {
    const { [LIST]: list } = unzipSync(await readFile(path), {
      filter: ({ name, originalSize }) => name === LIST && originalSize <= COUNT_SHEETS_MAX_BYTES,
    });
    const sheets = list === undefined ? [] : (strFromU8(list).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []);
    const shown = sheets.filter((sheet) => !/\sstate="(?:hidden|veryHidden)"/.test(sheet));
    return shown.length === 0 ? null : shown.length;
  } catch {
    return null;
  }
}
