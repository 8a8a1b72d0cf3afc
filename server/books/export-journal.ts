import { booksCopy } from '#messages/books/books.ts';
import { ledgerTitle } from '#messages/wallet/ledger-labels.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { journalAccounts, monthsOf } from '#shared/money/books.ts';
import { negateSen, type Sen, toFixedRupiah } from '#shared/money/money.ts';
import { readPostings, selectLateDocuments } from './journal.queries.ts';
import { type JournalLine, journalLines } from './journal.rules.ts';

export function exportJournal(reader: Reader, period: string): CsvFile {
  return {
    file_name: `journal_${period}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(Object.values(booksCopy.journalHead), rowsOf(reader, period)),
  };
}

async function* rowsOf(reader: Reader, period: string): AsyncGenerator<CsvRow, void> {
  for (const month of monthsOf(period)) {
    for await (const line of readJournal(reader, month)) yield rowOf(line);
  }
}

export async function* readJournal(reader: Reader, month: string): AsyncGenerator<JournalLine, void> {
  for await (const posting of readPostings(reader, month)) yield* journalLines(posting);
  for (const document of await selectLateDocuments(reader, month)) yield* journalLines(document);
}

function rowOf({ day, posting_id, account, amount, document, type, description }: JournalLine): CsvRow {
  const side = (value: Sen) => (value > 0 ? toFixedRupiah(value) : '');
  const names = [journalAccounts[account], booksCopy.accounts[account]];
  return [
    day,
    posting_id,
    ...names,
    side(negateSen(amount)),
    side(amount),
    document,
    ledgerTitle({ type, description }),
  ];
}
