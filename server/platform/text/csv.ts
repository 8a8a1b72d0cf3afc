import { type Options, stringify } from 'csv-stringify/sync';
import { currentLanguage } from '#shared/language/language.ts';
import { runInLanguage } from './request-language.ts';

/** Cells of any type. Numbers stay numbers; objects become JSON. */
export type CsvRow = readonly unknown[];

export const CSV_TYPE = 'text/csv; charset=utf-8';

export interface CsvFile {
  readonly file_name: string;
  readonly content_type: typeof CSV_TYPE;
  readonly content: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * RFC 4180: commas, CRLF, quotes where needed. Text that looks like a formula gets an apostrophe: spreadsheets open
 * these files, and visitors wrote some of the text.
 */
const format: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { boolean: String, date: (moment) => moment.toISOString(), object: (value) => JSON.stringify(value) },
};

/** Without it Excel misreads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_PER_CHUNK = 500;

/** A table as text, for small ones. */
export function csvText(head: readonly string[], rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + lines([head, ...rows]);
}

/** Streams a table while its rows are read, in the language of whoever asked; cancelling stops the rows. */
export function csvStream(
  head: readonly string[],
  rows: AsyncIterable<CsvRow>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const texts = chunks(head, rows);
  const encoder = new TextEncoder();
  // A stream is pulled after its request was answered, when nobody's language is known any more.
  const language = currentLanguage();
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
}

async function* chunks(head: readonly string[], rows: AsyncIterable<CsvRow>): AsyncGenerator<string, void> {
  // The header goes with the first rows, so that a failed read sends nothing.
  let begin = csvText(head, []);
  let chunk: CsvRow[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < ROWS_PER_CHUNK) continue;
    yield begin + lines(chunk);
    begin = '';
    chunk = [];
  }
  yield begin + lines(chunk);
}

function lines(rows: readonly CsvRow[]): string {
  return stringify([...rows], format);
}
