import type { ProductCard } from '#contract/catalog/products.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { applySales } from './apply-sales.ts';
import type { CardRow } from './products.queries.ts';
import { toCard } from './products.rules.ts';
import { readRatings } from './read-ratings.ts';

export async function readCards(reader: Reader, rows: readonly CardRow[]): Promise<ProductCard[]> {
  const ratingOf = await readRatings(
    reader,
    rows.map(({ shown }) => shown.id),
  );
  return applySales(
    reader,
    rows.map((row) => toCard(row, ratingOf(row.shown.id))),
  );
}
