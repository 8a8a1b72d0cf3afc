import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import { dueAt, exitOf, type PersonFacts, planOf } from './sequences.rules.ts';

const HOUR_MS = 3_600_000;
const at = (text: string) => new Date(`${text}+07:00`);
const days = (delay_count: number, send_hour: number | null = null) =>
  ({ delay_unit: 'days', delay_count, send_hour }) as const;
const hours = (delay_count: number) => ({ delay_unit: 'hours', delay_count, send_hour: null }) as const;

const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
  .map((time) => new Date(time));
const timing = fc.oneof(
  fc.integer({ min: 0, max: 365 }).map(hours),
  fc
    .tuple(fc.integer({ min: 0, max: 365 }), fc.option(fc.integer({ min: 0, max: 23 })))
    .map(([n, h]) => days(n, h)),
);
const wibHour = (time: Date) => new Date(time.getTime() + 7 * HOUR_MS).getUTCHours();

describe('a step is due', () => {
  test.each([
    [days(1, 8), '2026-11-30T20:00', '2026-12-01T08:00'],
    [days(1, 8), '2026-11-30T07:00', '2026-12-01T08:00'],
    [days(0, 8), '2026-11-30T07:00', '2026-11-30T08:00'],
    [days(0, 8), '2026-11-30T08:00', '2026-11-30T08:00'],
    [days(0, 8), '2026-11-30T08:01', '2026-12-01T08:00'],
    [days(2), '2026-11-30T08:01', '2026-12-02T08:01'],
    [hours(3), '2026-12-31T23:30', '2027-01-01T02:30'],
    [hours(0), '2026-12-31T23:30', '2026-12-31T23:30'],
  ])('%o after %s at %s', (step, passed, due) => {
    expect(dueAt(step, at(passed), at(passed))).toEqual(at(due));
  });

  test('again the next day when its hour went by', () => {
    expect(dueAt(days(1, 8), at('2026-11-30T20:00'), at('2026-12-01T08:59:59'))).toEqual(
      at('2026-12-01T08:00'),
    );
    expect(dueAt(days(1, 8), at('2026-11-30T20:00'), at('2026-12-01T09:00'))).toEqual(at('2026-12-02T08:00'));
    expect(dueAt(days(1, 8), at('2026-11-30T20:00'), at('2026-12-05T08:30'))).toEqual(at('2026-12-05T08:00'));
  });

  test('never before the one before it, nor on an earlier day, nor at another hour', () => {
    fc.assert(
      fc.property(timing, moment, fc.integer({ min: 0, max: 40 * DAY_MS }), (step, passed, later) => {
        const now = new Date(passed.getTime() + later);
        const due = dueAt(step, passed, now);
        expect(due.getTime()).toBeGreaterThanOrEqual(passed.getTime());
        if (step.send_hour === null) return;
        expect(wibHour(due)).toBe(step.send_hour);
        const waited = Date.parse(dayOf(due)) - Date.parse(dayOf(passed));
        expect(waited).toBeGreaterThanOrEqual(step.delay_count * DAY_MS);
        if (due <= now) expect(now.getTime() - due.getTime()).toBeLessThan(HOUR_MS);
      }),
    );
  });
});

const facts: PersonFacts = {
  is_bounced: false,
  has_consent: true,
  has_bought: false,
  was_refunded: false,
  is_in_segment: true,
};
const switches = { exits_on_refund: true, exits_on_unsubscribe: true, exits_outside_segment: true };
const off = { exits_on_refund: false, exits_on_unsubscribe: false, exits_outside_segment: false };

describe('somebody leaves', () => {
  test.each([
    [{ is_bounced: true }, 'bounced', 'bounced'],
    [{ has_bought: true }, 'bought', 'bought'],
    [{ was_refunded: true }, 'refunded', null],
    [{ has_consent: false }, 'unsubscribed', null],
    [{ is_in_segment: false }, 'outside_segment', null],
    [{}, null, null],
  ])('for %o: %s, with every switch off: %s', (fact, on, without) => {
    expect(exitOf(switches, { ...facts, ...fact })).toBe(on);
    expect(exitOf(off, { ...facts, ...fact })).toBe(without);
  });

  test('without a mail, even when a step is due', () => {
    const line = [{ id: 'a', ...hours(0) }];
    const now = at('2026-12-01T08:00');
    const standing = { passed: new Set<string>(), passed_at: now };
    expect(planOf({ line, ...switches }, { ...standing, ...facts, has_bought: true }, now)).toEqual({
      kind: 'end',
      reason: 'bought',
      next: 'a',
    });
    expect(planOf({ line, ...off }, { ...standing, ...facts, has_consent: false }, now)).toMatchObject({
      kind: 'pass',
      outcome: 'skipped',
    });
  });
});
