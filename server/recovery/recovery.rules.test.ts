import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuietHour } from '#server/payment-reminders/index.ts';
import { withDefaults } from '#shared/content/site-settings.ts';
import { DAYS_BETWEEN_MESSAGES } from '#shared/recovery/recovery.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { delaysOf, postponedTo } from './recovery.rules.ts';

const moment = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const GAP_MS = DAYS_BETWEEN_MESSAGES * DAY_MS;

describe('one message in three days', () => {
  test('the first goes out at once', () => {
    expect(postponedTo(null, new Date())).toBeNull();
  });

  test('two that were let through are never nearer than three days, wherever the clock jumps in between', () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 40 }), (moments) => {
        const sent: Date[] = [];
        for (const now of moments) {
          const last = sent.reduce<Date | null>((a, b) => (a === null || b > a ? b : a), null);
          if (postponedTo(last, now) === null) sent.push(now);
        }
        const gaps = sent.slice(1).map((at, index) => at.getTime() - (sent[index]?.getTime() ?? 0));
        expect(gaps.filter((gap) => gap < GAP_MS)).toEqual([]);
      }),
    );
  });

  test('what is postponed may go at the moment that was named, and not before', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: GAP_MS - 1 }), (last, passed) => {
        const until = postponedTo(last, new Date(last.getTime() + passed));
        expect(until?.getTime()).toBe(last.getTime() + GAP_MS);
        expect(postponedTo(last, new Date(last.getTime() + GAP_MS))).toBeNull();
      }),
    );
  });
});

test('quiet hours are eleven hours over midnight in WIB, whatever the day', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Asia/Jakarta',
        hour: '2-digit',
        hour12: false,
      });
      const hour = Number(clock.format(now)) % 24;
      expect(isQuietHour(now)).toBe(hour >= 21 || hour < 8);
    }),
  );
});

test('the delays are the settings in hours, and 0 switches a cause off', () => {
  expect(delaysOf(withDefaults(new Map()))).toEqual({
    cart: 24,
    payment: 2,
    top_up: 2,
    trial: 72,
    course: 168,
  });
  const off = new Map([
    ['recovery_cart_hours', '0'],
    ['recovery_trial_days', '0'],
  ]);
  expect(delaysOf(withDefaults(off))).toMatchObject({ cart: 0, trial: 0 });
});
