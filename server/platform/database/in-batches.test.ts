import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('calls that come while a batch runs are the next batch, and each gets its own answer', async () => {
  const batches: (readonly number[])[] = [];
  const double = inBatches(async (keys: readonly number[]) => {
    batches.push(keys);
    await new Promise(setImmediate);
    return new Map(keys.map((key) => [key, key * 2]));
  });
  const answers = await Promise.all([1, 2, 3, 2].map(double));
  expect(answers).toEqual([2, 4, 6, 4]);
  expect(batches).toEqual([[1], [2, 3, 2]]);
  expect(await double(5)).toBe(10);
});

test('what fails fails alone', async () => {
  const ask = inBatches(async (keys: readonly string[]) => {
    if (keys.includes('bad')) throw new Error('broken');
    return new Map(keys.map((key) => [key, key]));
  });
  const outcomes = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await ask('d')).toBe('d');
});
