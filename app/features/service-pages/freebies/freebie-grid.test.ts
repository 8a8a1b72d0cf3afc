import { expect, test } from 'vitest';
import { firstCardSpan } from './freebie-grid.tsx';

test.for([1, 2, 3, 4, 5, 6, 7, 24])('a grid of %i cards fills every row', (count) => {
  const { of_two, of_three } = firstCardSpan(count);
  expect((count - 1 + of_two) % 2).toBe(0);
  expect((count - 1 + of_three) % 3).toBe(0);
});
