import { expect, test } from 'vitest';
import { createOrderedQueue } from './use-uploads.ts';

test('results come in the order of choice, whichever finishes first', () => {
  const handed: string[] = [];
  const order = createOrderedQueue<string>((_key, value) => handed.push(value));
  for (const key of [1, 2, 3, 4]) order.enqueue(key);
  order.resolve(2, 'second');
  order.resolve(4, 'fourth');
  expect(handed).toEqual([]);
  order.resolve(1, 'first');
  expect(handed).toEqual(['first', 'second']);
  order.resolve(3, null);
  expect(handed).toEqual(['first', 'second', 'fourth']);
});

test('a failed one blocks nobody, and goes to the end when retried', () => {
  const handed: string[] = [];
  const order = createOrderedQueue<string>((_key, value) => handed.push(value));
  order.enqueue(1);
  order.enqueue(2);
  order.resolve(1, null);
  order.resolve(2, 'second');
  order.enqueue(1);
  order.resolve(1, 'first, again');
  expect(handed).toEqual(['second', 'first, again']);
});
