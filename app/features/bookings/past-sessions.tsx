import { Link } from 'react-router';
import { RecordingLink } from '#app/features/bookings/sessions/class-card.tsx';
import { ClassName, SessionName } from '#app/features/bookings/sessions/session-frame.tsx';
import { SessionDate } from '#app/features/bookings/sessions/session-time.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';

interface Props {
  readonly bookings: readonly Booking[];
  readonly sessions: readonly OwnClassSession[];
}

export function PastSessions({ bookings, sessions }: Props) {
  const all = [...bookings, ...sessions].toSorted((a, b) =>
    (b.starts_at ?? '').localeCompare(a.starts_at ?? ''),
  );
  if (all.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-heading text-[1.125rem]">{copy.past}</h2>
      <ul>
        {all.map((one) => (
          <li
            key={one.id}
            className="grid items-center gap-x-6 gap-y-1 border-line border-b py-3 text-ui first:border-t md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <p>{'answers' in one ? <SessionName booking={one} /> : <ClassName session={one} />}</p>
              <p className="text-ink-2 text-small">
                {one.starts_at !== null && one.ends_at !== null && (
                  <SessionDate session={{ starts_at: one.starts_at, ends_at: one.ends_at }} />
                )}{' '}
                {'answers' in one && copy.statuses[one.status]}
              </p>
            </div>
            {'answers' in one ? <Answers booking={one} /> : <RecordingLink session={one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ booking: { id, answers } }: { readonly booking: Booking }) {
  if (answers.every(({ answer }) => answer === '')) return null;
  return (
    <Link
      to={`/user/bookings/${id}/questions`}
      className="inline-flex min-h-tap items-center font-semibold text-link underline-offset-4 hover:underline"
    >
      {copy.questions.look}
    </Link>
  );
}
