import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#shared/time/dates.ts';
import {
  type BusySpan,
  type Calendar,
  type DateHours,
  nearestFree,
  type SessionRules,
  slotsOf,
  weekdayOf,
  weekOf,
} from './slots.rules.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from_minute: 540, until_minute: 780 }));
const rules: SessionRules = {
  minutes: 45,
  buffer_minutes: 15,
  min_notice_hours: 24,
  horizon_days: 60,
  max_per_day: null,
  max_per_week: null,
  hours: EVERY_DAY,
  date_hours: [],
};
/** A Monday, 10.00 WIB. */
const NOW = new Date('2026-11-23T03:00:00Z');
const THURSDAY = '2026-11-26';

const calendar = (change: Partial<SessionRules> = {}, more: Partial<Calendar> = {}): Calendar => ({
  rules: { ...rules, ...change },
  days_off: [],
  taken: [],
  sessions: [],
  ...more,
});

const inWib = (time: string): number => Date.parse(`${time}+07:00`);
const taken = (from: string, until: string): BusySpan => ({ from: inWib(from), until: inWib(until) });

/** Beginnings of slots, as a clock in WIB shows them; taken ones in brackets. */
interface SlotQuery {
  readonly first?: string;
  readonly last?: string;
  readonly now?: Date;
}

function times(
  of: Calendar,
  { first = THURSDAY, last = first, now = NOW }: SlotQuery = {},
): readonly string[] {
  return slotsOf(of, { first, last }, now).map(({ starts_at, is_free }) => {
    const time = new Date(starts_at.getTime() + 7 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');
    return is_free ? time : `(${time})`;
  });
}

describe('the slots of a day', () => {
  test('follow each other with their buffer, and the last one ends within the hours', () => {
    expect(times(calendar())).toEqual(['11-26 09:00', '11-26 10:00', '11-26 11:00', '11-26 12:00']);
    expect(times(calendar({ minutes: 90, buffer_minutes: 20 }))).toEqual(['11-26 09:00', '11-26 11:00']);
    expect(times(calendar({ minutes: 240 }))).toEqual(['11-26 09:00']);
    expect(times(calendar({ minutes: 241 }))).toEqual([]);
  });

  test('are those of its weekday, in parts', () => {
    const hours = [
      { weekday: 4, from_minute: 780, until_minute: 840 },
      { weekday: 4, from_minute: 540, until_minute: 600 },
      { weekday: 5, from_minute: 0, until_minute: 1440 },
    ];
    expect(times(calendar({ hours }))).toEqual(['11-26 09:00', '11-26 13:00']);
    expect(times(calendar({ hours }), { first: '2026-11-27' })).toHaveLength(24);
  });

  test('reach until midnight, and the next day begins there', () => {
    const hours = [
      { weekday: 4, from_minute: 1380, until_minute: 1440 },
      { weekday: 5, from_minute: 0, until_minute: 60 },
    ];
    expect(times(calendar({ hours }), { last: '2026-11-27' })).toEqual(['11-26 23:00', '11-27 00:00']);
  });

  test('are taken by whatever meets them or their buffer, and free again at its end', () => {
    const at = (...spans: BusySpan[]) => times(calendar({}, { taken: spans }));
    expect(at(taken('2026-11-26T09:00', '2026-11-26T10:00'))).toEqual([
      '(11-26 09:00)',
      '11-26 10:00',
      '11-26 11:00',
      '11-26 12:00',
    ]);
    expect(at(taken('2026-11-26T10:50', '2026-11-26T11:10'))[1]).toBe('(11-26 10:00)');
    expect(at(taken('2026-11-26T10:50', '2026-11-26T11:10'))[2]).toBe('(11-26 11:00)');
    expect(
      at(taken('2026-11-20T00:00', '2026-11-26T10:00'), taken('2026-11-26T11:30', '2026-12-20T00:00')),
    ).toEqual(['(11-26 09:00)', '11-26 10:00', '(11-26 11:00)', '(11-26 12:00)']);
  });

  test('are none on a day off', () => {
    const days_off = [{ first_day: '2026-11-25', last_day: THURSDAY }];
    const week = { first: '2026-11-25', last: '2026-11-27' };
    expect(times(calendar({ max_per_day: 9 }, { days_off }), week)[0]).toBe('11-27 09:00');
  });
});

describe('hours of a single date', () => {
  test('stand in place of its weekday, none close it, and a day off stays closed', () => {
    const date_hours = [
      { day: THURSDAY, hours: [{ from_minute: 1140, until_minute: 1200 }] },
      { day: '2026-11-27', hours: [] },
    ];
    const week = { first: THURSDAY, last: '2026-11-28' };
    expect(times(calendar({ minutes: 60, date_hours }), week).slice(0, 2)).toEqual([
      '11-26 19:00',
      '11-28 09:00',
    ]);
    const days_off = [{ first_day: THURSDAY, last_day: THURSDAY }];
    expect(times(calendar({ date_hours }, { days_off }))).toEqual([]);
  });

  test('are as if every week had them, on their date only, whatever else is said', () => {
    const spans = fc
      .uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 8 })
      .map((quarters) => quarters.toSorted((a, b) => a - b))
      .map((quarters) =>
        quarters.flatMap((from, n) => {
          const until = quarters[n + 1];
          return n % 2 === 1 || until === undefined
            ? []
            : [{ from_minute: from * 15, until_minute: until * 15 }];
        }),
      );
    const days = Array.from({ length: 14 }, (_, n) => `2026-11-${17 + n}`);
    const everyDay = (hours: DateHours['hours']) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hours.map((span) => ({ weekday, ...span })));
    fc.assert(
      fc.property(
        fc.record({
          ...{ minutes: fc.integer({ min: 10, max: 480 }), buffer_minutes: fc.integer({ min: 0, max: 240 }) },
          ...{
            min_notice_hours: fc.integer({ min: 0, max: 200 }),
            horizon_days: fc.integer({ min: 1, max: 12 }),
          },
          ...{ max_per_day: fc.option(fc.integer({ min: 1, max: 3 })), weekly: spans, ofDate: spans },
        }),
        fc.constantFrom(...days),
        fc.array(fc.constantFrom(...days), { maxLength: 6 }),
        ({ weekly, ofDate, ...change }, day, booked) => {
          const sessions = booked.map((one) => inWib(`${one}T10:00`));
          const all = (hours: DateHours['hours'], date_hours: readonly DateHours[]) =>
            slotsOf(
              calendar({ ...change, hours: everyDay(hours), date_hours }, { sessions }),
              { first: '2026-11-17', last: '2026-11-30' },
              NOW,
            );
          const isOn = ({ starts_at }: { readonly starts_at: Date }) => dayOf(starts_at) === day;
          const found = all(weekly, [{ day, hours: ofDate }]);
          expect(found.filter(isOn)).toEqual(all(ofDate, []).filter(isOn));
          expect(found.filter((slot) => !isOn(slot))).toEqual(all(weekly, []).filter((slot) => !isOn(slot)));
        },
      ),
    );
  });
});

describe('what is left out', () => {
  test('is sooner than the notice, to the minute', () => {
    const now = new Date('2026-11-25T03:00:00Z');
    expect(times(calendar(), { now })).toEqual(['11-26 10:00', '11-26 11:00', '11-26 12:00']);
    expect(times(calendar(), { now: new Date(now.getTime() + 1) })[0]).toBe('11-26 11:00');
    expect(times(calendar({ min_notice_hours: 0 }), { first: '2026-11-20', last: '2026-11-23' })[0]).toBe(
      '11-23 10:00',
    );
  });

  test('is later than the horizon, whose day is the last', () => {
    const days = times(calendar({ horizon_days: 3 }), { last: '2026-12-31' });
    expect(days.at(-1)).toBe('11-26 12:00');
  });

  test('is a day or week that has its most', () => {
    const sessions = [inWib('2026-11-26T09:00')];
    expect(times(calendar({ max_per_day: 1 }, { sessions }))).toEqual([]);
    expect(times(calendar({ max_per_day: 2 }, { sessions }))).toHaveLength(4);
    expect(
      times(calendar({ max_per_week: 1 }, { sessions }), { first: '2026-11-24', last: '2026-11-30' })[0],
    ).toBe('11-30 09:00');
  });

  test('counts no other kind of session', () => {
    const others = [taken('2026-11-26T09:00', '2026-11-26T10:00')];
    expect(times(calendar({ max_per_day: 1, max_per_week: 1 }, { taken: others }))).toHaveLength(4);
  });
});

describe('the calendar', () => {
  test('has 29 February in leap years, and goes on over the end of a year', () => {
    const leap = { first: '2028-02-28', last: '2028-03-01', now: new Date('2028-02-20T03:00:00Z') };
    expect(times(calendar({ minutes: 240 }), leap)).toEqual(['02-28 09:00', '02-29 09:00', '03-01 09:00']);
    const year = { first: '2026-12-31', last: '2027-01-01' };
    expect(times(calendar({ minutes: 240 }), year)).toEqual(['12-31 09:00', '01-01 09:00']);
  });

  test('begins its weeks on Monday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
    expect([weekOf('2026-11-23'), weekOf('2026-11-29'), weekOf('2027-01-01')]).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-12-28',
    ]);
  });
});

test('the nearest free slots are given in the order of time', () => {
  const of = calendar({}, { taken: [taken('2026-11-26T10:00', '2026-11-26T11:00')] });
  const slots = slotsOf(of, { first: THURSDAY, last: '2026-11-27' }, NOW);
  const near = nearestFree(slots, new Date('2026-11-26T10:00:00+07:00'), 2);
  expect(near.map(({ starts_at }) => starts_at.toISOString().slice(11, 16))).toEqual(['02:00', '04:00']);
});
