import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import { formatDayMonth, startOfDay } from '#shared/time/dates.ts';

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

export function TodayLine({ day, name, text, to, verb }: TodayLineProps) {
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
