import type { BookPeriod } from '#contract/books/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { closableFrom, monthsOf } from '#shared/money/books.ts';
import { addSen, type Sen, sen } from '#shared/money/money.ts';
import { monthOf } from '#shared/time/dates.ts';
import { type MonthFigures, readClosedMonth, readOpenMonth } from './books.queries.ts';

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
