import type { BookMonth, BookPeriod } from '#contract/books/admin.ts';
import { closableFrom, monthsOf } from '#shared/money/books.ts';
import { addSen, type Sen, sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { monthOf } from '#shared/time/dates.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { issueMissingDocuments } from '../invoices/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  countOpenItems,
  insertClosedMonth,
  listDocuments,
  lockMonths,
  type MonthFigures,
  readClosedMonth,
  readFirstOpenMonth,
  readOpenMonth,
} from './books.queries.ts';
import { checkCoretax } from './exports.ts';

type Refusal =
  | { readonly code: 'MONTH_NOT_OVER' }
  | { readonly code: 'MONTH_CLOSED' }
  | { readonly code: 'EARLIER_MONTH_OPEN'; readonly details: { readonly month: string } }
  | {
      readonly code: 'DOCUMENTS_MISSING';
      readonly details: { readonly invoices: number; readonly credit_notes: number };
    };

interface Closing {
  readonly actor: Actor & { readonly id: string };
  readonly month: string;
}

/**
 * Makes a month's figures final: issues missing documents, stores the figures, and from then on the database refuses
 * anything dated into it. Concurrent postings wait and go into an open month. Months are closed in order.
 */
export async function closeMonth(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  closing: Closing,
): Promise<Result<null, Refusal>> {
  if (clock.now() < closableFrom(closing.month)) return refuse({ code: 'MONTH_NOT_OVER' });
  await issueMissingDocuments(db);
  return withTx(db, (tx) => closeWithin(tx, closing));
}

async function closeWithin(tx: Tx, { actor, month }: Closing): Promise<Result<null, Refusal>> {
  await lockMonths(tx);
  if ((await readClosedMonth(tx, month)) !== null) return refuse({ code: 'MONTH_CLOSED' });
  const first = await readFirstOpenMonth(tx);
  if (first !== null && first < month)
    return refuse({ code: 'EARLIER_MONTH_OPEN', details: { month: first } });
  const { missing_invoices: invoices, missing_credit_notes: credit_notes } = await countOpenItems(tx, month);
  if (invoices + credit_notes > 0) {
    return refuse({ code: 'DOCUMENTS_MISSING', details: { invoices, credit_notes } });
  }
  await insertClosedMonth(tx, month, actor.id);
  await recordAudit(tx, actor, { action: 'books.month_closed', subject: { type: 'month', id: month } });
  return succeed(null);
}

const NEWEST = 20;

export async function readBookMonth(
  reader: Reader,
  { month, now }: { readonly month: string; readonly now: Date },
): Promise<BookMonth> {
  const closed = await readClosedMonth(reader, month);
  const [figures, open, first, newest, coretax] = await Promise.all([
    closed?.figures ?? readOpenMonth(reader, month),
    countOpenItems(reader, month),
    readFirstOpenMonth(reader),
    listDocuments(reader, month, NEWEST),
    checkCoretax(reader, month),
  ]);
  return {
    month,
    ...figures,
    closed: closed?.closed ?? null,
    is_over: now >= closableFrom(month),
    first_open_month: first,
    open,
    newest,
    coretax,
  };
}

export async function readBookPeriod(
  reader: Reader,
  { period, now }: { readonly period: string; readonly now: Date },
): Promise<BookPeriod> {
  const begun = monthsOf(period).filter((month) => `${month}-01` <= monthOf(now));
  const months = await Promise.all(
    begun.map(async (month) => {
      const closed = await readClosedMonth(reader, month);
      const figures = closed?.figures ?? (await readOpenMonth(reader, month));
      return { month, is_closed: closed !== null, is_over: now >= closableFrom(month), figures };
    }),
  );
  return {
    period,
    ...sumOf(months.map(({ figures }) => figures)),
    months: months.map(({ figures, ...month }) => ({ ...month, documents: figures.documents })),
  };
}

type Documents = MonthFigures['documents']['invoices'];
const noDocuments: Documents = { count: 0, total_bigint: sen(0), tax_bigint: sen(0) };

function sumOf(months: readonly MonthFigures[]): MonthFigures {
  const sums = new Map<MonthFigures['accounts'][number]['account'], { amount: Sen; entries: number }>();
  for (const { account, amount_bigint, entries } of months.flatMap(({ accounts }) => accounts)) {
    const { amount, entries: before } = sums.get(account) ?? { amount: sen(0), entries: 0 };
    sums.set(account, { amount: addSen(amount, amount_bigint), entries: before + entries });
  }
  const accounts = [...sums]
    .map(([account, { amount, entries }]) => ({ account, amount_bigint: amount, entries }))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1));
  const invoices = months.reduce((sum, { documents }) => addDocuments(sum, documents.invoices), noDocuments);
  const credit_notes = months.reduce(
    (sum, { documents }) => addDocuments(sum, documents.credit_notes),
    noDocuments,
  );
  const balance_bigint = months.at(-1)?.balance_bigint ?? sen(0);
  return { balance_bigint, accounts, documents: { invoices, credit_notes } };
}

const addDocuments = (a: Documents, b: Documents): Documents => ({
  count: a.count + b.count,
  total_bigint: addSen(a.total_bigint, b.total_bigint),
  tax_bigint: addSen(a.tax_bigint, b.tax_bigint),
});
