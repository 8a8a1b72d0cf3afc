import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { formatTime, formatWeekdayDate } from '#shared/time/dates.ts';
import { differsFromWib, isTimeZone, timeIn, zoneName } from '#shared/time/time-zones.ts';

/** The zones of `?zone=WITA` by their IANA names. */
const askable: Readonly<Record<string, string>> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
};
export const zoneNames = Object.keys(askable);
export const ZONE = 'zone';

/** Returns the zone of the address, else the zone chosen with the time, else the browser's; null before hydration. */
export function useReaderZone(chosen: string | null = null): string | null {
  const [search] = useSearchParams();
  const own = useBrowserZone();
  return askable[search.get(ZONE) ?? ''] ?? chosen ?? own;
}

/** Some browsers report no zone, or one that Intl does not know. */
export function useBrowserZone(): string | null {
  if (!useHydrated()) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return isTimeZone(zone) ? zone : null;
}

export interface Session {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** `10.00–10.45 WIB` */
export const wibSpan = ({ starts_at, ends_at }: Session): string =>
  `${formatTime(starts_at)}–${formatTime(ends_at)} WIB`;

export interface Clock {
  readonly isWib: (moment: string) => boolean;
  readonly shift: (moment: string) => Date;
  /** `Rabu, 2 Desember` */
  readonly day: (moment: string) => string;
  /** `11.00–12.30 WITA` */
  readonly span: (session: Session) => string;
  /** `WITA` */
  readonly name: (moment: string) => string;
}

export function useClock(chosen: string | null = null): Clock {
  return clockOf(useReaderZone(chosen) ?? 'Asia/Jakarta');
}

export function clockOf(zone: string): Clock {
  const isWib = (moment: string) => !differsFromWib(zone, new Date(moment));
  const shift = (moment: string) => {
    if (isWib(moment)) return new Date(moment);
    const { day, time } = timeIn(zone, new Date(moment));
    return new Date(`${day}T${time.replace('.', ':')}:00+07:00`);
  };
  const name = (moment: string) => (isWib(moment) ? 'WIB' : zoneName(zone, new Date(moment)));
  return {
    isWib,
    shift,
    name,
    day: (moment) => formatWeekdayDate(shift(moment)),
    span: ({ starts_at, ends_at }) =>
      `${formatTime(shift(starts_at))}–${formatTime(shift(ends_at))} ${name(starts_at)}`,
  };
}
