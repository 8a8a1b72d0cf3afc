import { BookingCard } from '#app/features/bookings/sessions/booking-card.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';

interface Props {
  readonly bookings: readonly Booking[];
  readonly isGuest: boolean;
}

export function Sessions({ bookings, isGuest }: Props) {
  const order = bookings[0]?.order_id;
  const sessions = bookings
    .filter(({ order_id }) => order_id === order)
    .toSorted((a, b) => a.session_number - b.session_number);
  const used = sessions.filter(({ status }) => status === 'completed' || status === 'no_show').length;
  return (
    <section aria-labelledby="sesi-judul">
      <h2 id="sesi-judul" className="mb-2 text-t2">
        {copy.sessions}
      </h2>
      {sessions.length > 1 && <p className="num mb-4 text-ink-2">{copy.used(used, sessions.length)}</p>}
      <div className="grid gap-3">
        {sessions.map((booking) => (
          <BookingCard key={booking.id} booking={booking} isGuest={isGuest} isInChosenZone />
        ))}
      </div>
    </section>
  );
}
