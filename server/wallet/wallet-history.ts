import type { Overview } from '#contract/reports/overview.ts';
import type { Wallet, WalletTransaction } from '#contract/wallet/wallet.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import type { LedgerType } from '#shared/money/ledger.ts';
import { addSen, sen, subtractSen, toRupiah } from '#shared/money/money.ts';
import { dayAfter, dayOf, formatTime, lastDays, nextMonth, startOfDay } from '#shared/time/dates.ts';
import {
  countWalletEntries,
  readWallet,
  readWalletEntries,
  readWalletSnapshots,
  transactionType,
  type WalletEntry,
  type WalletRow,
  type WalletSnapshot,
} from '../ledger/index.ts';
import type { Reader } from '../platform/database/db.ts';
import type { PageWindow } from '../platform/lists/list-window.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '../platform/text/csv.ts';
import { summaryOf } from './read-wallet-summary.ts';
import { countPaidTopUps, selectLineFacts, withoutPaidTopUps } from './wallet.queries.ts';

const DAYS = 30;
const WEEKS = 26;
const WEEK_DAYS = 7;
const EMPTY_SNAPSHOT: WalletSnapshot = { balance_bigint: sen(0), spent_bigint: sen(0) };

/** Up to today in WIB, oldest first; one index lookup per figure. Spending minus refunds can be negative. */
async function historyOf(reader: Reader, wallet: WalletRow | null, now: Date): Promise<Overview['history']> {
  const days = lastDays(now, DAYS);
  const weeks = lastDays(now, WEEKS * WEEK_DAYS).filter((_, n) => n % WEEK_DAYS === 0);
  const ends = days.map((day) => startOfDay(dayAfter(startOfDay(day))));
  // A week is the difference of two boundaries, so there is one boundary more than weeks.
  const borders = [...weeks.map(startOfDay), startOfDay(dayAfter(now))];
  const snapshots =
    wallet === null ? [] : await readWalletSnapshots(reader, wallet.id, [...ends, ...borders]);
  const at = (position: number) => snapshots[position] ?? EMPTY_SNAPSHOT;
  return {
    days: days.map((day, n) => ({ day, balance_bigint: at(n).balance_bigint })),
    weeks: weeks.map((week, n) => ({
      week,
      spent_bigint: subtractSen(at(DAYS + n + 1).spent_bigint, at(DAYS + n).spent_bigint),
    })),
  };
}

export interface TransactionFilter {
  readonly type?: LedgerType | undefined;
  readonly month?: string | undefined;
}

export async function listWalletTransactions(
  reader: Reader,
  userId: string,
  { limit, offset, ...filter }: TransactionFilter & PageWindow,
): Promise<TransactionPage> {
  const wallet = await readWallet(reader, userId);
  if (wallet === null) return NO_TRANSACTIONS;
  const wanted = entryFilter(filter);
  const [entries, total] = await Promise.all([
    readWalletEntries(reader, wallet.id, { ...wanted, limit, offset }),
    isWhole(filter) ? wallet.entry_count : countWalletEntries(reader, wallet.id, wanted),
  ]);
  return { transactions: await toTransactions(reader, entries, userId), total };
}

/** Merges a purchase and the payment for it into one line. */
export async function listStatement(
  reader: Reader,
  userId: string,
  { limit, offset, ...filter }: TransactionFilter & PageWindow,
): Promise<TransactionPage> {
  return statementOf(reader, await readWallet(reader, userId), { limit, offset, ...filter });
}

interface TransactionPage {
  readonly transactions: WalletTransaction[];
  readonly total: number;
}
const NO_TRANSACTIONS: TransactionPage = { transactions: [], total: 0 };

const isWhole = ({ type, month }: TransactionFilter) => type === undefined && month === undefined;

async function statementOf(
  reader: Reader,
  wallet: WalletRow | null,
  { limit, offset, ...filter }: TransactionFilter & PageWindow,
): Promise<TransactionPage> {
  if (wallet === null) return NO_TRANSACTIONS;
  const [transactions, total] = await Promise.all([
    statementLines(reader, wallet, { ...filter, limit, offset }),
    isWhole(filter)
      ? countPaidTopUps(reader, wallet).then((paid) => wallet.entry_count - paid)
      : countWalletEntries(reader, wallet.id, { ...entryFilter(filter), where: withoutPaidTopUps }),
  ]);
  return { transactions, total };
}

async function statementLines(
  reader: Reader,
  { id, user_id }: WalletRow,
  { limit, offset, ...filter }: TransactionFilter & PageWindow,
): Promise<WalletTransaction[]> {
  const window = { ...entryFilter(filter), where: withoutPaidTopUps, limit, offset };
  return toStatement(reader, await readWalletEntries(reader, id, window), user_id);
}

export interface WalletOverview {
  readonly wallet: Wallet;
  readonly history: Overview['history'];
  readonly recent: WalletTransaction[];
}

export async function readWalletOverview(
  reader: Reader,
  userId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<WalletOverview> {
  const row = await readWallet(reader, userId);
  const [wallet, history, recent] = await Promise.all([
    summaryOf(reader, userId, row),
    historyOf(reader, row, now),
    row === null ? [] : statementLines(reader, row, { limit, offset: 0 }),
  ]);
  return { wallet, history, recent };
}

const BATCH = 1000;

export async function* streamStatement(
  reader: Reader,
  userId: string,
  filter: TransactionFilter,
): AsyncGenerator<WalletTransaction, void> {
  const wallet = await readWallet(reader, userId);
  if (wallet === null) return;
  let before_id: number | undefined;
  for (;;) {
    const window = { ...entryFilter(filter), where: withoutPaidTopUps, before_id, limit: BATCH, offset: 0 };
    const entries = await readWalletEntries(reader, wallet.id, window);
    yield* await toStatement(reader, entries, userId);
    before_id = entries.at(-1)?.id;
    if (entries.length < BATCH) return;
  }
}

function entryFilter({ type, month }: TransactionFilter) {
  if (month === undefined) return { type };
  return { type, from: startOfDay(month), until: startOfDay(nextMonth(month)) };
}

async function toTransactions(
  reader: Reader,
  entries: readonly WalletEntry[],
  userId: string,
): Promise<WalletTransaction[]> {
  const { descriptions } = await selectLineFacts(reader, {
    payment_ids: idsOf(entries, 'payment'),
    order_ids: [],
  });
  return entries.map((entry) => toTransaction(entry, { userId, descriptions }));
}

/** Puts a purchase's payment into its line, so that neighbouring balances still match. */
async function toStatement(
  reader: Reader,
  entries: readonly WalletEntry[],
  userId: string,
): Promise<WalletTransaction[]> {
  const bought = entries.filter(({ type }) => type !== 'refund');
  const ids = { payment_ids: idsOf(entries, 'payment'), order_ids: idsOf(bought, 'order') };
  const { descriptions, payments } = await selectLineFacts(reader, ids);
  return entries.map((entry) => {
    const line = toTransaction(entry, { userId, descriptions });
    const payment = entry.type === 'refund' ? undefined : payments.get(entry.reference_id ?? '');
    if (payment === undefined) return line;
    const brought = sen(payment.amount_bigint);
    return {
      ...line,
      amount_bigint: addSen(line.amount_bigint, brought),
      balance_before: subtractSen(line.balance_before, brought),
      paid: { method: payment.method, amount_bigint: brought },
    };
  });
}

const idsOf = (entries: readonly WalletEntry[], referenceType: 'payment' | 'order') =>
  entries.flatMap(({ reference_type, reference_id }) =>
    reference_type === referenceType && reference_id !== null ? [reference_id] : [],
  );

interface LineOwner {
  readonly userId: string;
  readonly descriptions: ReadonlyMap<string, string>;
}

const toTransaction = (entry: WalletEntry, { userId, descriptions }: LineOwner): WalletTransaction => ({
  ...entry,
  id: String(entry.id),
  user_id: userId,
  transaction_type: transactionType(entry.type, entry.amount_bigint),
  description: descriptions.get(entry.reference_id ?? '') ?? entry.description,
  paid: null,
});

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
