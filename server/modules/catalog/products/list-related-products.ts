import type { ProductCard } from '#contract/public/products.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { applySales } from './apply-sales.ts';
import { selectDetail, selectRelated } from './products.queries.ts';
import { toCard } from './products.rules.ts';
import { readRatings } from './read-ratings.ts';

/** What goes with an active product: first of the same field, then of the same kind, then in shop order. */
export async function listRelatedProducts(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductCard[], ProductNotFound>> {
  const row = await selectDetail(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const rows = await selectRelated(reader, row.shown);
  const ratingOf = await readRatings(
    reader,
    rows.map(({ shown }) => shown.id),
  );
  return succeed(
    await applySales(
      reader,
      rows.map((one) => toCard(one, ratingOf(one.shown.id))),
    ),
  );
}
