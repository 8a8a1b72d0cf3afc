import { expect, test } from 'vitest';
import { clockOf } from './reader-zone.ts';

/** An hour from this moment in UTC. */
const hourAt = (starts: string) => ({
  starts_at: starts,
  ends_at: new Date(Date.parse(starts) + 3_600_000).toISOString(),
});

test.for([
  ['2026-11-26T03:00:00Z', 'Asia/Jakarta', 'Kamis, 26 November', '10.00–11.00 WIB'],
  ['2026-11-26T03:00:00Z', 'Asia/Pontianak', 'Kamis, 26 November', '10.00–11.00 WIB'],
  // The same clocks under another name.
  ['2026-11-26T03:00:00Z', 'Asia/Bangkok', 'Kamis, 26 November', '10.00–11.00 WIB'],
  ['2026-11-26T03:00:00Z', 'Asia/Makassar', 'Kamis, 26 November', '11.00–12.00 WITA'],
  ['2026-11-26T03:00:00Z', 'Asia/Jayapura', 'Kamis, 26 November', '12.00–13.00 WIT'],
  // The day before, also over the end of a year.
  ['2026-11-26T03:00:00Z', 'America/New_York', 'Rabu, 25 November', '22.00–23.00 GMT-5'],
  ['2027-01-01T02:00:00Z', 'America/New_York', 'Kamis, 31 Desember', '21.00–22.00 GMT-5'],
  // The day after, as midnight passes there first; and 29 February.
  ['2026-11-26T16:00:00Z', 'Asia/Makassar', 'Jumat, 27 November', '00.00–01.00 WITA'],
  ['2028-02-28T16:00:00Z', 'Asia/Makassar', 'Selasa, 29 Februari', '00.00–01.00 WITA'],
  // While clocks are put forward, and back.
  ['2027-03-28T00:30:00Z', 'Europe/Berlin', 'Minggu, 28 Maret', '01.30–03.30 GMT+1'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', 'Minggu, 25 Oktober', '02.30–02.30 GMT+2'],
] as const)('%s is read in %s as %s, %s', ([starts, zone, day, span]) => {
  const clock = clockOf(zone);
  expect([clock.day(starts), clock.span(hourAt(starts))]).toEqual([day, span]);
});
