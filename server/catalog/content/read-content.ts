import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { applySale } from '../products/apply-sales.ts';
import { selectContent } from '../products/products.queries.ts';
import { readRatings } from '../products/read-ratings.ts';
import { toOwnerContent, toPublicContent } from './content.rules.ts';

/** Public sections, teasers of owner-only ones, and preview lessons of an active product (API-042). */
export async function getPublicContent(
  reader: Reader,
  slug: string,
): Promise<Result<ReturnType<typeof toPublicContent>, ProductNotFound>> {
  const row = await selectContent(reader, slug);
  if (row === null || !row.is_active) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const ratingOf = await readRatings(reader, [row.shown.id]);
  const content = toPublicContent(row, ratingOf(row.shown.id));
  return succeed({ ...content, product: await applySale(reader, content.product) });
}

export type OwnerContent = ReturnType<typeof toOwnerContent>;

/** Also of an inactive product. The caller must check the holding first (DECISIONS 18). */
export async function readOwnerContent(reader: Reader, slug: string): Promise<OwnerContent | null> {
  const row = await selectContent(reader, slug);
  return row === null ? null : toOwnerContent(row);
}
