import { expect, test } from 'vitest';
import { streamFor } from './film-quality.ts';

test('a chosen size is played, or the next smaller one that a film has; saving data is the smallest', () => {
  const sizes = [240, 480, 720];
  expect(([480, 1080, 360, 100, 'saver', 'auto'] as const).map((wish) => streamFor(wish, sizes))).toEqual([
    1, 2, 0, 0, 0, -1,
  ]);
});
