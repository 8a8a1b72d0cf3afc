import type { Cart, CartLine } from '#contract/cart/cart.ts';
import { type CartItem, readCart } from '#server/cart/index.ts';
import { classOffer, type ProductForSale, priceBefore, readProductsForSale } from '#server/catalog/index.ts';
import { discountLines } from '#server/discounts/index.ts';
import { isHeld, ownedShare } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Rupiah, rupiah, subtractSen, sumSen, timesSen, toRupiah, toSen } from '#shared/money/money.ts';
import { type Customer, isGiftable, type PricedProduct, problemOf } from '../checkout.rules.ts';
import { readCustomer, VISITOR } from '../read-customer.ts';
import { cartLines, priceLines } from './price-lines.ts';

export async function readPricedCart(reader: Reader, userId: string): Promise<Cart> {
  return priceCart(reader, userId, await readCart(reader, userId));
}

/**
 * Prices by the rules of checkout, for a user or a visitor (null), so that the cart promises nothing checkout refuses.
 * Products no longer for sale are listed with a problem; unknown ids are left out.
 */
export async function priceCart(
  reader: Reader,
  userId: string | null,
  items: readonly CartItem[],
): Promise<Cart> {
  if (items.length === 0) return addTotals([]);
  const ids = items.map(({ product_id }) => product_id);
  const offers = await readProductsForSale(reader, ids);
  const customer = userId === null ? VISITOR : await readCustomer(reader, userId, offers);
  return addTotals(await priceItems(reader, { userId, items, offers, customer }));
}

export async function priceEach(
  reader: Reader,
  userId: string,
  ids: readonly string[],
): Promise<readonly { readonly line: CartLine; readonly offer: ProductForSale }[]> {
  if (ids.length === 0) return [];
  const offers = await readProductsForSale(reader, ids);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const customer = await readCustomer(reader, userId, offers);
  const priced = ids.map(async (product_id) => {
    const offer = byId.get(product_id);
    if (offer === undefined) return [];
    const items = [{ product_id, quantity: 1 }];
    const lines = await priceItems(reader, { userId, items, offers: [offer], customer });
    return lines.map((line) => ({ line, offer }));
  });
  return (await Promise.all(priced)).flat();
}

interface Pricing {
  readonly userId: string | null;
  readonly items: readonly CartItem[];
  readonly offers: readonly ProductForSale[];
  readonly customer: Customer;
}

async function priceItems(reader: Reader, { userId, items, offers, customer }: Pricing): Promise<CartLine[]> {
  const lines = cartLines(items, offers, customer);
  const priced = await priceLines({ lines, customer, buyer: { id: userId, email: null } }, (query) =>
    discountLines(reader, { ...query, lines: [...query.lines, ...partLines(offers)] }),
  );
  const { sale } = priced.discounts;
  const saleOf = (id: string, price: Rupiah) => rupiah(price - (sale.get(id)?.amount ?? 0));
  const byId = new Map(priced.lines.map((line) => [line.id, line]));
  return items.flatMap(({ product_id }): CartLine[] => {
    const line = byId.get(product_id);
    return line === undefined
      ? []
      : [lineOf({ ...line, original_price: priceBefore(line, saleOf) }, customer)];
  });
}

/** The price before a bundle is the sum of its parts, each at its own sale. Only their sale is asked for. */
function partLines(offers: readonly ProductForSale[]) {
  const ids = new Set(offers.map(({ id }) => id));
  const parts = offers.flatMap((offer) => offer.parts.filter(({ id }) => !ids.has(id)));
  const byId = new Map(
    parts.map(({ id, type, price }) => [id, { product_id: id, type, price, quantity: 1 }]),
  );
  return [...byId.values()];
}

interface PricedOffer extends PricedProduct, ProductForSale {
  readonly quantity: number;
  readonly gifts: number;
}

function lineOf(offer: PricedOffer, customer: Customer): CartLine {
  const { id, slug, title, type, cover_url, quantity, gifts, sale_price: price } = offer;
  const problem = problemOf({ product_id: id, price, quantity, gifts }, offer, customer);
  return {
    product_id: id,
    slug,
    title,
    type,
    cover_url,
    price: offer.coming_soon ? null : price,
    original_price: offer.coming_soon ? null : offer.original_price,
    quantity,
    gifts,
    ...classOffer(offer),
    owned: problem === null ? ownedReduction(offer, customer) : null,
    is_owned: isHeld(offer, customer.held),
    is_giftable: isGiftable(offer),
    problem,
  };
}

/** Null where the sale takes off more than the parts already held. */
function ownedReduction(offer: PricedOffer, { held }: Customer): CartLine['owned'] {
  const { quantity, gifts, price, sale_price, parts } = offer;
  const more = ownedShare(offer, held) - (price - sale_price) * quantity;
  if (gifts === quantity || more <= 0) return null;
  return { amount: rupiah(more), titles: parts.filter(({ id }) => held.has(id)).map(({ title }) => title) };
}

function addTotals(lines: CartLine[]): Cart {
  const buyable = lines.filter(({ problem }) => problem === null);
  const total = sumSen(
    buyable.flatMap(({ price, quantity, owned }) =>
      price === null
        ? []
        : [subtractSen(timesSen(toSen(price), quantity), toSen(owned?.amount ?? rupiah(0)))],
    ),
  );
  return {
    lines,
    total_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price: toRupiah(total),
  };
}
