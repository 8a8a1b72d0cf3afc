import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { selectContent } from '../products/products.queries.ts';
import { readRatings } from '../products/read-ratings.ts';
import { toPublicContent } from './content.rules.ts';

/**
 * The public content of an active product (API-042): public sections, teasers of owner-only ones, and preview
 * lessons.
 */
export async function getPublicContent(
  reader: Reader,
  slug: string,
): Promise<Result<ReturnType<typeof toPublicContent>, ProductNotFound>> {
  const row = await selectContent(reader, slug);
  if (row === null || !row.is_active) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const ratingOf = await readRatings(reader, [row.shown.id]);
  return succeed(toPublicContent(row, ratingOf(row.shown.id)));
}
