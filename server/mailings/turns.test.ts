import { expect, test } from 'vitest';
import { createTurns } from './turns.rules.ts';

const run = (ids: readonly string[], most: number, waiting: Record<string, number>) => {
  const turns = createTurns(ids, most);
  const order: string[] = [];
  for (let turn = turns.next(); turn !== null; turn = turns.next()) {
    const { message_id, after } = turn;
    const left = waiting[message_id] ?? 0;
    if (left === 0) turns.leave(message_id);
    else {
      waiting[message_id] = left - 1;
      turns.took({ message_id, id: after + 1 });
      order.push(message_id);
    }
  }
  return { order, turns };
};

test('a message with one mail does not wait behind one with many', () => {
  const { order } = run(['many', 'one'], 100, { many: 5, one: 1 });
  expect(order).toEqual(['many', 'one', 'many', 'many', 'many', 'many']);
});

test('a run ends when it is long enough, and says that more waits', () => {
  const { order, turns } = run(['many'], 3, { many: 5 });
  expect([order.length, turns.isWorn]).toEqual([3, true]);
  expect(run(['few'], 10, { few: 2 }).turns.isWorn).toBe(false);
});

test('a run that was stopped gives no more turns, and keeps the first wait', () => {
  const turns = createTurns(['a'], 10);
  turns.stop(30);
  turns.stop(50);
  expect([turns.next(), turns.waitSeconds, turns.isWorn]).toEqual([null, 30, false]);
});
