import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '#shared/time/dates.ts';

/** What the clocks of a place show. A wall time is in milliseconds as if it were UTC. */
export interface Zone {
  momentAt(wall: number): number;
  wallAt(moment: number): number;
}

const fixedZone = (offsetMs: number): Zone => ({
  momentAt: (wall) => wall - offsetMs,
  wallAt: (moment) => moment + offsetMs,
});

export const UTC = fixedZone(0);
/** The owner's. */
export const WIB = fixedZone((7 * DAY_MS) / 24);

/** As IANA names it. An hour that clocks skip is read by the offset before it, one that they repeat the first time (RFC 5545, 3.3.5). */
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
