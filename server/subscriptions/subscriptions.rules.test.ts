import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sen } from '#shared/money/money.ts';
import { subscriptionStatuses } from '#shared/subscriptions/subscriptions.ts';
import { toRow, toState } from './state-row.ts';
import {
  allowedTransitions,
  cancelled,
  dueStep,
  ended,
  failed,
  initialState,
  planChanged,
  renewed,
  resumed,
  type SubscriptionState,
  type Terms,
} from './subscriptions.rules.ts';

const START = new Date('2026-01-31T03:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number, from = START) => new Date(from.getTime() + hours * HOUR);
const monthly: Terms = {
  variant_id: null,
  plan_name: 'Bulanan',
  billing_cycle: 'monthly',
  price_bigint: sen(9_900_000),
};
const yearly: Terms = {
  ...monthly,
  plan_name: 'Tahunan',
  billing_cycle: 'yearly',
  price_bigint: sen(99_000_000),
};
const daily: Terms = { ...monthly, plan_name: 'Harian', billing_cycle: 'daily', price_bigint: sen(330_000) };
const started = (overrides: Partial<Parameters<typeof initialState>[0]> = {}) =>
  initialState({
    terms: monthly,
    discount: null,
    now: START,
    trial_days: 0,
    auto_renewal: true,
    ...overrides,
  });
const iso = (date: Date | null | undefined) => date?.toISOString();

describe('a subscription', () => {
  test('[PROD-043] begins active for a paid period, or with a trial that is anchored where it ends', () => {
    expect(started()).toMatchObject({ status: 'active', anchor_day: 31, trial_end: null });
    expect(iso(started().period.end)).toBe('2026-02-28T03:00:00.000Z');
    const trial = started({ trial_days: 14 });
    expect(trial).toMatchObject({ status: 'trialing', anchor_day: 14, trial_end: trial.period.end });
    expect(iso(trial.period.end)).toBe('2026-02-14T03:00:00.000Z');
  });

  test('[PROD-043] is charged when its period ends, not before', () => {
    const { period } = started();
    expect(dueStep(started(), later(-1, period.end), true)).toEqual({ do: 'wait' });
    expect(dueStep(started(), period.end, true)).toEqual({ do: 'charge' });
    expect(dueStep(started({ trial_days: 3 }), later(72), true)).toEqual({ do: 'charge' });
  });

  test('is never charged for a closed account, after a cancellation, or without renewal', () => {
    const { period } = started();
    expect(dueStep(started(), period.end, false)).toEqual({ do: 'end', reason: 'account_closed' });
    expect(dueStep(cancelled(started(), START), period.end, true)).toEqual({
      do: 'end',
      reason: 'cancelled',
    });
    const once = started({ auto_renewal: false });
    expect(dueStep(once, period.end, true)).toEqual({ do: 'end', reason: 'not_renewed' });
    expect(dueStep(ended(started(), START, 'unpaid'), later(9_999), true)).toEqual({ do: 'wait' });
  });

  test('that a worker finds late is charged for the current period, once, on its anchor day', () => {
    const late = renewed(started(), new Date('2026-03-03T00:00:00Z'));
    expect([iso(late.period.start), iso(late.period.end)]).toEqual([
      '2026-02-28T03:00:00.000Z',
      '2026-03-31T03:00:00.000Z',
    ]);
    const skipped = renewed(started({ terms: daily }), later(24 * 4 + 1));
    expect([iso(skipped.period.start), iso(skipped.period.end)]).toEqual([
      iso(later(24 * 4)),
      iso(later(24 * 5)),
    ]);
  });

  test('fails into three days of grace with daily retries, and ends with the attempt after them', () => {
    const { period } = started();
    let state = failed(started(), period.end, 'INSUFFICIENT_BALANCE');
    const tries = [state.next_action_at];
    expect(state).toMatchObject({ status: 'past_due', debt: { grace_until: later(72, period.end) } });
    while (state.next_action_at !== null) {
      expect(dueStep(state, state.next_action_at, true)).toEqual({ do: 'charge' });
      state = failed(state, state.next_action_at, 'INSUFFICIENT_BALANCE');
      tries.push(state.next_action_at);
    }
    expect(tries).toEqual([later(24, period.end), later(48, period.end), later(72, period.end), null]);
    expect(state).toMatchObject({ status: 'expired', debt: null, ended: { reason: 'unpaid' } });
  });

  test('is not charged after its grace period by a late worker, and a manual retry charges only the current period', () => {
    const { period } = started();
    const owing = failed(started(), period.end, 'INSUFFICIENT_BALANCE');
    const late = later(24 * 40, period.end);
    expect(dueStep(owing, later(72, period.end), true)).toEqual({ do: 'charge' });
    expect(dueStep(owing, late, true)).toEqual({ do: 'end', reason: 'unpaid' });
    const paid = renewed(owing, late).period;
    expect(paid.start <= late && late < paid.end).toBe(true);
  });

  test('that is paid within its grace period pays the failed period, and keeps its day', () => {
    const { period } = started();
    const paid = renewed(failed(started(), period.end, 'INSUFFICIENT_BALANCE'), later(50, period.end));
    expect(paid).toMatchObject({ status: 'active', debt: null, period: { start: period.end } });
    expect(iso(paid.period.end)).toBe('2026-03-31T03:00:00.000Z');
    // A failed day that was used is paid, even if it has passed.
    const day = started({ terms: daily });
    const debt = failed(day, day.period.end, 'INSUFFICIENT_BALANCE');
    expect(renewed(debt, later(50, day.period.end)).period).toEqual({
      start: day.period.end,
      end: later(24, day.period.end),
    });
  });

  test('changes its plan with the next period, and back again before that', () => {
    const chosen = planChanged(started(), yearly);
    expect(chosen).toMatchObject({ terms: monthly, next_terms: yearly });
    expect(planChanged(chosen, { ...monthly, price_bigint: sen(12_900_000) })).toMatchObject({
      terms: monthly,
      next_terms: null,
    });
    const next = renewed(chosen, chosen.period.end);
    expect(next).toMatchObject({ terms: yearly, next_terms: null, anchor_day: 31 });
    expect(iso(next.period.end)).toBe('2027-02-28T03:00:00.000Z');
    const fromDays = planChanged(started({ terms: daily }), monthly);
    expect(renewed(fromDays, later(24)).anchor_day).toBe(1);
  });

  test('is cancelled to the end of its period, or at once when that was not paid, and may be resumed', () => {
    expect(cancelled(started(), START)).toMatchObject({ status: 'cancelled', next_terms: null, ended: null });
    expect(resumed(cancelled(started(), START)).status).toBe('active');
    expect(resumed(cancelled(started({ trial_days: 7 }), START)).status).toBe('trialing');
    const debt = failed(started(), later(999), 'WALLET_INACTIVE');
    expect(cancelled(debt, later(1000))).toMatchObject({ status: 'expired', ended: { reason: 'cancelled' } });
  });

  const step = fc.constantFrom('renew', 'fail', 'cancel', 'resume', 'yearly', 'daily', 'end');
  const story = fc.array(fc.record({ step, hours: fc.integer({ min: 0, max: 900 }) }), { maxLength: 30 });

  test('[PROD-043] in any sequence takes only allowed transitions, with consecutive periods', () => {
    fc.assert(
      fc.property(story, fc.nat({ max: 20 }), (steps, trial_days) => {
        let state = started({ trial_days });
        let now = START;
        for (const { step: name, hours } of steps) {
          now = later(hours, now);
          const next = take(name, state, now);
          if (next === null) continue;
          if (next.status !== state.status) expect(allowedTransitions[state.status]).toContain(next.status);
          if (next.period.start > state.period.start) {
            expect(next.period.start.getTime()).toBeGreaterThanOrEqual(state.period.end.getTime());
          }
          expect(next.period.end.getTime()).toBeGreaterThan(next.period.start.getTime());
          expect(next.next_action_at === null).toBe(next.status === 'expired');
          expect(next.debt === null).toBe(next.status !== 'past_due');
          expect(toState(toRow(next))).toEqual(next);
          state = next;
        }
      }),
      { seed: 32, numRuns: 300 },
    );
  });

  test('the allowed transitions cover every state, and none leaves the end', () => {
    expect(Object.keys(allowedTransitions)).toEqual([...subscriptionStatuses]);
    expect(allowedTransitions.expired).toEqual([]);
  });
});

/** The transitions that the use cases allow in a state; null: none. */
function take(name: string, state: SubscriptionState, now: Date): SubscriptionState | null {
  const { status } = state;
  if (status === 'expired') return null;
  switch (name) {
    case 'renew':
      return dueStep(state, now, true).do === 'charge' ? renewed(state, now) : null;
    case 'fail':
      return dueStep(state, now, true).do === 'charge' ? failed(state, now, 'INSUFFICIENT_BALANCE') : null;
    case 'cancel':
      return cancelled(state, now);
    case 'resume':
      return status === 'cancelled' ? resumed(state) : null;
    case 'yearly':
      return status === 'active' || status === 'trialing' ? planChanged(state, yearly) : null;
    case 'daily':
      return status === 'active' || status === 'trialing' ? planChanged(state, daily) : null;
    default:
      return ended(state, now, 'access_ended');
  }
}
