import { Link } from 'react-router';
import { BookingCard } from '#app/components/booking/booking-card.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Booking } from '#contract/account/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';

interface Props {
  readonly bookings: readonly Booking[];
  /** What costs nothing and can be had now. */
  readonly bookable: readonly ('free' | 'audit')[];
}

/** What is next first, then what waits for a time, then what is over. */
export function BookingList({ bookings, bookable }: Props) {
  if (bookings.length === 0 && bookable.length === 0) {
    return (
      <EmptyState title={copy.empty} hint={copy.emptyHint}>
        <Button asChild>
          <Link to="/consultation">{copy.emptyAction}</Link>
        </Button>
      </EmptyState>
    );
  }
  const coming = bookings.filter((one) => one.change_until !== null);
  const waiting = bookings.filter(({ status, starts_at }) => status === 'booked' && starts_at === null);
  const past = bookings.filter((one) => !coming.includes(one) && !waiting.includes(one));
  const byTime = (a: Booking, b: Booking) => (a.starts_at ?? '').localeCompare(b.starts_at ?? '');
  return (
    <div className="grid max-w-[760px] gap-10">
      <Bookable kinds={bookable} />
      <Group title={copy.coming} bookings={coming.toSorted(byTime)} />
      <Group title={copy.waiting} bookings={waiting} />
      <Group title={copy.past} bookings={past.toSorted(byTime).toReversed()} />
    </div>
  );
}

function Bookable({ kinds }: { readonly kinds: Props['bookable'] }) {
  return kinds.map((kind) => (
    <section
      key={kind}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-credit-soft px-5 py-4"
    >
      <h2 className="font-heading text-[1.0625rem]">{copy.kinds[kind]}</h2>
      <Button asChild size="sm">
        <Link to={`/user/bookings/${kind}/time`}>{copy.choose}</Link>
      </Button>
    </section>
  ));
}

function Group({ title, bookings }: { readonly title: string; readonly bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-heading text-[1.125rem]">{title}</h2>
      {bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
    </section>
  );
}
