import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Calendar, UnreadEvent } from '#contract/calendars/admin.ts';
import { calendarsCopy as copy } from '#messages/bookings/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';

interface Props {
  readonly calendar: Calendar;
}

export function SyncText({ calendar }: Props) {
  const { is_synced, synced_at, problem } = calendar;
  const problems: Readonly<Record<string, string>> = copy.problems;
  const why = is_synced || problem === null ? undefined : problems[problem];
  return (
    <div className="mt-1.5 text-small">
      {is_synced && synced_at !== null ? (
        <StatusDot tone="ok">{copy.synced(formatDayTime(synced_at))}</StatusDot>
      ) : (
        <StatusDot tone="wait">
          {synced_at === null ? copy.never : copy.stale(formatDayTime(synced_at))}
        </StatusDot>
      )}
      {why !== undefined && <p className="text-ink-2">{why}</p>}
      <UnreadEvents calendar={calendar} />
    </div>
  );
}

/** The times of unreadable events may be booked by mistake; their owner can correct them. */
function UnreadEvents({ calendar: { unread_count, unread_events } }: Props) {
  if (unread_count === 0) return null;
  const more = unread_count - unread_events.length;
  return (
    <details className="mt-1">
      <summary className="min-h-tap cursor-pointer content-center">
        <StatusDot tone="wait">{copy.unread(unread_count)}</StatusDot>
      </summary>
      <ul className="grid gap-1.5 pb-1 pl-4.5">
        {unread_events.map((event) => (
          <li key={`${event.title} ${event.line} ${event.reason}`} className="wrap-anywhere text-ink-2">
            <span className="font-semibold text-ink">{titleOf(event)}</span>
            {`: ${copy.unreadReasons[event.reason](event.detail)}`}
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{copy.unreadMore(more)}</li>}
      </ul>
    </details>
  );
}

const titleOf = ({ title, line }: UnreadEvent): string =>
  `${title === '' ? copy.untitled : title} (${copy.line(line)})`;
