import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfMonth, periodAround, periodEnd } from './billing-calendar.rules.ts';

const at = (wib: string) => new Date(`${wib}+07:00`);

/** The ends of this many periods in a row. */
function ends(start: string, cycle: 'monthly' | 'yearly' | 'weekly' | 'daily', howMany: number): string[] {
  const first = at(start);
  const anchor = dayOfMonth(first);
  const found: Date[] = [];
  let from = first;
  for (let n = 0; n < howMany; n++) {
    from = periodEnd(from, cycle, anchor);
    found.push(from);
  }
  return found.map((end) => new Date(end.getTime() + 7 * 3_600_000).toISOString().slice(0, 16));
}

describe('the billing calendar', () => {
  test('[ENT-043] returns to the day it began on after a month that is too short for it', () => {
    expect(ends('2026-01-31T10:00', 'monthly', 4)).toEqual([
      '2026-02-28T10:00',
      '2026-03-31T10:00',
      '2026-04-30T10:00',
      '2026-05-31T10:00',
    ]);
    expect(ends('2027-12-30T23:59', 'monthly', 3)).toEqual([
      '2028-01-30T23:59',
      '2028-02-29T23:59',
      '2028-03-30T23:59',
    ]);
  });

  test('[ENT-043] a year from a leap day ends on the last of February, and on the leap day when there is one', () => {
    expect(ends('2028-02-29T08:30', 'yearly', 4)).toEqual([
      '2029-02-28T08:30',
      '2030-02-28T08:30',
      '2031-02-28T08:30',
      '2032-02-29T08:30',
    ]);
  });

  test('[ENT-043] weeks and days are always as long', () => {
    expect(ends('2026-12-28T00:30', 'weekly', 2)).toEqual(['2027-01-04T00:30', '2027-01-11T00:30']);
    expect(ends('2026-12-31T00:30', 'daily', 1)).toEqual(['2027-01-01T00:30']);
  });

  test('counts days in Jakarta: half past midnight there is the day before in UTC', () => {
    expect(ends('2026-02-01T00:30', 'monthly', 1)).toEqual(['2026-03-01T00:30']);
    expect(dayOfMonth(at('2026-02-01T00:30'))).toBe(1);
  });

  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  const cycle = fc.constantFrom('monthly', 'yearly', 'weekly', 'daily');

  test('never drifts: the n-th month keeps its day and time, however it was reached', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 60 }), (start, months) => {
        const anchor = dayOfMonth(start);
        let end = start;
        for (let n = 0; n < months; n++) end = periodEnd(end, 'monthly', anchor);
        const local = new Date(start.getTime() + 7 * 3_600_000);
        const wanted = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months + 1, 0));
        const reached = new Date(end.getTime() + 7 * 3_600_000);
        expect(reached.getUTCMonth()).toBe(wanted.getUTCMonth());
        expect(reached.getUTCDate()).toBe(Math.min(anchor, wanted.getUTCDate()));
        expect(reached.toISOString().slice(10)).toBe(local.toISOString().slice(10));
      }),
      { seed: 30 },
    );
  });

  test('the period around a time contains it and lies on the chain of periods', () => {
    fc.assert(
      fc.property(moment, cycle, fc.integer({ min: 0, max: 900 * 86_400 }), (start, name, seconds) => {
        const anchorDay = dayOfMonth(start);
        const now = new Date(start.getTime() + seconds * 1000);
        const period = periodAround(start, now, { cycle: name, anchorDay });
        expect(period.start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(period.end.getTime()).toBeGreaterThan(now.getTime());
        expect(period.end).toEqual(periodEnd(period.start, name, anchorDay));
      }),
      { seed: 31, numRuns: 60 },
    );
  });
});
