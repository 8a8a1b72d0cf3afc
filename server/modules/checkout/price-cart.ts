import type { Cart, CartLine } from '#contract/account/cart.ts';
import { type CartItem, readCart } from '#server/modules/cart/index.ts';
import { readProductsForSale } from '#server/modules/catalog/index.ts';
import { discountLines } from '#server/modules/discounts/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { sumSen, timesSen, toRupiah, toSen } from '#shared/money.ts';
import { type Customer, isGiftable, type Offer, problemOf } from './checkout.rules.ts';
import { listedLine, withSalePrice } from './discounted-offers.rules.ts';
import { GUEST, readCustomer } from './read-customer.ts';

/** The profile of a visitor is checked once they sign in. */
const VISITOR: Customer = { ...GUEST, profile: { percent: 0, is_eligible: true, missing_fields: [] } };

export async function readPricedCart(reader: Reader, userId: string): Promise<Cart> {
  return priceCart(reader, userId, await readCart(reader, userId));
}

/**
 * Prices items for a user, or for a visitor (null), by the rules of checkout, so that the cart promises nothing that
 * checkout refuses. Products no longer for sale stay listed with a problem; unknown ids are left out.
 */
export async function priceCart(
  reader: Reader,
  userId: string | null,
  items: readonly CartItem[],
): Promise<Cart> {
  if (items.length === 0) return withTotals([]);
  const ids = items.map(({ product_id }) => product_id);
  const offers = await readProductsForSale(reader, ids);
  const customer = userId === null ? VISITOR : await readCustomer(reader, userId, offers);
  const units = offers.map((offer) => listedLine({ ...offer, quantity: 1 }));
  const discounts = await discountLines(reader, { lines: units, buyer: { id: userId, email: null } });
  const byId = new Map(offers.map((offer) => [offer.id, withSalePrice(offer, discounts)]));
  const lines = items.flatMap((item): CartLine[] => {
    const offer = byId.get(item.product_id);
    return offer === undefined ? [] : [lineOf(item, offer, customer)];
  });
  return withTotals(lines);
}

type PricedOffer = Offer & Awaited<ReturnType<typeof readProductsForSale>>[number];

/** Every unit of an owned product is a gift, otherwise all but the first (DECISIONS 25). */
function lineOf({ quantity }: CartItem, offer: PricedOffer, customer: Customer): CartLine {
  const { id, slug, title, type, cover_url, sale_price: price } = offer;
  const is_owned = customer.held.has(id);
  const is_giftable = isGiftable(offer);
  // An owned product that cannot be a gift is refused as owned, not as a gift.
  const gifts = is_owned && is_giftable ? quantity : quantity - 1;
  return {
    product_id: id,
    slug,
    title,
    type,
    cover_url,
    price: offer.coming_soon ? null : price,
    list_price: offer.coming_soon ? null : offer.price,
    quantity,
    gifts,
    is_owned,
    is_giftable,
    problem: problemOf({ product_id: id, price, quantity, gifts }, offer, customer),
  };
}

function withTotals(lines: CartLine[]): Cart {
  const buyable = lines.filter(({ problem }) => problem === null);
  const total = sumSen(
    buyable.flatMap(({ price, quantity }) => (price === null ? [] : [timesSen(toSen(price), quantity)])),
  );
  return {
    lines,
    total_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price: toRupiah(total),
  };
}
