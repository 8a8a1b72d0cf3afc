import type { BundleOffer } from '#contract/checkout/bundles.ts';
import { listBundlesWith } from '#server/catalog/index.ts';
import { readOwnedIds } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { priceEach } from './price-cart.ts';

export async function listBundleOffers(
  reader: Reader,
  userId: string,
  bundleId?: string,
): Promise<BundleOffer[]> {
  const held = new Set(await readOwnedIds(reader, userId));
  const ids = (await listBundlesWith(reader, [...held])).filter((id) => (bundleId ?? id) === id);
  const priced = await priceEach(reader, userId, ids);
  return priced.flatMap(({ line, offer }): readonly BundleOffer[] => {
    const { slug, title, cover_url, price, owned } = line;
    if (price === null || owned === null) return [];
    const missing = offer.parts.filter(({ id }) => !held.has(id));
    return [
      {
        ...{ id: offer.id, slug, title, cover_url, price, owned },
        missing: missing.map((part) => part.title),
        due: rupiah(price - owned.amount),
      },
    ];
  });
}
