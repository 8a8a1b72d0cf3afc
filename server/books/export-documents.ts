import type { BookMonth } from '#contract/books/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { monthsOf } from '#shared/money/books.ts';
import { subtractSen, toFixedRupiah } from '#shared/money/money.ts';
import { listDocuments } from './books.queries.ts';

const HEAD = [
  ...['kind', 'number', 'date', 'invoice', 'order', 'buyer', 'buyer_npwp'],
  ...['before_tax', 'tax', 'total'],
];

export function exportDocuments(reader: Reader, period: string): CsvFile {
  return {
    file_name: `documents_${period}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(HEAD, rowsOf(reader, period)),
  };
}

async function* rowsOf(reader: Reader, period: string): AsyncGenerator<CsvRow, void> {
  for (const month of monthsOf(period).toReversed()) {
    for (const document of await listDocuments(reader, month, null)) yield rowOf(document);
  }
}

function rowOf(document: BookMonth['newest'][number]): CsvRow {
  const { kind, number, issued_on, invoice_number, order_id, buyer_name, buyer_npwp } = document;
  const { total_bigint, tax_bigint } = document;
  return [
    ...[kind, number, issued_on, invoice_number ?? '', order_id, buyer_name, buyer_npwp ?? ''],
    ...[subtractSen(total_bigint, tax_bigint), tax_bigint, total_bigint].map(toFixedRupiah),
  ];
}
