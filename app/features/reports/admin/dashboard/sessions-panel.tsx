import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dashboard, SessionOfDay } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import {
  dayAfter,
  dayOf,
  formatDayMonth,
  formatTime,
  formatWeekdayDate,
  startOfDay,
} from '#shared/time/dates.ts';

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

export function TodayList({ follow_ups }: Pick<Dashboard['today'], 'follow_ups'>) {
  const copy = dashboardCopy.today;
  return (
    <section aria-labelledby="today">
      <header className="flex min-h-tap items-center justify-between gap-4 border-line border-b">
        <h2 id="today" className="text-t3">
          {copy.title}
        </h2>
        <Link
          to="/admin/content/leads"
          className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.all}
        </Link>
      </header>
      {follow_ups.length === 0 && <p className="py-5 text-ink-2 text-ui">{copy.empty}</p>}
      <ol>
        {follow_ups.map(({ lead_id, name, next_action, next_action_on }) => (
          <TodayLine
            key={lead_id}
            day={formatDayMonth(startOfDay(next_action_on))}
            name={name}
            text={next_action}
            to={`/admin/content/leads/${lead_id}`}
            verb={copy.lead}
          />
        ))}
      </ol>
    </section>
  );
}

interface TodayLineProps {
  readonly day: string;
  readonly name: ReactNode;
  readonly text: string;
  readonly to: string;
  readonly verb: string;
}

function TodayLine({ day, name, text, to, verb }: TodayLineProps) {
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={to}
        className="grid min-h-15 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-small py-2 text-ui leading-snug hover:bg-soft"
      >
        <span className="num font-semibold">{day}</span>
        <span className="min-w-0">
          <b className="block truncate font-semibold">{name}</b>
          <span className="line-clamp-2 text-ink-3 text-small">{text}</span>
        </span>
        <span className="whitespace-nowrap font-semibold text-link">{verb}</span>
      </Link>
    </li>
  );
}
