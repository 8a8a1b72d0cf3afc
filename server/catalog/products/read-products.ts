import type { ProductDetail } from '#contract/catalog/products.ts';
import type { Entitlement } from '#contract/checkout/checkout.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { applySale } from './apply-sales.ts';
import { selectFileOutline } from './files.queries.ts';
import { readPartsByBundle } from './parts.queries.ts';
import {
  type DetailRow,
  selectCardsOf,
  selectDetail,
  selectForSale,
  selectHeld,
} from './products.queries.ts';
import { coverUrl, toDetail } from './products.rules.ts';
import { readCards } from './read-cards.ts';
import { readRatings } from './read-ratings.ts';
import { selectSessionTimes } from './sessions.queries.ts';

export async function getProduct(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductDetail, ProductNotFound>> {
  const row = await selectDetail(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id } = row.shown;
  const [ratingOf, files, parts, sessions] = await Promise.all([
    readRatings(reader, [id]),
    selectFileOutline(reader, id),
    readPartCards(reader, row.shown),
    selectSessionTimes(reader, id),
  ]);
  return succeed(await applySale(reader, { ...toDetail(row, ratingOf(id)), files, parts, sessions }));
}

async function readPartCards(reader: Reader, { id, type }: DetailRow['shown']) {
  const ids = ((await readPartsByBundle(reader, [{ id, type }])).get(id) ?? []).map((part) => part.id);
  if (ids.length === 0) return [];
  const cards = await readCards(reader, await selectCardsOf(reader, ids));
  return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** `stock` null: unlimited; a bundle's comes from its parts, which are empty for other products. */
export type ProductForSale = Awaited<ReturnType<typeof readProductsForSale>>[number];

export async function readProductsForSale(reader: Reader, ids: readonly string[]) {
  return withParts(reader, await selectForSale(reader, { ids }));
}

export async function readProductsBySlug(
  reader: Reader,
  slugs: readonly string[],
): Promise<readonly ProductForSale[]> {
  return withParts(reader, await selectForSale(reader, { slugs }));
}

async function withParts(reader: Reader, rows: Awaited<ReturnType<typeof selectForSale>>) {
  const parts = await readPartsByBundle(reader, rows);
  return rows.map(({ media_gallery, ...row }) => ({
    ...row,
    parts: parts.get(row.id) ?? [],
    cover_url: coverUrl(media_gallery),
  }));
}

export type HeldProduct = Entitlement['product'] & { readonly id: string };

export async function readHeldProducts(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly HeldProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectHeld(reader, ids);
  return rows.map(({ media_gallery, ...row }) => ({ ...row, cover_url: coverUrl(media_gallery) }));
}
