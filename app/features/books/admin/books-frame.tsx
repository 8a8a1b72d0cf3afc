import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ViewLinks } from '#app/components/page/view-links.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { BookPeriod, exportDocuments, exportJournal } from '#contract/books/admin.ts';
import { booksCopy as copy } from '#messages/books/books.ts';
import { isMonth, kindOf, monthsOf, periodKinds, periodOf, stepPeriod } from '#shared/money/books.ts';
import { formatRupiah, type Sen, subtractSen, toRupiah } from '#shared/money/money.ts';
import { formatMonth, monthOf, startOfDay } from '#shared/time/dates.ts';

export const columnClasses =
  'mt-9 mb-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
const money = (amount: Sen): string => formatRupiah(toRupiah(amount));

export function periodName(period: string): string {
  if (isMonth(period)) return formatMonth(startOfDay(`${period}-01`));
  const [year = '', quarter] = period.split('-Q');
  return quarter === undefined ? year : copy.quarter(quarter, year);
}

export type MonthState = 'closed' | 'open' | 'running';
export const monthState = ({
  is_closed,
  is_over,
}: Pick<BookPeriod['months'][number], 'is_closed' | 'is_over'>) =>
  is_closed ? 'closed' : is_over ? 'open' : 'running';

const tones = { closed: 'ok', open: 'wait', running: 'draft' } as const;

interface BooksHeaderProps {
  readonly period: string;
  readonly state?: MonthState;
}

export function BooksHeader({ period, state }: BooksHeaderProps) {
  const now = monthOf(new Date()).slice(0, 7);
  const last = monthsOf(period).findLast((month) => month <= now) ?? now;
  const kinds = periodKinds.map((kind) => ({ label: copy.kinds[kind], to: booksHref(periodOf(last, kind)) }));
  return (
    <>
      <BackLink to="/admin/reports">{copy.reports}</BackLink>
      <PageHeader
        title={copy.title}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            {periodName(period)}
            {state !== undefined && <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>}
          </span>
        }
      >
        <ViewLinks label={copy.period} views={kinds} current={booksHref(period)} keepsPlace />
        <PeriodSwitch period={period} isLast={monthsOf(period).some((month) => month >= now)} />
      </PageHeader>
    </>
  );
}

function PeriodSwitch({ period, isLast }: { readonly period: string; readonly isLast: boolean }) {
  const names = copy.steps[kindOf(period)];
  return (
    <nav aria-label={copy.month} className="flex items-center gap-1">
      <PeriodStep label={names.before} to={booksHref(stepPeriod(period, 'before'))}>
        <ChevronLeft aria-hidden="true" />
      </PeriodStep>
      <span className="num min-w-36 text-center font-semibold text-ui">{periodName(period)}</span>
      <PeriodStep label={names.after} to={isLast ? null : booksHref(stepPeriod(period, 'after'))}>
        <ChevronRight aria-hidden="true" />
      </PeriodStep>
    </nav>
  );
}

interface PeriodStepProps {
  readonly label: string;
  /** Null: disabled. */
  readonly to: string | null;
  readonly children: ReactNode;
}

function PeriodStep({ label, to, children }: PeriodStepProps) {
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

type Figures = Pick<BookPeriod, 'documents' | 'balance_bigint'>;

export function BooksFigures({ figures: { documents, balance_bigint } }: { readonly figures: Figures }) {
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

/** A month (`2026-11`), a quarter (`2026-Q4`) or a year (`2026`). */
export const booksHref = (period: string): string =>
  `/admin/reports/books?${isMonth(period) ? 'month' : 'period'}=${period}`;

export function BooksFiles({ period }: { readonly period: string }) {
  const { downloads } = copy;
  const query = { month: period };
  return (
    <>
      <FileLink
        href={apiHref<typeof exportJournal>('/api/admin/books/journal.csv', { query })}
        hint={downloads.journalHint}
      >
        {downloads.journal}
      </FileLink>
      <FileLink
        href={apiHref<typeof exportDocuments>('/api/admin/books/documents.csv', { query })}
        hint={downloads.documentsHint}
      >
        {downloads.documents}
      </FileLink>
    </>
  );
}

interface FileLinkProps {
  readonly href: string;
  readonly hint: string;
  readonly children: ReactNode;
}

export function FileLink({ href, hint, children }: FileLinkProps) {
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
