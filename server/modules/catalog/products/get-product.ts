import type { ProductDetail } from '#contract/public/products.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { selectDetail } from './products.queries.ts';
import { toDetail } from './products.rules.ts';
import { readRatings } from './read-ratings.ts';

/** An active product by id or slug. */
export async function getProduct(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductDetail, ProductNotFound>> {
  const row = await selectDetail(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id } = row.shown;
  const ratingOf = await readRatings(reader, [id]);
  return succeed(toDetail(row, ratingOf(id)));
}
