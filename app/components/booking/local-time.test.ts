import { expect, test } from 'vitest';
import { localSpan } from './local-time.tsx';

/** An hour from this moment in UTC. */
const hourAt = (starts: string) => ({
  starts_at: starts,
  ends_at: new Date(Date.parse(starts) + 3_600_000).toISOString(),
});

test.for([
  ['2026-11-26T03:00:00Z', 'Asia/Jakarta', null],
  ['2026-11-26T03:00:00Z', 'Asia/Pontianak', null],
  ['2026-11-26T03:00:00Z', 'Asia/Makassar', '11.00–12.00'],
  ['2026-11-26T03:00:00Z', 'Asia/Jayapura', '12.00–13.00'],
  // The day before, also over the end of a year.
  ['2026-11-26T03:00:00Z', 'America/New_York', 'Rabu 22.00–23.00'],
  ['2027-01-01T02:00:00Z', 'America/New_York', 'Kamis 21.00–22.00'],
  // The day after, as midnight passes there first; and 29 February.
  ['2026-11-26T16:00:00Z', 'Asia/Makassar', 'Jumat 00.00–01.00'],
  ['2028-02-28T16:00:00Z', 'Asia/Makassar', 'Selasa 00.00–01.00'],
  // While clocks are put forward, and back.
  ['2027-03-28T00:30:00Z', 'Europe/Berlin', '01.30–03.30'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '02.30–02.30'],
] as const)('%s is shown in %s as %s', ([starts, zone, shown]) => {
  expect(localSpan(hourAt(starts), zone)).toBe(shown);
});

test('without a zone there is nothing to show', () => {
  expect(localSpan(hourAt('2026-11-26T03:00:00Z'), null)).toBeNull();
});
