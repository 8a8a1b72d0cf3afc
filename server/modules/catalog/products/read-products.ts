import type { Entitlement } from '#contract/account/checkout.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { applySale } from './apply-sales.ts';
import { selectFileOutline } from './files.queries.ts';
import { selectDetail, selectForSale, selectHeld } from './products.queries.ts';
import { coverUrl, toDetail } from './products.rules.ts';
import { readRatings } from './read-ratings.ts';

/** An active product by id or slug. */
export async function getProduct(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductDetail, ProductNotFound>> {
  const row = await selectDetail(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id } = row.shown;
  const [ratingOf, files] = await Promise.all([readRatings(reader, [id]), selectFileOutline(reader, id)]);
  return succeed(await applySale(reader, { ...toDetail(row, ratingOf(id)), files }));
}

/** `stock` null: unlimited. */
export type ProductForSale = Awaited<ReturnType<typeof readProductsForSale>>[number];

/** The existing ones of `ids`, in the order of their ids, in one query. */
export async function readProductsForSale(reader: Reader, ids: readonly string[]) {
  return withCovers(await selectForSale(reader, { ids }));
}

/** The existing ones of `slugs`, in one query. */
export async function readProductsBySlug(
  reader: Reader,
  slugs: readonly string[],
): Promise<readonly ProductForSale[]> {
  return withCovers(await selectForSale(reader, { slugs }));
}

function withCovers(rows: Awaited<ReturnType<typeof selectForSale>>) {
  return rows.map(({ media_gallery, ...row }) => ({ ...row, cover_url: coverUrl(media_gallery) }));
}

export type HeldProduct = Entitlement['product'] & { readonly id: string };

/** Products in their holders' lists, inactive ones included. */
export async function readHeldProducts(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly HeldProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectHeld(reader, ids);
  return rows.map(({ media_gallery, ...row }) => ({ ...row, cover_url: coverUrl(media_gallery) }));
}
