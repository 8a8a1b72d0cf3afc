import { expect, test } from 'vitest';
import { countFree, daysFrom, mondayOf, nextDay } from './calendar-weeks.ts';

test('four weeks begin on Monday, over the end of a month and a year', () => {
  expect(['2026-11-23', '2026-11-29', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
  ]);
  const days = daysFrom('2026-12-28');
  expect([days.length, days[0], days[4], days.at(-1)]).toEqual([
    28,
    '2026-12-28',
    '2027-01-01',
    '2027-01-24',
  ]);
});

test('free times are counted by their day in WIB', () => {
  const slot = (starts_at: string, is_free = true) => ({ starts_at, ends_at: starts_at, is_free });
  const slots = [
    slot('2026-11-25T17:00:00Z'),
    slot('2026-11-26T03:00:00Z'),
    slot('2026-11-26T04:00:00Z', false),
  ];
  expect([...countFree(slots)]).toEqual([['2026-11-26', 2]]);
});

test('keys lead along the days that can be chosen, past the others', () => {
  const free = new Set(['2026-11-24', '2026-11-26', '2026-11-27', '2026-12-10']);
  const from = (day: string, keys: readonly string[]) => keys.map((key) => nextDay(day, key, free));
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a'];
  expect(from('2026-11-26', keys)).toEqual([
    '2026-11-24',
    '2026-11-27',
    null,
    '2026-12-10',
    '2026-11-24',
    '2026-11-27',
    null,
  ]);
  expect(from('2026-11-24', ['ArrowLeft', 'ArrowUp', 'ArrowDown'])).toEqual([null, null, null]);
});
