import { describe, expect, test } from 'vitest';
import type { DisputeState } from '#shared/payments/disputes.ts';
import { type KnownDispute, statusAfter } from '../payments.rules.ts';

const at = (second: number) => new Date(1_795_000_000_000 + second * 1000);
const reported = (state: DisputeState, second: number) => ({
  kind: 'dispute' as const,
  state,
  told_at: at(second),
});

/** The dispute after these updates, in order of arrival. */
function disputeAfter(webhooks: readonly ReturnType<typeof reported>[]): KnownDispute | null {
  return webhooks.reduce<KnownDispute | null>((known, update) => {
    const status = statusAfter(known, update);
    return status === null
      ? known
      : { kind: update.kind, status, gateway_state: update.state, told_at: update.told_at };
  }, null);
}

function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe('DECISIONS 59: the newest update decides the state of a dispute, in any order of arrival:', () => {
  test.for([
    { ends: ['open', 'won', 'open', 'won'], status: 'won' },
    { ends: ['open', 'won', 'open', 'open'], status: 'open' },
    { ends: ['open', 'open', 'won', 'lost'], status: 'open' },
    { ends: ['open', 'lost', 'won', 'open'], status: 'open' },
    { ends: ['won', 'open', 'lost', 'won'], status: 'won' },
  ] as const)('$ends leaves it $status', ({ ends, status }) => {
    const webhooks = ends.map(reported);
    for (const order of ordersOf(webhooks)) {
      expect(disputeAfter(order)).toEqual({
        kind: 'dispute',
        status,
        gateway_state: ends[3],
        told_at: at(3),
      });
      expect(disputeAfter([...order, ...order]), 'also delivered twice').toEqual(disputeAfter(order));
    }
  });

  test('of two in the same second, the deciding one wins', () => {
    expect(disputeAfter([reported('open', 1), reported('won', 1), reported('open', 1)])).toMatchObject({
      status: 'won',
    });
    expect(disputeAfter([reported('won', 1), reported('lost', 1)])).toMatchObject({ status: 'won' });
  });
});

test.for([
  { settled: 'won', before: 'open', update: 'open', status: 'won' },
  { settled: 'won', before: 'open', update: 'lost', status: 'won' },
  { settled: 'won', before: 'won', update: 'open', status: 'open' },
  { settled: 'lost', before: 'lost', update: 'won', status: 'lost' },
  { settled: 'lost', before: 'won', update: 'open', status: 'lost' },
] as const)(
  'DECISIONS 59: settled by an admin as $settled, reported as $before and then $update: $status',
  ({ settled, before, update, status }) => {
    const known = { kind: 'dispute', status: settled, gateway_state: before, told_at: at(1) } as const;
    expect(statusAfter(known, reported(update, 2))).toBe(status);
  },
);
