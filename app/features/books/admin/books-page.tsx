import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { toast } from '#app/lib/toast.ts';
import type { BookMonth, exportCoretax } from '#contract/books/admin.ts';
import { booksCopy as copy } from '#messages/books/books.ts';
import { openItems } from '#shared/money/books.ts';
import { formatRupiah, type Sen, subtractSen, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatMonth, formatTime, startOfDay } from '#shared/time/dates.ts';
import {
  BooksFigures,
  BooksFiles,
  BooksHeader,
  booksHref,
  columnClasses,
  FileLink,
  monthState,
  periodName,
} from './books-frame.tsx';
import { BooksDocuments, BooksLedger } from './books-tables.tsx';

const money = (amount: Sen): string => formatRupiah(toRupiah(amount));

interface BooksPageProps {
  readonly book: BookMonth;
  readonly isAsking: boolean;
}

export function BooksPage({ book, isAsking }: BooksPageProps) {
  return (
    <>
      <BooksHeader period={book.month} state={monthState({ ...book, is_closed: book.closed !== null })} />
      <BooksFigures figures={book} />
      <div className={columnClasses}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <BooksLedger accounts={book.accounts} />
          <CloseMonth book={book} monthName={periodName(book.month)} isAsking={isAsking} />
        </div>
        <BooksDownloads book={book} />
      </div>
      <BooksDocuments documents={book.newest} />
    </>
  );
}

function BooksDownloads({ book: { month, coretax } }: Pick<BooksPageProps, 'book'>) {
  const { downloads } = copy;
  const parts = Array.from({ length: coretax.files }, (_, n) => n + 1);
  return (
    <section aria-labelledby="downloads-title">
      <h2 id="downloads-title" className="border-line border-b pb-3 text-t3">
        {downloads.title}
      </h2>
      <ul>
        <BooksFiles period={month} />
        {parts.map((part) => (
          <FileLink
            key={part}
            href={apiHref<typeof exportCoretax>('/api/admin/books/coretax.xml', {
              query: { month, part: String(part) },
            })}
            hint={downloads.coretaxHint(coretax.invoices)}
          >
            {downloads.coretax(part, coretax.files)}
          </FileLink>
        ))}
        {coretax.files === 0 && <li className="py-3 text-ink-3 text-small">{downloads.coretaxNone}</li>}
      </ul>
      {coretax.left_out > 0 && <ExcludedDocuments coretax={coretax} />}
      <PersonSales persons={coretax.persons} />
    </section>
  );
}

function ExcludedDocuments({ coretax: { left_out, problems } }: Pick<BookMonth, 'coretax'>) {
  return (
    <div className="mt-3">
      <Disclosure title={copy.coretax.title} note={`(${left_out})`}>
        <p className="mb-2 text-ink-2 text-small">{copy.coretax.text(left_out)}</p>
        <ul>
          {problems.map(({ number, problem }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
              <span className="num">{number}</span>
              <span className="text-ink-2">{copy.coretax.problems[problem]}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function PersonSales({ persons: { invoices, credit_notes } }: Pick<BookMonth['coretax'], 'persons'>) {
  if (invoices.count === 0 && credit_notes.count === 0) return null;
  const tax = subtractSen(invoices.tax_bigint, credit_notes.tax_bigint);
  const total = subtractSen(invoices.total_bigint, credit_notes.total_bigint);
  const { persons } = copy.coretax;
  const sums = [
    [persons.base, subtractSen(total, tax)],
    [persons.tax, tax],
  ] as const;
  return (
    <section
      aria-labelledby="persons-title"
      className="mt-5 rounded-card border border-line bg-surface px-4 py-3 text-ui"
    >
      <h3 id="persons-title" className="font-semibold">
        {persons.title}
      </h3>
      <p className="text-ink-3 text-small">{persons.count(invoices.count, credit_notes.count)}</p>
      <dl className="my-2">
        {sums.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num font-semibold">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2 text-small">{persons.sum}</p>
      <p className="mt-2 text-ink-2 text-small">{persons.single}</p>
    </section>
  );
}

interface CloseMonthProps {
  readonly book: BookMonth;
  readonly monthName: string;
  readonly isAsking: boolean;
}

/** The confirmation is opened by a link, so that it needs no script. */
function CloseMonth({ book, monthName, isAsking }: CloseMonthProps) {
  return (
    <section aria-labelledby="closing-title">
      <h2 id="closing-title" className="border-line border-b pb-3 text-t3">
        {copy.closing.title}
      </h2>
      <div className="grid gap-3 pt-3 text-ui">
        {book.closed === null ? (
          <OpenMonth book={book} monthName={monthName} isAsking={isAsking} />
        ) : (
          <ClosedMonth closed={book.closed} />
        )}
      </div>
    </section>
  );
}

function ClosedMonth({ closed }: { readonly closed: NonNullable<BookMonth['closed']> }) {
  const { closed_at, closed_by_name } = closed;
  const moment = `${formatCardDate(closed_at)}, ${formatTime(closed_at)} WIB`;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden className="size-4 shrink-0" />
        {copy.closing.done}
      </p>
      <p className="wrap-anywhere text-ink-2 tabular-nums">{copy.closedBy(closed_by_name, moment)}</p>
      <p className="text-ink-3 text-small">{copy.closing.doneText}</p>
    </>
  );
}

function OpenMonth({ book, monthName, isAsking }: CloseMonthProps) {
  const { month, open, is_over, first_open_month } = book;
  const waiting = openItems.filter((item) => open[item] > 0);
  const earlier = first_open_month !== null && first_open_month < month ? first_open_month : null;
  return (
    <>
      {waiting.length === 0 ? (
        <p className="text-ink-2">{copy.closing.nothingOpen}</p>
      ) : (
        <ul className="list-disc pl-5 text-ink-2">
          {waiting.map((item) => (
            <li key={item}>{copy.closing.open[item](open[item])}</li>
          ))}
        </ul>
      )}
      {!is_over && <p className="text-ink-3 text-small">{copy.closing.running}</p>}
      {is_over && earlier !== null && (
        <p>
          <Link to={booksHref(earlier)} className="text-link underline underline-offset-4">
            {copy.closing.earlier(formatMonth(startOfDay(`${earlier}-01`)))}
          </Link>
        </p>
      )}
      {is_over && earlier === null && (
        <CloseMonthButton month={month} monthName={monthName} isAsking={isAsking} />
      )}
    </>
  );
}

function CloseMonthButton({
  month,
  monthName,
  isAsking,
}: Pick<CloseMonthProps, 'monthName' | 'isAsking'> & { readonly month: string }) {
  if (!isAsking) {
    return (
      <Button asChild variant="outline" className="justify-self-start">
        <Link to={`${booksHref(month)}&ask=close#closing-title`} preventScrollReset>
          {copy.closing.button}
        </Link>
      </Button>
    );
  }
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4">
      <p className="font-semibold">{copy.closing.ask(monthName)}</p>
      <p className="text-ink-2 text-small">{copy.closing.askText}</p>
      <div className="flex flex-wrap items-start gap-2">
        <PostButton
          id="close-month"
          action={booksHref(month)}
          fields={{ month }}
          busyText={copy.closing.busy}
          onSuccess={() => toast.success(copy.closing.closed(monthName))}
        >
          {copy.closing.confirm}
        </PostButton>
        <Button asChild variant="outline">
          <Link to={booksHref(month)} preventScrollReset>
            {copy.closing.cancel}
          </Link>
        </Button>
      </div>
    </div>
  );
}
