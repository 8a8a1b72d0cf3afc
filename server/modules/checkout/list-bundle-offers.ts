import type { BundleOffer } from '#contract/account/bundles.ts';
import { listBundlesWith, readProductsForSale } from '#server/modules/catalog/index.ts';
import { readOwnedIds } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { rupiah } from '#shared/money.ts';
import { priceCart } from './price-cart.ts';

/** Bundles that a user holds a part of and can buy, with what they would cost now; those of the shop's beginning first. */
export async function listBundleOffers(
  reader: Reader,
  userId: string,
  bundleId?: string,
): Promise<BundleOffer[]> {
  const held = new Set(await readOwnedIds(reader, userId));
  const ids = (await listBundlesWith(reader, [...held])).filter((id) => (bundleId ?? id) === id);
  const parts = new Map((await readProductsForSale(reader, ids)).map((offer) => [offer.id, offer.parts]));
  const offers = await Promise.all(
    ids.map(async (product_id): Promise<readonly BundleOffer[]> => {
      const { lines } = await priceCart(reader, userId, [{ product_id, quantity: 1 }]);
      const [line] = lines;
      if (line === undefined || line.price === null || line.owned === null) return [];
      const { slug, title, cover_url, price, owned } = line;
      const missing = (parts.get(product_id) ?? []).filter(({ id }) => !held.has(id));
      return [
        {
          ...{ id: product_id, slug, title, cover_url, price, owned },
          missing: missing.map((part) => part.title),
          due: rupiah(price - owned.amount),
        },
      ];
    }),
  );
  return offers.flat();
}
