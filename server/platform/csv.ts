import { type Options, stringify } from 'csv-stringify/sync';

/** Cells of any kind. Numbers, also negative ones, stay numbers; of a thing with parts its JSON is written. */
export type CsvRow = readonly unknown[];

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A table on its way out. */
export interface CsvFile {
  readonly file_name: string;
  readonly content_type: typeof CSV_TYPE;
  readonly content: ReadableStream<Uint8Array>;
}

/**
 * RFC 4180: commas, CRLF, quotes only where they are needed. A text that begins like a formula gets an apostrophe before
 * it, because spreadsheets open these files and some of their words were typed by others.
 */
const format: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { boolean: String, date: (moment) => moment.toISOString(), object: (value) => JSON.stringify(value) },
};

/** Without this mark Excel takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_PER_CHUNK = 500;

/** A whole table as text, for what is small or is packed anyway. */
export function csvText(head: readonly string[], rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + lines([head, ...rows]);
}

/** A table of any length, written while its rows are read; who stops reading it stops the rows. */
export function csvStream(
  head: readonly string[],
  rows: AsyncIterable<CsvRow>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const texts = chunks(head, rows);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await texts.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await texts.return();
    },
  });
}

async function* chunks(head: readonly string[], rows: AsyncIterable<CsvRow>): AsyncGenerator<string, void> {
  // The heading goes with the first rows: as long as they can not be read, nothing has been sent.
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
