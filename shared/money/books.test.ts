import { expect, test } from 'vitest';
import { isLongPeriod, monthsOf, periodOf, stepPeriod } from './books.ts';

test('a month, a quarter and a year are months in their order, and follow each other over the new year', () => {
  expect(monthsOf('2026-11')).toEqual(['2026-11']);
  expect(monthsOf('2026-Q4')).toEqual(['2026-10', '2026-11', '2026-12']);
  expect([monthsOf('2026')[0], monthsOf('2026').length, monthsOf('2026').at(-1)]).toEqual([
    '2026-01',
    12,
    '2026-12',
  ]);
  expect(['2026-Q0', '2026-Q5', '26', '2026-11', '1999'].filter(isLongPeriod)).toEqual([]);
  expect([periodOf('2026-03', 'quarter'), periodOf('2026-04', 'quarter')]).toEqual(['2026-Q1', '2026-Q2']);
  for (const [period, after] of [
    ['2026-12', '2027-01'],
    ['2026-Q4', '2027-Q1'],
    ['2026', '2027'],
  ] as const) {
    expect(stepPeriod(period, 'after')).toBe(after);
    expect(stepPeriod(after, 'before')).toBe(period);
  }
});
