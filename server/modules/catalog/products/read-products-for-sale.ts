import type { Reader } from '#server/platform/db.ts';
import type { ProductType } from '#shared/catalog.ts';
import { type Rupiah, rupiah } from '#shared/money.ts';
import { selectForSale } from './products.queries.ts';
import { coverUrl } from './products.rules.ts';

/** `price` in whole rupiah; `stock` null: unlimited. */
export interface ProductForSale {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly price: Rupiah;
  readonly is_active: boolean;
  readonly coming_soon: boolean;
  readonly is_subscription: boolean;
  readonly stock: number | null;
  readonly cover_url: string | null;
}

/** The existing ones of `ids`, in the order of their ids, in one query. */
export async function readProductsForSale(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly ProductForSale[]> {
  const rows = await selectForSale(reader, ids);
  return rows.map(({ media_gallery, ...row }) => ({
    ...row,
    price: rupiah(row.price),
    cover_url: coverUrl(media_gallery),
  }));
}
