import type { Reader } from '#server/platform/db.ts';
import { dayOf, formatTime } from '#shared/dates.ts';
import { toRupiah } from '#shared/money.ts';
import {
  type TransactionFilter,
  type WalletTransaction,
  walkWalletTransactions,
} from './list-wallet-transactions.ts';
import { csvLine } from './wallet.rules.ts';

export interface ExportedTransactions {
  readonly file_name: string;
  readonly content_type: 'text/csv; charset=utf-8';
  readonly content: ReadableStream<Uint8Array>;
}

const HEAD = ['Tanggal', 'Jam (WIB)', 'Jenis', 'Keterangan', 'Referensi', 'Jumlah (Rp)', 'Saldo (Rp)'];

/** All lines that fit as a table for spreadsheets, in whole rupiah, sent while it is read: a history may be long. */
export function exportWalletTransactions(
  reader: Reader,
  userId: string,
  filter: TransactionFilter,
): ExportedTransactions {
  const parts = ['transaksi', filter.month?.slice(0, 7), filter.type].filter((part) => part !== undefined);
  return {
    file_name: `${parts.join('-')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: streamOf(pieces(reader, userId, filter)),
  };
}

const LINES_A_PIECE = 500;

async function* pieces(
  reader: Reader,
  userId: string,
  filter: TransactionFilter,
): AsyncGenerator<string, void> {
  // Without the mark spreadsheets take UTF-8 for something else.
  let piece = [`\uFEFF${csvLine(HEAD)}`];
  for await (const transaction of walkWalletTransactions(reader, userId, filter)) {
    piece.push(csvLine(cellsOf(transaction)));
    if (piece.length < LINES_A_PIECE) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}

function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
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

function cellsOf(line: WalletTransaction): readonly (string | number)[] {
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
  ];
}
