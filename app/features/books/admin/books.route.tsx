import { Link } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type BookPeriod, closeMonth, getBookMonth, getBookPeriod } from '#contract/books/admin.ts';
import { booksCopy as copy } from '#messages/books/books.ts';
import { isLongPeriod, isMonth } from '#shared/money/books.ts';
import { formatCount, formatRupiah, type Sen, subtractSen, toRupiah } from '#shared/money/money.ts';
import { monthOf } from '#shared/time/dates.ts';
import type { Route } from './+types/books.route.ts';
import {
  BooksFigures,
  BooksFiles,
  BooksHeader,
  booksHref,
  columnClasses,
  monthState,
  periodName,
} from './books-frame.tsx';
import { BooksPage } from './books-page.tsx';
import { BooksLedger } from './books-tables.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const period = search.get('period') ?? '';
  if (isLongPeriod(period)) {
    const read = await actionApi(context).call(getBookPeriod, { query: { period } });
    return { period: read.ok ? read.value.book_period : null };
  }
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(new Date()).slice(0, 7);
  const read = await actionApi(context).call(getBookMonth, { query: { month } });
  return { book: read.ok ? read.value.book_month : null, isAsking: search.get('ask') === 'close' };
}

/** Closing a month is the only thing that is done on this page. */
export const action = formAction({
  endpoint: closeMonth,
  schema: closeMonth.body,
  call: (body) => ({ body }),
  to: (_, { month }) => booksHref(month),
});

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function BooksRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.period) return <PeriodPage book={loaderData.period} />;
  if (loaderData.book) return <BooksPage book={loaderData.book} isAsking={loaderData.isAsking} />;
  return <PageError title={copy.title} message={copy.failed} />;
}

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
