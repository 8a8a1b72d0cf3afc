import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { type EditingFilter, selectExported } from '../list/list.queries.ts';
import { withEnglish } from './english-cells.ts';
import { cellOf, fileColumns } from './table.rules.ts';

export function exportProducts(reader: Reader, filter: EditingFilter): CsvFile {
  return {
    file_name: filter.is_subscription === true ? 'produk-subscription.csv' : 'produk-one-time.csv',
    content_type: CSV_TYPE,
    content: csvTable(fileColumns, rowsOf(reader, filter)),
  };
}

async function* rowsOf(reader: Reader, filter: EditingFilter): AsyncGenerator<CsvRow, void> {
  let rows = await selectExported(reader, filter, null);
  while (rows.length > 0) {
    for (const row of await withEnglish(reader, rows)) yield fileColumns.map((column) => cellOf(row[column]));
    rows = await selectExported(reader, filter, rows.at(-1) ?? null);
  }
}
