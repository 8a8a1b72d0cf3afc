import type { Reader } from '#server/platform/database/db.ts';
import { selectRatings } from './products.queries.ts';
import type { Rating } from './products.rules.ts';

const NO_RATING: Rating = { rating_average: null, rating_count: 0 };

export async function readRatings(
  reader: Reader,
  ids: readonly string[],
): Promise<(productId: string) => Rating> {
  if (ids.length === 0) return () => NO_RATING;
  const rows = await selectRatings(reader, ids);
  const byId = new Map(rows.map(({ product_id, ...rating }) => [product_id, rating]));
  return (productId) => byId.get(productId) ?? NO_RATING;
}
