import { BookingCard } from '#app/features/bookings/sessions/booking-card.tsx';
import { ClassFileLink, ClassPlace, RecordingLink } from '#app/features/bookings/sessions/class-card.tsx';
import { SessionDate, SessionTime } from '#app/features/bookings/sessions/session-time.tsx';
import { cn } from '#app/lib/cn.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';

export function ClassSchedule({ sessions }: { readonly sessions: readonly OwnClassSession[] }) {
  const isOver = ({ ends_at }: OwnClassSession) => Date.parse(ends_at) <= Date.now();
  const next = sessions.find((session) => !isOver(session));
  return (
    <section aria-labelledby="jadwal-kelas">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="jadwal-kelas" className="text-t2">
          {copy.schedule}
        </h2>
        {next !== undefined && <ClassFileLink slug={next.product.slug} />}
      </div>
      <ol>
        {sessions.map((session) => (
          <li
            key={session.id}
            className={cn(
              'grid items-center gap-x-6 gap-y-0.5 border-line border-b py-3 text-ui first:border-t sm:grid-cols-[5rem_minmax(0,1fr)_auto]',
              isOver(session) && 'text-ink-2',
            )}
          >
            <span className="num text-ink-2">{copy.sessionNumber(session.number)}</span>
            <div className="grid gap-0.5">
              <span className={cn(!isOver(session) && 'font-semibold')}>
                {session === next ? <SessionTime session={session} /> : <SessionDate session={session} />}
              </span>
            </div>
            {session === next ? <ClassPlace session={session} /> : <RecordingLink session={session} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

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
