import type { Reader } from '#server/platform/db.ts';
import { selectForSale } from './products.queries.ts';
import { coverUrl } from './products.rules.ts';

/** `stock` null: unlimited. */
export type ProductForSale = Awaited<ReturnType<typeof readProductsForSale>>[number];

/** The existing ones of `ids`, in the order of their ids, in one query. */
export async function readProductsForSale(reader: Reader, ids: readonly string[]) {
  const rows = await selectForSale(reader, ids);
  return rows.map(({ media_gallery, ...row }) => ({ ...row, cover_url: coverUrl(media_gallery) }));
}
