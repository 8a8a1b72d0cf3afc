import { readProductsForSale } from '#server/catalog/index.ts';
import { type DiscountQuery, priceSingleUnits } from '#server/discounts/index.ts';
import type { Reader } from '#server/platform/database/db.ts';

interface KeptPriceQuery {
  readonly buyer: DiscountQuery['buyer'];
  readonly code: string;
  readonly ids: readonly string[];
}

export async function listKeptPrices(reader: Reader, { buyer, code, ids }: KeptPriceQuery) {
  const offers = await readProductsForSale(reader, [...new Set(ids)]);
  const lines = offers
    .filter((offer) => offer.is_active && !offer.coming_soon && !offer.is_subscription)
    .map(({ id, type, price }) => ({ product_id: id, type, price, quantity: 1 }));
  const prices = await priceSingleUnits(reader, { lines, buyer, code });
  return [...prices].flatMap(([product_id, { shown, coded }]) =>
    coded < shown ? [{ product_id, price: coded }] : [],
  );
}
