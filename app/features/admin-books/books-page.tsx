import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type {
  BookMonth,
  exportCoretax,
  exportDocuments,
  exportJournal,
} from '#contract/admin/sales/books.ts';
import { booksCopy as copy } from '#messages/books.ts';
import { formatRupiah, type Sen, subtractSen, toRupiah } from '#shared/money/money.ts';
import { formatMonth, monthOf, nextMonth, previousMonth, startOfDay } from '#shared/time/dates.ts';
import { booksHref } from './books-href.ts';
import { BooksDocuments, BooksLedger } from './books-tables.tsx';
import { CloseMonth } from './close-month.tsx';

const monthName = (month: string): string => formatMonth(startOfDay(`${month}-01`));
const money = (amount: Sen): string => formatRupiah(toRupiah(amount));

interface BooksPageProps {
  readonly book: BookMonth;
  /** Whether the closing is asked about. */
  readonly isAsking: boolean;
}

/** A month of the owner's books. */
export function BooksPage({ book, isAsking }: BooksPageProps) {
  const state = book.closed !== null ? 'closed' : book.is_over ? 'open' : 'running';
  return (
    <>
      <BackLink to="/admin/reports">{copy.reports}</BackLink>
      <PageHeader
        title={copy.title}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            {monthName(book.month)}
            <Badge variant={state === 'closed' ? 'ok' : 'outline'}>{copy.states[state]}</Badge>
          </span>
        }
      >
        <MonthSwitch month={book.month} />
      </PageHeader>
      <BooksFigures book={book} />
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <BooksDocuments documents={book.newest} />
          <BooksLedger accounts={book.accounts} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <BooksDownloads book={book} />
          <CloseMonth book={book} monthName={monthName(book.month)} isAsking={isAsking} />
        </div>
      </div>
    </>
  );
}

/** ‹ November 2026 ›, up to the running month. */
function MonthSwitch({ month }: { readonly month: string }) {
  const first = `${month}-01`;
  const isRunning = first >= monthOf(new Date());
  return (
    <nav aria-label={copy.month} className="flex items-center gap-1">
      <MonthStep label={copy.monthBefore} to={booksHref(previousMonth(first).slice(0, 7))}>
        <ChevronLeft aria-hidden="true" />
      </MonthStep>
      <span className="num min-w-36 text-center font-semibold text-ui">{monthName(month)}</span>
      <MonthStep label={copy.monthAfter} to={isRunning ? null : booksHref(nextMonth(first).slice(0, 7))}>
        <ChevronRight aria-hidden="true" />
      </MonthStep>
    </nav>
  );
}

interface MonthStepProps {
  readonly label: string;
  /** Null: there is none. */
  readonly to: string | null;
  readonly children: ReactNode;
}

function MonthStep({ label, to, children }: MonthStepProps) {
  if (to === null)
    return (
      <Button variant="outline" size="icon" aria-label={label} disabled>
        {children}
      </Button>
    );
  return (
    <Button asChild variant="outline" size="icon">
      <Link to={to} aria-label={label} preventScrollReset>
        {children}
      </Link>
    </Button>
  );
}

function BooksFigures({ book: { documents, balance_bigint } }: Pick<BooksPageProps, 'book'>) {
  const { invoices, credit_notes } = documents;
  const figures = [
    [copy.figures.invoices, invoices.total_bigint, copy.figures.count(invoices.count)],
    [copy.figures.creditNotes, credit_notes.total_bigint, copy.figures.count(credit_notes.count)],
    [
      copy.figures.tax,
      subtractSen(invoices.tax_bigint, credit_notes.tax_bigint),
      copy.figures.taxCaption(money(invoices.tax_bigint), money(credit_notes.tax_bigint)),
    ],
    [copy.figures.balance, balance_bigint, copy.figures.balanceCaption],
  ] as const;
  return (
    <section
      aria-label={copy.figures.title}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <dl className="grid grid-cols-1 gap-px bg-line sm:grid-cols-2 xl:grid-cols-4">
        {figures.map(([label, amount, caption]) => (
          <div key={label} className="min-w-0 bg-surface p-5 md:px-6">
            <dt className="font-semibold text-ink-2 text-small">{label}</dt>
            <dd className="num font-semibold text-t3">{money(amount)}</dd>
            <dd className="mt-0.5 text-ink-3 text-small tabular-nums">{caption}</dd>
          </div>
        ))}
      </dl>
    </section>
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
        <FileLink
          href={apiHref<typeof exportJournal>('/api/admin/books/journal.csv', { query: { month } })}
          hint={downloads.journalHint}
        >
          {downloads.journal}
        </FileLink>
        <FileLink
          href={apiHref<typeof exportDocuments>('/api/admin/books/documents.csv', { query: { month } })}
          hint={downloads.documentsHint}
        >
          {downloads.documents}
        </FileLink>
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
      {coretax.left_out > 0 && <LeftOut coretax={coretax} />}
      <PersonSales persons={coretax.persons} />
    </section>
  );
}

/** What the file does not hold, before it is downloaded. */
function LeftOut({ coretax: { left_out, problems } }: Pick<BookMonth, 'coretax'>) {
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

/** What to do with sales that the file cannot name a buyer for. */
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
    <section aria-labelledby="persons-title" className="mt-3 rounded-card bg-soft px-4 py-3 text-ui">
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

interface FileLinkProps {
  readonly href: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function FileLink({ href, hint, children }: FileLinkProps) {
  return (
    <li className="border-line border-b py-2.5">
      <a
        href={href}
        download
        className="inline-flex min-h-tap items-center gap-2 font-semibold text-link text-ui underline-offset-4 hover:underline"
      >
        <Download aria-hidden className="size-4 shrink-0" />
        {children}
      </a>
      <p className="text-ink-3 text-small">{hint}</p>
    </li>
  );
}
