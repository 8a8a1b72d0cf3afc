import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { toRupiah } from '#shared/money/money.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { streamStatement, type TransactionFilter } from './wallet-history.ts';

const header = () => [
  headings.date,
  headings.time,
  headings.kind,
  headings.details,
  headings.reference,
  headings.amount,
  headings.balance,
  headings.method,
  headings.paidDirectly,
];

/** Whole rupiah: changes of the balance, and beside them what was paid directly for a purchase. */
export function exportWalletTransactions(reader: Reader, userId: string, filter: TransactionFilter): CsvFile {
  const parts = ['transaksi', filter.month?.slice(0, 7), filter.type].filter((part) => part !== undefined);
  return {
    file_name: `${parts.join('-')}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(header(), rowsOf(streamStatement(reader, userId, filter))),
  };
}

async function* rowsOf(transactions: AsyncIterable<WalletTransaction>): AsyncGenerator<CsvRow, void> {
  for await (const transaction of transactions) yield cellsOf(transaction);
}

function cellsOf(line: WalletTransaction): CsvRow {
  const { created_at, type, description, reference_type, reference_id } = line;
  const reference = reference_id === null ? '' : `${reference_type} ${reference_id}`;
  return [
    dayOf(created_at),
    formatTime(created_at),
    type,
    description,
    reference,
    toRupiah(line.amount_bigint),
    toRupiah(line.balance_after),
    line.paid === null ? '' : paymentMethodLabel(line.paid.method),
    line.paid === null ? '' : toRupiah(line.paid.amount_bigint),
  ];
}
