import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { dayOf, formatTime, formatWeekday } from '#shared/dates.ts';
import { differsFromWib, timeIn } from '#shared/time-zones.ts';

/** The time zone of the reader's browser, as IANA names it; null while nobody knows. */
export function useReaderZone(): string | null {
  const isHydrated = useHydrated();
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone || null : null;
}

export interface Session {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** `10.00–10.45 WIB` */
export const wibSpan = ({ starts_at, ends_at }: Session): string =>
  `${formatTime(starts_at)}–${formatTime(ends_at)} WIB`;

/** `11.00–11.45`, with the weekday where it is another day; null: the same as in Jakarta. */
export function localSpan({ starts_at, ends_at }: Session, zone: string | null): string | null {
  const begins = new Date(starts_at);
  if (zone === null || !differsFromWib(zone, begins)) return null;
  const { day, time } = timeIn(zone, begins);
  const weekday = day === dayOf(begins) ? '' : `${formatWeekday(`${day}T00:00:00+07:00`)} `;
  return `${weekday}${time}–${timeIn(zone, new Date(ends_at)).time}`;
}
