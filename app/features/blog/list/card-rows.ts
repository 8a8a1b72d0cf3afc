/**
 * Cards per row of a grid: alternating rows of three and two without gaps; a single card gets a row of its own.
 */
export function cardRows(count: number): readonly number[] {
  if (count <= 3) return count === 0 ? [] : [count];
  const pairs = pairsIn(count);
  const rows = (count - 2 * pairs) / 3 + pairs;
  const isPair = (row: number) =>
    Math.floor(((row + 1) * pairs) / rows + 0.5) > Math.floor((row * pairs) / rows + 0.5);
  return Array.from({ length: rows }, (_, row) => (isPair(row) ? 2 : 3));
}

/** Of the numbers of pairs that leave only threes, the one nearest to as many pairs as threes. */
function pairsIn(count: number): number {
  const needed = (2 * count) % 3;
  const more = Math.round((count / 5 - needed) / 3);
  return needed + 3 * Math.max(0, Math.min(more, Math.floor((count / 2 - needed) / 3)));
}
