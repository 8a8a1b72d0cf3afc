import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sen } from '#shared/money/money.ts';
import { dueReward, settlementOf } from './referrals.rules.ts';

const order = {
  reward_bigint: 2_500_000,
  paid_bigint: 9_000_000,
  refunded_bigint: 0,
  is_due: true,
  is_disputed: false,
  is_refused: false,
};

describe('the reward for a friend', () => {
  test('is due once the refund period is over, unless the payment is disputed or the referral refused', () => {
    expect(dueReward(order)).toBe(2_500_000);
    expect(dueReward({ ...order, is_due: false })).toBe(0);
    expect(dueReward({ ...order, is_disputed: true })).toBe(0);
    expect(dueReward({ ...order, is_refused: true })).toBe(0);
  });

  test('shrinks with a partial refund, in whole rupiah, and is nothing after a full one', () => {
    expect(dueReward({ ...order, refunded_bigint: 3_000_000 })).toBe(1_666_600);
    expect(dueReward({ ...order, refunded_bigint: 9_000_000 })).toBe(0);
    expect(dueReward({ ...order, refunded_bigint: 9_000_001 })).toBe(0);
  });

  test('is exact for the largest order', () => {
    const largest = { ...order, reward_bigint: 1_000_000_000, paid_bigint: 99_999_999_999_900 };
    expect(dueReward({ ...largest, refunded_bigint: 100 })).toBe(999_999_900);
  });
});

/** Events of a wallet and a referral come in any order. */
const event = fc.oneof(
  fc.record({ what: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 9_000_000 }) }),
  fc.record({ what: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 4_000_000 }) }),
  fc.record({ what: fc.constant('voucher' as const), amount: fc.integer({ min: 1, max: 4_000_000 }) }),
  fc.record({
    what: fc.constantFrom(
      'pass' as const,
      'dispute' as const,
      'win' as const,
      'refuse' as const,
      'count' as const,
    ),
    amount: fc.constant(0),
  }),
);

test('for any order of events, credited minus taken back is what is due plus what is owed, and promotional credit never goes below zero', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let facts = { ...order, is_due: false };
      let [given, promotional] = [0, 0];
      for (const { what, amount } of events) {
        if (what === 'refund')
          facts = { ...facts, refunded_bigint: Math.min(9_000_000, facts.refunded_bigint + amount) };
        if (what === 'pass') facts = { ...facts, is_due: true };
        if (what === 'dispute' || what === 'win') facts = { ...facts, is_disputed: what === 'dispute' };
        if (what === 'refuse' || what === 'count') facts = { ...facts, is_refused: what === 'refuse' };
        if (what === 'spend') promotional = Math.max(0, promotional - amount);
        if (what === 'voucher') promotional += amount;
        const due = dueReward(facts);
        const { moves, owed } = settlementOf({ due, given: sen(given), left: sen(promotional) });
        given += moves;
        promotional += moves;
        expect(given).toBe(due + owed);
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(order.reward_bigint);
        expect(promotional).toBeGreaterThanOrEqual(0);
        // Nothing is owed while there is credit to take it from.
        expect(owed === 0 || promotional === 0).toBe(true);
      }
    }),
  );
});
