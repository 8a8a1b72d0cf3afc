import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '#shared/time/dates.ts';

/** A wall time is in milliseconds as if it were UTC. */
export interface Zone {
  momentAt(wall: number): number;
  wallAt(moment: number): number;
}

const fixedZone = (offsetMs: number): Zone => ({
  momentAt: (wall) => wall - offsetMs,
  wallAt: (moment) => moment + offsetMs,
});

export const UTC = fixedZone(0);
export const WIB = fixedZone((7 * DAY_MS) / 24);

/** A skipped hour is read by the offset before it, a repeated one as its first (RFC 5545, 3.3.5). */
export function ianaZone(name: string): Zone {
  const at = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(name);
  return {
    momentAt: (wall) =>
      Temporal.Instant.fromEpochMilliseconds(wall)
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime()
        .toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds,
    wallAt: (moment) => moment + at(moment).offsetNanoseconds / 1e6,
  };
}
