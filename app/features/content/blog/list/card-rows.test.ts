import { expect, test } from 'vitest';
import { cardRows } from '../blog-list.tsx';

test('every number of cards fills its rows, with two or three each', () => {
  for (let count = 4; count <= 50; count++) {
    const rows = cardRows(count);
    expect([count, rows.reduce((sum, row) => sum + row, 0)]).toEqual([count, count]);
    expect([count, rows.every((row) => row === 2 || row === 3)]).toEqual([count, true]);
  }
  expect([0, 1, 2, 3].map(cardRows)).toEqual([[], [1], [2], [3]]);
});

test('rows of two are spread between rows of three', () => {
  expect(cardRows(8)).toEqual([3, 2, 3]);
  expect(cardRows(12)).toEqual([2, 3, 2, 3, 2]);
});
