import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { countDays, groupDays } from './day-groups.ts';

describe('days, weeks and months', () => {
  test('days are counted over the end of a year, forwards and back', () => {
    expect([addDays('2026-12-31', 1), addDays('2027-01-01', -1)]).toEqual(['2027-01-01', '2026-12-31']);
  });

  test('[AREP-009] weeks begin on Monday and are cut to the span', () => {
    expect(groupDays({ first: '2026-11-05', last: '2026-11-17' }, 'week')).toEqual([
      { first: '2026-11-05', last: '2026-11-08' },
      { first: '2026-11-09', last: '2026-11-15' },
      { first: '2026-11-16', last: '2026-11-17' },
    ]);
  });

  test('[AREP-009] months are those of the calendar, also over a leap day and a new year', () => {
    expect(groupDays({ first: '2027-12-31', last: '2028-03-01' }, 'month')).toEqual([
      { first: '2027-12-31', last: '2027-12-31' },
      { first: '2028-01-01', last: '2028-01-31' },
      { first: '2028-02-01', last: '2028-02-29' },
      { first: '2028-03-01', last: '2028-03-01' },
    ]);
  });

  test('every day is in one group, whatever the unit', () => {
    const span = { first: '2026-02-26', last: '2026-06-03' };
    for (const unit of ['day', 'week', 'month'] as const) {
      const groups = groupDays(span, unit);
      expect(groups.reduce((sum, group) => sum + countDays(group), 0)).toBe(countDays(span));
      expect([groups[0]?.first, groups.at(-1)?.last]).toEqual([span.first, span.last]);
      for (const [n, group] of groups.slice(1).entries())
        expect(group.first).toBe(addDays(groups[n]?.last ?? '', 1));
    }
  });
});
