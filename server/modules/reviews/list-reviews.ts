import type { ReviewPage } from '#contract/public/reviews.ts';
import { getProduct, type ProductNotFound } from '#server/modules/catalog/index.ts';
import { readShortNames } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countByRating, selectReviews } from './reviews.queries.ts';
import { summarise } from './reviews.rules.ts';

/** Lists one page of reviews of an active product (by id or slug), newest first, with average and distribution. */
export async function listReviews(
  reader: Reader,
  idOrSlug: string,
  { page, limit }: Pick<ReviewPage, 'page' | 'limit'>,
): Promise<Result<ReviewPage, ProductNotFound>> {
  const product = await getProduct(reader, idOrSlug);
  if (!product.ok) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id } = product.value;
  const [rows, counts] = await Promise.all([
    selectReviews(reader, { product_id: id }, { limit, offset: (page - 1) * limit }),
    countByRating(reader, id),
  ]);
  const names = await readShortNames(
    reader,
    rows.map(({ user_id }) => user_id),
  );
  const reviews = rows.map(({ user_id, product_id: _, updated_at, ...review }) => ({
    ...review,
    author: names.get(user_id) ?? 'Pembeli',
    is_edited: updated_at > review.created_at,
  }));
  return succeed({ reviews, ...summarise(counts), page, limit });
}
