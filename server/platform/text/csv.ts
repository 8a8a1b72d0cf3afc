import { type Options, stringify } from 'csv-stringify/sync';
import type { CsvSeparator, TableWriter } from '#contract/fields.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { runInLanguage } from './request-language.ts';

/**
 * Spreadsheets run cells beginning with `= + - @`, and visitors wrote some cells. Separators and quotes vary, so every
 * place that could begin a cell gets an apostrophe, as in `Sari;=1+1`. OWASP, CSV Injection.
 */
const BEGINNING = '(^|[,;|\\t\\r\\n])(["\'\\s\\p{Default_Ignorable_Code_Point}]*?)';
const FORMULA = '[=+\\-@＝＋－＠]';
const UNGUARDED = new RegExp(`${BEGINNING}(?='*${FORMULA})`, 'gu');
const GUARDED = new RegExp(`${BEGINNING}'(?='*${FORMULA})`, 'gu');

const guardFormulas = (text: string): string =>
  text.replace(/^(?='*[\t\r\n])/, "'").replace(UNGUARDED, "$1$2'");

export const unguardFormulas = (cell: string): string =>
  cell.replace(GUARDED, '$1$2').replace(/^'(?='*[\t\r\n])/, '');

/** Cells of any type. Numbers stay numbers; objects become JSON. */
export type CsvRow = readonly unknown[];

export const CSV_TYPE = 'text/csv; charset=utf-8';

export interface CsvFile {
  readonly file_name: string;
  readonly content_type: typeof CSV_TYPE;
  readonly content: TableWriter;
}

const separators = { comma: ',', semicolon: ';' } as const;

/** RFC 4180: CRLF, quotes wherever a spreadsheet may need them. Text is never a formula. */
const format: Options = {
  record_delimiter: 'windows',
  quoted_match: /[,;|\t\r\n]/,
  cast: {
    boolean: String,
    date: (moment) => moment.toISOString(),
    object: (value) => guardFormulas(JSON.stringify(value)),
    string: guardFormulas,
  },
};

/** Excel misreads UTF-8 without it. */
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_PER_CHUNK = 500;

export function csvText(
  head: readonly string[],
  rows: readonly CsvRow[],
  separator: CsvSeparator = 'comma',
): string {
  return BYTE_ORDER_MARK + lines([head, ...rows], separator);
}

/** Streams while rows are read, in the caller's language; cancelling stops the rows. */
export function csvTable(head: readonly string[], rows: AsyncIterable<CsvRow>): TableWriter {
  // A stream is pulled after its request was answered, when the language is gone.
  const language = currentLanguage();
  return (separator) => {
    const texts = chunks({ head, rows, separator });
    const encoder = new TextEncoder();
    return new ReadableStream({
      async pull(controller) {
        const next = await runInLanguage(language, () => texts.next());
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await texts.return();
      },
    });
  };
}

interface Table {
  readonly head: readonly string[];
  readonly rows: AsyncIterable<CsvRow>;
  readonly separator: CsvSeparator;
}

async function* chunks({ head, rows, separator }: Table): AsyncGenerator<string, void> {
  // The header goes with the first rows, so that a failed read sends nothing.
  let begin = csvText(head, [], separator);
  let chunk: CsvRow[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < ROWS_PER_CHUNK) continue;
    yield begin + lines(chunk, separator);
    begin = '';
    chunk = [];
  }
  yield begin + lines(chunk, separator);
}

function lines(rows: readonly CsvRow[], separator: CsvSeparator): string {
  return stringify([...rows], { ...format, delimiter: separators[separator] });
}
