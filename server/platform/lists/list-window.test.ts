import { describe, expect, test } from 'vitest';
import { readWindow, totalOf } from './list-window.ts';

const rows = [1, 2, 3, 4, 5];
const orderings = { age: rows, '-age': rows.toReversed() } as const;
const page = async (ordered: readonly number[]) => ordered.slice(0, 2);

describe('a page of a list', () => {
  test('is read in its order, and from the end in the same order', async () => {
    expect(await readWindow({ sort: 'age' }, orderings, page)).toEqual([1, 2]);
    expect(await readWindow({ sort: 'age', from: 'end' }, orderings, page)).toEqual([4, 5]);
    expect(await readWindow({ sort: '-age', from: 'end' }, orderings, page)).toEqual([2, 1]);
  });
});

test('the total of a list is counted only where its page does not say it', async () => {
  const counted = async () => 99;
  expect(await totalOf([1, 2], { limit: 5, offset: 10 }, counted)).toBe(12);
  expect(await totalOf([], { limit: 5, offset: 0 }, counted)).toBe(0);
  // There may be more, or the page is behind the end.
  expect(await totalOf([1, 2], { limit: 2, offset: 0 }, counted)).toBe(99);
  expect(await totalOf([], { limit: 5, offset: 10 }, counted)).toBe(99);
});
