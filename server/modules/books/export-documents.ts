import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { subtractSen, toFixedRupiah } from '#shared/money/money.ts';
import { listDocuments } from './books.queries.ts';

const HEAD = [
  ...['kind', 'number', 'date', 'invoice', 'order', 'buyer', 'buyer_npwp'],
  ...['before_tax', 'tax', 'total'],
];

/** Every invoice and credit note of a month, in rupiah, newest first. */
export function exportDocuments(reader: Reader, month: string): CsvFile {
  return {
    file_name: `documents_${month}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(HEAD, rowsOf(reader, month)),
  };
}

async function* rowsOf(reader: Reader, month: string): AsyncGenerator<CsvRow, void> {
  for (const document of await listDocuments(reader, month, null)) {
    const { kind, number, issued_on, invoice_number, order_id, buyer_name, buyer_npwp } = document;
    const { total_bigint, tax_bigint } = document;
    yield [
      ...[kind, number, issued_on, invoice_number ?? '', order_id, buyer_name, buyer_npwp ?? ''],
      ...[subtractSen(total_bigint, tax_bigint), tax_bigint, total_bigint].map(toFixedRupiah),
    ];
  }
}
