import { type CartItem, readCart } from '#server/modules/cart/index.ts';
import { type ProductForSale, readProductsForSale } from '#server/modules/catalog/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { ProductType } from '#shared/catalog.ts';
import { type Rupiah, sumSen, timesSen, toRupiah, toSen } from '#shared/money.ts';
import type { LineProblem } from './checkout.errors.ts';
import { type Customer, isGiftable, problemOf } from './checkout.rules.ts';
import { readCustomer } from './read-customer.ts';

/** A cart as its owner sees it: every line with what it costs now and what stands in its way. */
export interface PricedCart {
  readonly lines: PricedLine[];
  /** Sum of the quantities. */
  readonly total_count: number;
  /** Sum of price times quantity of what can be bought. */
  readonly total_price: Rupiah;
}

export interface PricedLine {
  readonly product_id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly cover_url: string | null;
  /** Null while the product is coming soon. */
  readonly price: Rupiah | null;
  readonly quantity: number;
  /** How many of the units become gift codes. */
  readonly gifts: number;
  readonly is_owned: boolean;
  /** Whether there can be more than the one for oneself. */
  readonly is_giftable: boolean;
  /** Null when it can be bought as it is. */
  readonly problem: LineProblem | null;
}

/** Whoever is not signed in owns nothing, and is asked for a profile only when they are. */
const GUEST_CUSTOMER: Customer = {
  held: new Set(),
  profile: { percent: 0, is_eligible: true, missing_fields: [] },
};

/** The stored cart of a user, as it would be bought now. */
export async function readPricedCart(reader: Reader, userId: string): Promise<PricedCart> {
  return priceCart(reader, userId, await readCart(reader, userId));
}

/**
 * What these items would be as a purchase of this user, or of a visitor (null). It decides by the rules of checkout, so
 * that the cart promises nothing that checkout refuses. Products that are no longer sold are named for what they were;
 * ids that never were a product are left out.
 */
export async function priceCart(
  reader: Reader,
  userId: string | null,
  items: readonly CartItem[],
): Promise<PricedCart> {
  if (items.length === 0) return withTotals([]);
  const ids = items.map(({ product_id }) => product_id);
  const offers = await readProductsForSale(reader, ids);
  const customer = userId === null ? GUEST_CUSTOMER : await readCustomer(reader, userId, offers);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const lines = items.flatMap((item): PricedLine[] => {
    const offer = byId.get(item.product_id);
    return offer === undefined ? [] : [lineOf(item, offer, customer)];
  });
  return withTotals(lines);
}

/** Of something owned every unit is a gift, else all but the first (DECISIONS 25). */
function lineOf({ quantity }: CartItem, offer: ProductForSale, customer: Customer): PricedLine {
  const { id, slug, title, type, cover_url, price } = offer;
  const is_owned = customer.held.has(id);
  const is_giftable = isGiftable(offer);
  // An owned product that can not be given away is refused as owned, not as a gift.
  const gifts = is_owned && is_giftable ? quantity : quantity - 1;
  return {
    product_id: id,
    slug,
    title,
    type,
    cover_url,
    price: offer.coming_soon ? null : price,
    quantity,
    gifts,
    is_owned,
    is_giftable,
    problem: problemOf({ product_id: id, price, quantity, gifts }, offer, customer),
  };
}

function withTotals(lines: PricedLine[]): PricedCart {
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
