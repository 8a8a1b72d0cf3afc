import type { Reader } from '#server/platform/db.ts';
import type { ProductType } from '#shared/catalog.ts';
import { selectHeld } from './products.queries.ts';
import { coverUrl } from './products.rules.ts';

export interface HeldProduct {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly short_description: string | null;
  readonly cover_url: string | null;
  readonly is_subscription: boolean;
}

/** Products in their holders' lists, inactive ones included. */
export async function readHeldProducts(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly HeldProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectHeld(reader, ids);
  return rows.map(({ media_gallery, ...row }) => ({ ...row, cover_url: coverUrl(media_gallery) }));
}
