import type { CartItem } from '#server/cart/index.ts';
import { type ProductForSale, readSubscriptionOffer } from '#server/catalog/index.ts';
import type { DiscountedLines, DiscountQuery } from '#server/discounts/index.ts';
import type { Bump } from '#server/order-bumps/index.ts';
import { ownedShare } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Rupiah, rupiah } from '#shared/money/money.ts';
import { type Customer, countGifts, findDuplicates, type PricedProduct } from '../checkout.rules.ts';

/** A product or a plan of one, and how many units of it somebody would buy. */
export interface SaleLine extends Pick<ProductForSale, 'id' | 'type' | 'price' | 'parts'> {
  readonly quantity: number;
  readonly gifts: number;
  /** A billing cycle or a variant id. */
  readonly plan?: string | undefined;
  readonly bump?: Bump | undefined;
}

interface LinePrice extends Pick<PricedProduct, 'sale_price' | 'is_duplicate'> {
  /** Off all units together. */
  readonly discount: Rupiah;
  readonly discount_id: string | null;
  readonly discount_code: string | null;
  readonly discount_title: string | null;
  /** The part of `discount` for parts already held, and the part from an order bump. */
  readonly owned: Rupiah;
  readonly bumped: Rupiah;
}

interface PriceQuery<Line extends SaleLine> extends Omit<DiscountQuery, 'lines'> {
  readonly lines: readonly Line[];
  readonly customer: Pick<Customer, 'held'>;
}

type FindDiscounts = (query: DiscountQuery) => Promise<DiscountedLines>;

/**
 * The price of what is bought together, for carts, quotes and purchases alike. `findDiscounts` either only reads
 * (`discountLines`) or also holds limits (`lockDiscountedLines`).
 */
export async function priceLines<Line extends SaleLine>(
  { lines, customer: { held }, ...query }: PriceQuery<Line>,
  findDiscounts: FindDiscounts,
): Promise<{ readonly lines: readonly (Line & LinePrice)[]; readonly discounts: DiscountedLines }> {
  const discounts = await findDiscounts({ ...query, lines: lines.map((line) => listedLine(line, held)) });
  const duplicates = findDuplicates(lines, held);
  const priceOf = ({ id, price }: Line): LinePrice => ({
    sale_price: rupiah(price - (discounts.sale.get(id)?.amount ?? 0)),
    is_duplicate: duplicates.has(id),
    ...reductionOf(id, discounts),
  });
  return { lines: lines.map((line) => ({ ...line, ...priceOf(line) })), discounts };
}

function listedLine(line: SaleLine, held: ReadonlySet<string>): DiscountQuery['lines'][number] {
  const { id: product_id, type, price, quantity, gifts, plan, bump } = line;
  return {
    ...{ product_id, type, price, quantity },
    owned: quantity > gifts ? ownedShare(line, held) : rupiah(0),
    ...(plan !== undefined && { plan }),
    ...(bump !== undefined && { bump: rupiah(Math.max(0, price - (bump.price ?? price))) }),
  };
}

function reductionOf(id: string, { by_product, ...discounts }: DiscountedLines) {
  const applied = by_product.get(id);
  const owned = discounts.owned.get(id) ?? rupiah(0);
  const bumped = discounts.bumped.get(id) ?? rupiah(0);
  return {
    discount: applied?.amount ?? rupiah(owned + bumped),
    discount_id: applied?.discount.id ?? null,
    discount_code: applied?.discount.code ?? null,
    discount_title: applied?.discount.title ?? null,
    owned,
    bumped,
  };
}

/** The items whose products are among `offers`. */
export function cartLines(
  items: readonly CartItem[],
  offers: readonly ProductForSale[],
  customer: Pick<Customer, 'held'>,
) {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return items.flatMap(({ product_id, quantity }) => {
    const offer = byId.get(product_id);
    return offer === undefined ? [] : [{ ...offer, quantity, gifts: countGifts(offer, quantity, customer) }];
  });
}

/** Plans are sold by themselves, and what is coming soon has no public price. */
export function canBeInCart({
  is_active,
  coming_soon,
  is_subscription,
}: Pick<ProductForSale, 'is_active' | 'coming_soon' | 'is_subscription'>): boolean {
  return is_active && !coming_soon && !is_subscription;
}

/** Null for a plan that nobody can start now, as its price is not public. */
export async function readPlanLine(
  reader: Reader,
  { product_id, plan }: { readonly product_id: string; readonly plan?: string | undefined },
) {
  const offer = await readSubscriptionOffer(reader, product_id);
  if (offer === null || !offer.is_active || !offer.is_subscription || offer.coming_soon) return null;
  const chosen = offer.plans.find((one) => one.plan === plan);
  if (chosen === undefined) return null;
  const { id, title, type } = offer;
  return { id, title, type, price: chosen.price, parts: [], plan: chosen.plan, quantity: 1, gifts: 0 };
}
