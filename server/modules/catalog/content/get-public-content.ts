import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../products/get-product.ts';
import { selectContent } from '../products/products.queries.ts';
import { readRatings } from '../products/read-ratings.ts';
import { toPublicContent } from './content.rules.ts';

/**
 * What anybody may see of the content of an active product (API-042): public sections, owner-only ones as title and
 * description, and the lessons that are given away.
 */
export async function getPublicContent(
  reader: Reader,
  slug: string,
): Promise<Result<ReturnType<typeof toPublicContent>, ProductNotFound>> {
  const row = await selectContent(reader, slug);
  if (row === null || !row.is_active) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const ratingOf = await readRatings(reader, [row.id]);
  return succeed(toPublicContent(row, ratingOf(row.id)));
}
