import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { formatTime } from '#shared/time/dates.ts';

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

export function useBrowserZone(): string | null {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone || null : null;
}

export interface Session {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** `10.00–10.45 WIB` */
export const wibSpan = ({ starts_at, ends_at }: Session): string =>
  `${formatTime(starts_at)}–${formatTime(ends_at)} WIB`;
