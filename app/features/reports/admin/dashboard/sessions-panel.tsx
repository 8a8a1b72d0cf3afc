import { Link } from 'react-router';
import type { Dashboard, SessionOfDay } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import { dayAfter, dayOf, formatTime, formatWeekdayDate, startOfDay } from '#shared/time/dates.ts';
import { TodayLine } from './today-list.tsx';

type Props = Pick<Dashboard, 'read_at'> & Pick<Dashboard['today'], 'sessions'>;

export function SessionsPanel({ sessions, read_at }: Props) {
  const copy = dashboardCopy.sessions;
  const today = dayOf(read_at);
  const days = [
    { day: today, name: copy.today },
    { day: dayAfter(read_at), name: copy.tomorrow },
  ];
  return (
    <section aria-labelledby="sessions">
      <header className="flex min-h-tap items-center justify-between gap-4 border-line border-b">
        <h2 id="sessions" className="text-t3">
          {copy.title}
        </h2>
        <Link
          to="/admin/bookings"
          className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.all}
        </Link>
      </header>
      {sessions.length === 0 && (
        <p className="py-5 text-ink-2 text-ui">
          {copy.empty}{' '}
          <Link to="/admin/availability" className="font-semibold text-link underline underline-offset-4">
            {copy.hours}
          </Link>
        </p>
      )}
      {days.map(({ day, name }) => (
        <Day
          key={day}
          title={`${name}, ${formatWeekdayDate(startOfDay(day))}`}
          sessions={sessions.filter(({ starts_at }) => dayOf(starts_at) === day)}
        />
      ))}
    </section>
  );
}

function Day({ title, sessions }: { readonly title: string; readonly sessions: readonly SessionOfDay[] }) {
  if (sessions.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-ink-3 text-small">{title}</h3>
      <ol>
        {sessions.map((session) => (
          <SessionLine key={`${session.kind} ${session.id} ${session.starts_at}`} session={session} />
        ))}
      </ol>
    </>
  );
}

function SessionLine({ session }: { readonly session: SessionOfDay }) {
  const copy = dashboardCopy.sessions;
  const time = formatTime(session.starts_at);
  const until = copy.until(formatTime(session.ends_at));
  if (session.kind === 'class') {
    return (
      <TodayLine
        day={time}
        name={session.title}
        text={`${until}, ${copy.people(session.people)}`}
        to={`/admin/products/one-time/class/${session.id}`}
        verb={copy.open}
      />
    );
  }
  return (
    <TodayLine
      day={time}
      name={session.name}
      text={`${until}, ${session.title ?? copy.kinds[session.booked]}`}
      to={`/admin/bookings/${session.id}`}
      verb={copy.open}
    />
  );
}
