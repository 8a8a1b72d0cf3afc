import { Link } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { BookPeriod } from '#contract/books/admin.ts';
import { booksCopy as copy } from '#messages/books/books.ts';
import { formatCount, formatRupiah, type Sen, subtractSen, toRupiah } from '#shared/money/money.ts';
import { BooksFiles } from './books-files.tsx';
import { BooksFigures, BooksHeader, columnClasses, monthState, periodName } from './books-frame.tsx';
import { booksHref } from './books-href.ts';
import { BooksLedger } from './books-tables.tsx';

const money = (amount: Sen): string => formatRupiah(toRupiah(amount));

type Month = BookPeriod['months'][number];

export function PeriodPage({ book }: { readonly book: BookPeriod }) {
  return (
    <>
      <BooksHeader period={book.period} />
      <BooksFigures figures={book} />
      <div className={columnClasses}>
        <BooksLedger accounts={book.accounts} />
        <section aria-labelledby="downloads-title">
          <h2 id="downloads-title" className="border-line border-b pb-3 text-t3">
            {copy.downloads.title}
          </h2>
          <ul>
            <BooksFiles period={book.period} />
          </ul>
          <p className="pt-3 text-ink-3 text-small">{copy.downloads.monthly}</p>
        </section>
      </div>
      <section aria-labelledby="months-title">
        <h2 id="months-title" className="border-line border-b pb-3 text-t3">
          {copy.months.title}
        </h2>
        {book.months.length === 0 ? (
          <p className="py-3 text-ink-3 text-small">{copy.months.empty}</p>
        ) : (
          <DataTable
            label={copy.months.title}
            rows={book.months.toReversed()}
            columns={monthColumns()}
            keyOf={({ month }) => month}
          />
        )}
      </section>
    </>
  );
}

const monthColumns = (): readonly Column<Month>[] => [
  {
    header: copy.months.month,
    isTitle: true,
    cell: ({ month }, folded) => (
      <RowTitle
        title={
          <Link to={booksHref(month)} className="text-link underline-offset-4 hover:underline">
            {periodName(month)}
          </Link>
        }
      >
        {folded}
      </RowTitle>
    ),
  },
  { header: copy.months.state, cell: (month) => copy.states[monthState(month)] },
  {
    header: copy.months.documents,
    isNumber: true,
    fold: 'tablet',
    line: 'none',
    cell: ({ documents }) => formatCount(documents.invoices.count + documents.credit_notes.count),
  },
  {
    header: copy.figures.creditNotes,
    isNumber: true,
    fold: 'tablet',
    line: 'none',
    cell: ({ documents }) => money(documents.credit_notes.total_bigint),
  },
  {
    header: copy.figures.tax,
    isNumber: true,
    fold: 'tablet',
    line: 'none',
    cell: ({ documents: { invoices, credit_notes } }) =>
      money(subtractSen(invoices.tax_bigint, credit_notes.tax_bigint)),
  },
  {
    header: copy.figures.invoices,
    isNumber: true,
    fold: 'never',
    cell: ({ documents }) => <b className="font-semibold">{money(documents.invoices.total_bigint)}</b>,
  },
];
