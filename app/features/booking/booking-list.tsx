import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { BookingCard } from '#app/components/booking/booking-card.tsx';
import { ClassSessionCard } from '#app/components/booking/class-session-card.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { OwnClassSession } from '#contract/account/learning/class-sessions.ts';
import type { Booking } from '#contract/account/shop/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';

interface Props {
  readonly bookings: readonly Booking[];
  /** Of classes. */
  readonly sessions: readonly OwnClassSession[];
  /** What costs nothing and can be had now. */
  readonly bookable: readonly ('free' | 'audit')[];
}

/** What is next first, then what waits for a time, then what is over. */
export function BookingList({ bookings, sessions, bookable }: Props) {
  if (bookings.length === 0 && sessions.length === 0 && bookable.length === 0) {
    return (
      <EmptyState title={copy.empty} hint={copy.emptyHint}>
        <Button asChild>
          <Link to="/consultation">{copy.emptyAction}</Link>
        </Button>
      </EmptyState>
    );
  }
  const coming = bookings.filter((one) => one.change_until !== null);
  // By their numbers: one that was called off is newer than those after it.
  const waiting = bookings
    .filter(({ status, starts_at }) => status === 'booked' && starts_at === null)
    .toSorted((a, b) => a.session_number - b.session_number);
  const past = bookings.filter((one) => !coming.includes(one) && !waiting.includes(one));
  const comingSessions = sessions.filter(({ ends_at }) => Date.parse(ends_at) > Date.now());
  const pastSessions = sessions.filter((one) => !comingSessions.includes(one));
  return (
    <div className="grid max-w-[760px] gap-10">
      <Bookable kinds={bookable} />
      <Group title={copy.coming} entries={inOrder(coming, comingSessions, isNextOfClass)} />
      <Group title={copy.waiting} entries={waiting.map(bookingEntry)} />
      <Group title={copy.past} entries={inOrder(past, pastSessions, () => false).toReversed()} />
    </div>
  );
}

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly card: ReactNode;
}

const bookingEntry = (booking: Booking): Entry => ({
  id: booking.id,
  at: booking.starts_at ?? '',
  card: <BookingCard booking={booking} />,
});

type Sessions = readonly OwnClassSession[];

/** They come in the order of their times. */
const isNextOfClass = ({ product }: OwnClassSession, at: number, sessions: Sessions): boolean =>
  sessions.findIndex((one) => one.product.id === product.id) === at;

const inOrder = (
  bookings: readonly Booking[],
  sessions: Sessions,
  isNext: typeof isNextOfClass,
): readonly Entry[] =>
  [
    ...bookings.map(bookingEntry),
    ...sessions.map((session, at) => ({
      id: session.id,
      at: session.starts_at,
      card: <ClassSessionCard session={session} isNext={isNext(session, at, sessions)} />,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));

function Bookable({ kinds }: { readonly kinds: Props['bookable'] }) {
  return kinds.map((kind) => (
    <section key={kind} className="flex flex-wrap items-center justify-between gap-3 notice">
      <h2 className="font-heading text-[1.0625rem]">{copy.kinds[kind]}</h2>
      <Button asChild size="sm">
        <Link to={`/user/bookings/${kind}/time`}>{copy.choose}</Link>
      </Button>
    </section>
  ));
}

function Group({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-heading text-[1.125rem]">{title}</h2>
      {entries.map(({ id, card }) => (
        <Fragment key={id}>{card}</Fragment>
      ))}
    </section>
  );
}
