import type { ProductCard } from '#contract/catalog/products.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { selectDetail, selectRelated } from './products.queries.ts';
import { readCards } from './read-cards.ts';

export async function listRelatedProducts(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductCard[], ProductNotFound>> {
  const row = await selectDetail(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  return succeed(await readCards(reader, await selectRelated(reader, row.shown)));
}
