import type { Entitlement } from '#contract/account/checkout.ts';
import type { Reader } from '#server/platform/db.ts';
import { selectHeld } from './products.queries.ts';
import { coverUrl } from './products.rules.ts';

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
