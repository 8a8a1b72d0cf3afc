import { getProduct, type ProductNotFound } from '#server/modules/catalog/index.ts';
import { readShortNames } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countByRating, selectReviews } from './reviews.queries.ts';
import { type RatingSummary, type Review, reviewOf, summarise } from './reviews.rules.ts';

export interface ReviewPage extends RatingSummary {
  readonly reviews: Review[];
  readonly page: number;
  readonly limit: number;
}

/** Lists one page of reviews of an active product (by id or slug), newest first, with average and distribution. */
export async function listReviews(
  reader: Reader,
  idOrSlug: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Result<ReviewPage, ProductNotFound>> {
  const product = await getProduct(reader, idOrSlug);
  if (!product.ok) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id } = product.value;
  const [rows, counts] = await Promise.all([
    selectReviews(reader, id, { limit, offset: (page - 1) * limit }),
    countByRating(reader, id),
  ]);
  const names = await readShortNames(
    reader,
    rows.map(({ user_id }) => user_id),
  );
  const reviews = rows.map((row) => reviewOf(row, names.get(row.user_id) ?? 'Pembeli'));
  return succeed({ reviews, ...summarise(counts), page, limit });
}
