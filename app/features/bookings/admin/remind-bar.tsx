import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskBooking } from '#contract/bookings/admin.ts';
import { bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { dayOf, formatDayTime } from '#shared/time/dates.ts';
import { bookingHref } from './booking-paths.ts';
import { attendeeName } from './booking-words.ts';

export function RemindBar({ waiting }: { readonly waiting: readonly DeskBooking[] }) {
  const [next, ...others] = waiting;
  if (next?.starts_at == null) return null;
  return (
    <section
      aria-label={copy.toRemind.title}
      className="mb-5 flex min-h-15 items-center gap-x-4 rounded-card border border-line bg-surface py-2 pr-4 pl-4 text-ui"
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0 text-ink-2 max-sm:hidden" />
      <p>
        {copy.toRemind.next}{' '}
        <Link
          to={bookingHref(next.id, { first: dayOf(next.starts_at) })}
          className="inline-flex min-h-tap items-center font-semibold text-link underline underline-offset-4"
        >
          {`${attendeeName(next)}, ${formatDayTime(next.starts_at)}`}
        </Link>
        {others.length > 0 && <span className="text-ink-2"> {copy.toRemind.more(others.length)}</span>}
      </p>
    </section>
  );
}
