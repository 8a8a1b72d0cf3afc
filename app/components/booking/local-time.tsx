import { slotCopy as copy } from '#messages/booking.ts';
import { dayOf, formatWeekday } from '#shared/time/dates.ts';
import { differsFromWib, timeIn, zoneLabel } from '#shared/time/time-zones.ts';
import type { Session } from './reader-zone.ts';

interface Props {
  readonly session: Session;
  readonly zone: string;
}

/** A session on the reader's clocks; nothing where they show the same. */
export function LocalTime({ session, zone }: Props) {
  const local = localSpan(session, zone);
  if (local === null) return null;
  return (
    <span className="num block font-normal text-ink-2 text-small">
      {copy.there(zoneLabel(zone, new Date(session.starts_at)))} {local}
    </span>
  );
}

/** `11.00–11.45`, with the weekday where it is another day; null: the same as in Jakarta. */
export function localSpan({ starts_at, ends_at }: Session, zone: string | null): string | null {
  const begins = new Date(starts_at);
  if (zone === null || !differsFromWib(zone, begins)) return null;
  const { day, time } = timeIn(zone, begins);
  const weekday = day === dayOf(begins) ? '' : `${formatWeekday(`${day}T00:00:00+07:00`)} `;
  return `${weekday}${time}–${timeIn(zone, new Date(ends_at)).time}`;
}
