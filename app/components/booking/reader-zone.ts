import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { formatTime } from '#shared/time/dates.ts';
import { isTimeZone } from '#shared/time/time-zones.ts';

/** What the address may ask for (`?zone=WITA`), as IANA names it. */
const askable: Readonly<Record<string, string>> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
};
export const zoneNames = Object.keys(askable);
export const ZONE = 'zone';

/**
 * The zone in which somebody wants to read: that of the address, the one that was chosen with the time, or that of their
 * browser; null while nobody knows.
 */
export function useReaderZone(chosen: string | null = null): string | null {
  const [search] = useSearchParams();
  const own = useBrowserZone();
  return askable[search.get(ZONE) ?? ''] ?? chosen ?? own;
}

/** Some browsers name none, or one that no clock has. */
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
