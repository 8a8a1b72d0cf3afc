import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('pauses double up to their limit, never end, and begin anew after a calm while', () => {
  let now = 0;
  const pause = createBackoff({ firstMs: 100, maxMs: 1_000, resetAfterMs: 30_000, now: () => now });
  const next = (passedMs: number) => {
    const ms = pause();
    now += ms + passedMs;
    return ms;
  };
  expect([1, 2, 3, 4, 5, 6].map(() => next(10))).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  for (let round = 0; round < 1_000; round++) expect(next(29_000)).toBe(1_000);
  next(30_001);
  expect([next(10), next(10)]).toEqual([100, 200]);
});
