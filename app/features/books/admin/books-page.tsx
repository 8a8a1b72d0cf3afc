import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { BookMonth, exportCoretax } from '#contract/books/admin.ts';
import { booksCopy as copy } from '#messages/books/books.ts';
import { formatRupiah, type Sen, subtractSen, toRupiah } from '#shared/money/money.ts';
import { BooksFiles, FileLink } from './books-files.tsx';
import { BooksFigures, BooksHeader, columnClasses, monthState, periodName } from './books-frame.tsx';
import { BooksDocuments, BooksLedger } from './books-tables.tsx';
import { CloseMonth } from './close-month.tsx';

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
