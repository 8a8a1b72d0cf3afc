import { describe, expect, test } from 'vitest';
import type { DisputeState } from '#shared/disputes.ts';
import { type KnownDispute, statusAfter } from './disputes.rules.ts';

const at = (second: number) => new Date(1_795_000_000_000 + second * 1000);
const told = (state: DisputeState, second: number) => ({ state, told_at: at(second) });

/** What becomes of a dispute by notices alone, in the order in which they arrive. */
function standing(webhooks: readonly ReturnType<typeof told>[]): KnownDispute | null {
  return webhooks.reduce<KnownDispute | null>((known, update) => {
    const status = statusAfter(known, update);
    return status === null ? known : { status, gateway_state: update.state, told_at: update.told_at };
  }, null);
}

function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe('DECISIONS 59: a dispute stands as the newest notice says, in whatever order they arrive:', () => {
  test.for([
    { ends: ['open', 'won', 'open', 'won'], status: 'won' },
    { ends: ['open', 'won', 'open', 'open'], status: 'open' },
    { ends: ['open', 'open', 'won', 'lost'], status: 'open' },
    { ends: ['open', 'lost', 'won', 'open'], status: 'open' },
    { ends: ['won', 'open', 'lost', 'won'], status: 'won' },
  ] as const)('$ends leaves it $status', ({ ends, status }) => {
    const webhooks = ends.map(told);
    for (const order of ordersOf(webhooks)) {
      expect(standing(order)).toEqual({ status, gateway_state: ends[3], told_at: at(3) });
      expect(standing([...order, ...order]), 'and told twice').toEqual(standing(order));
    }
  });

  test('of the same second, the one that decides counts', () => {
    expect(standing([told('open', 1), told('won', 1), told('open', 1)])).toMatchObject({ status: 'won' });
    expect(standing([told('won', 1), told('lost', 1)])).toMatchObject({ status: 'won' });
  });
});

test.for([
  { settled: 'won', before: 'open', news: 'open', status: 'won' },
  { settled: 'won', before: 'open', news: 'lost', status: 'won' },
  { settled: 'won', before: 'won', news: 'open', status: 'open' },
  { settled: 'lost', before: 'lost', news: 'won', status: 'lost' },
  { settled: 'lost', before: 'won', news: 'open', status: 'lost' },
] as const)(
  'DECISIONS 59: settled by a person as $settled, called $before and then $news: $status',
  ({ settled, before, news: update, status }) => {
    const known = { status: settled, gateway_state: before, told_at: at(1) };
    expect(statusAfter(known, told(update, 2))).toBe(status);
  },
);
