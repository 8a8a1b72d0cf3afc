import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { BookMonth } from '#contract/books/admin.ts';
import { booksCopy } from '#messages/books/books.ts';
import { openItems } from '#shared/money/books.ts';
import { formatCardDate, formatMonth, formatTime, startOfDay } from '#shared/time/dates.ts';
import { booksHref } from './books-href.ts';

interface CloseMonthProps {
  readonly book: BookMonth;
  readonly monthName: string;
  readonly isAsking: boolean;
}

/** The confirmation is opened by a link, so that it needs no script. */
export function CloseMonth({ book, monthName, isAsking }: CloseMonthProps) {
  return (
    <section aria-labelledby="closing-title">
      <h2 id="closing-title" className="border-line border-b pb-3 text-t3">
        {booksCopy.closing.title}
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
        {booksCopy.closing.done}
      </p>
      <p className="wrap-anywhere text-ink-2 tabular-nums">{booksCopy.closedBy(closed_by_name, moment)}</p>
      <p className="text-ink-3 text-small">{booksCopy.closing.doneText}</p>
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
        <p className="text-ink-2">{booksCopy.closing.nothingOpen}</p>
      ) : (
        <ul className="list-disc pl-5 text-ink-2">
          {waiting.map((item) => (
            <li key={item}>{booksCopy.closing.open[item](open[item])}</li>
          ))}
        </ul>
      )}
      {!is_over && <p className="text-ink-3 text-small">{booksCopy.closing.running}</p>}
      {is_over && earlier !== null && (
        <p>
          <Link to={booksHref(earlier)} className="text-link underline underline-offset-4">
            {booksCopy.closing.earlier(formatMonth(startOfDay(`${earlier}-01`)))}
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
          {booksCopy.closing.button}
        </Link>
      </Button>
    );
  }
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4">
      <p className="font-semibold">{booksCopy.closing.ask(monthName)}</p>
      <p className="text-ink-2 text-small">{booksCopy.closing.askText}</p>
      <div className="flex flex-wrap items-start gap-2">
        <PostButton
          id="close-month"
          action={booksHref(month)}
          fields={{ month }}
          busyText={booksCopy.closing.busy}
          onSuccess={() => toast.success(booksCopy.closing.closed(monthName))}
        >
          {booksCopy.closing.confirm}
        </PostButton>
        <Button asChild variant="outline">
          <Link to={booksHref(month)} preventScrollReset>
            {booksCopy.closing.cancel}
          </Link>
        </Button>
      </div>
    </div>
  );
}
