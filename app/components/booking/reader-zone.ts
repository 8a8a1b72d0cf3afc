import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { formatTime } from '#shared/dates.ts';

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
