import { expect, test } from 'vitest';
import { inChosenOrder } from './in-chosen-order.ts';

test('what is chosen first comes first, whatever has finished first', () => {
  const handed: string[] = [];
  const order = inChosenOrder<string>((_key, value) => handed.push(value));
  for (const key of [1, 2, 3, 4]) order.begin(key);
  order.settle(2, 'second');
  order.settle(4, 'fourth');
  expect(handed).toEqual([]);
  order.settle(1, 'first');
  expect(handed).toEqual(['first', 'second']);
  order.settle(3, null);
  expect(handed).toEqual(['first', 'second', 'fourth']);
});

test('one that failed holds nobody up, and stands at the end when it is tried again', () => {
  const handed: string[] = [];
  const order = inChosenOrder<string>((_key, value) => handed.push(value));
  order.begin(1);
  order.begin(2);
  order.settle(1, null);
  order.settle(2, 'second');
  order.begin(1);
  order.settle(1, 'first, again');
  expect(handed).toEqual(['second', 'first, again']);
});
