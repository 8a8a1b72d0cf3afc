import type { LineProblem } from '#contract/checkout/checkout.ts';
import { type Rupiah, rupiah, type Sen, subtractSen, sumSen, timesSen, toSen } from '#shared/money/money.ts';
import type { ProfileCompletion } from '#shared/people/profile.ts';
import type { NotaLine } from '#shared/shop/nota.ts';
import type { ProductForSale } from '../catalog/index.ts';
import { isHeld, type ProductWithParts } from '../orders/index.ts';
import type { LineRefusal } from './checkout.errors.ts';

export interface PricedProduct
  extends Pick<
    ProductForSale,
    | 'id'
    | 'type'
    | 'price'
    | 'is_active'
    | 'coming_soon'
    | 'sales_ended'
    | 'is_subscription'
    | 'stock'
    | 'parts'
  > {
  /** The unit price on pages: `price` reduced by a sale for everybody. */
  readonly sale_price: Rupiah;
  /** Another line's bundle already gives it. */
  readonly is_duplicate: boolean;
}

/** Carries the unit price that the buyer saw (`sale_price`). */
export interface Line {
  readonly product_id: string;
  readonly price: Rupiah;
  readonly quantity: number;
  /** Units that become gift codes: all, or all but the buyer's own (DECISIONS 25). */
  readonly gifts: number;
  readonly hold?: string | undefined;
}

export interface Customer {
  readonly held: ReadonlySet<string>;
  readonly profile: ProfileCompletion;
}

/** The most relevant problem; null if it can be bought. */
export function problemOf(
  line: Line,
  product: PricedProduct | undefined,
  { held, profile }: Customer,
): LineProblem | null {
  const { product_id } = line;
  if (product === undefined || !product.is_active) return { product_id, code: 'PRODUCT_NOT_FOUND' };
  // A line that is not all gifts includes a unit for the buyer, who cannot use a second one.
  if (line.gifts < line.quantity && isHeld(product, held)) return { product_id, code: 'ALREADY_OWNED' };
  if (product.is_duplicate) return { product_id, code: 'IN_BUNDLE' };
  if (product.coming_soon) return { product_id, code: 'COMING_SOON' };
  if (product.sales_ended) return { product_id, code: 'SALES_ENDED' };
  if (product.is_subscription) return { product_id, code: 'SUBSCRIPTION_NEEDS_PLAN' };
  if (line.gifts > 0 && !isGiftable(product)) return { product_id, code: 'GIFT_NOT_POSSIBLE' };
  if (product.stock !== null && product.stock < line.quantity) {
    return { product_id, code: 'OUT_OF_STOCK', left: product.stock };
  }
  if (product.sale_price !== line.price)
    return { product_id, code: 'PRICE_CHANGED', price: product.sale_price };
  if (needsProfile(product) && !profile.is_eligible) return { product_id, code: 'PROFILE_INCOMPLETE' };
  return null;
}

interface QuantityLine extends ProductWithParts {
  readonly quantity: number;
  readonly gifts: number;
}

/** Lines that another line's bundle already gives, so that nobody pays twice. */
export function findDuplicates(
  lines: readonly QuantityLine[],
  held: ReadonlySet<string>,
): ReadonlySet<string> {
  const own = lines.filter(({ quantity, gifts }) => quantity > gifts);
  const given = new Map<string, string>();
  for (const { id, parts } of own) {
    for (const part of parts) if (!held.has(part.id) && !given.has(part.id)) given.set(part.id, id);
  }
  const isGivenElsewhere = (line: QuantityLine) =>
    (line.parts.length === 0 ? [line] : line.parts).some(({ id }) => (given.get(id) ?? line.id) !== line.id);
  return new Set(own.filter(isGivenElsewhere).map(({ id }) => id));
}

/** Every unit of an owned product is a gift, otherwise all but the first (DECISIONS 25). */
export function countGifts(
  product: ProductForSale,
  quantity: number,
  { held }: Pick<Customer, 'held'>,
): number {
  // An owned product that cannot be a gift is refused as owned, not as a gift.
  return isHeld(product, held) && isGiftable(product) ? quantity : quantity - 1;
}

/** Free products and consultations have no gift codes: they belong to whoever takes or books them. */
export function isGiftable(product: Pick<ProductForSale, 'price' | 'type' | 'is_subscription'>): boolean {
  return product.price > 0 && product.type !== 'consultation' && !product.is_subscription;
}

/** Free products require a profile of at least 80 %, freebies only an account (DECISIONS 16). */
export function needsProfile(product: Pick<ProductForSale, 'price' | 'type'>): boolean {
  return product.price === 0 && product.type !== 'freebie';
}

export function refusalOf(
  problems: readonly [LineProblem, ...LineProblem[]],
  { percent, missing_fields }: ProfileCompletion,
): LineRefusal {
  const [{ product_id, code, price, left }] = problems;
  const details = { product_id, lines: [...problems] };
  switch (code) {
    case 'PRICE_CHANGED':
      return { code, details: { ...details, price: price ?? rupiah(0) } };
    case 'OUT_OF_STOCK':
      return { code, details: { ...details, left: left ?? 0 } };
    case 'PROFILE_INCOMPLETE':
      return { code, details: { ...details, percent, missing_fields: [...missing_fields] } };
    default:
      return { code, details };
  }
}

interface PricedLine {
  readonly price: Rupiah;
  readonly quantity: number;
  /** Off all units together. */
  readonly discount: Rupiah;
}

export function totalOf(lines: readonly PricedLine[]): Sen {
  return sumSen(lines.map(lineTotal));
}

export function lineTotal({ price, quantity, discount }: PricedLine): Sen {
  return subtractSen(timesSen(toSen(price), quantity), toSen(discount));
}

interface SoldLine extends PricedLine {
  readonly id: string;
  readonly title: string;
  /** The part of the discount for parts already held, and the part from an offer. */
  readonly owned: Rupiah;
  readonly bumped: Rupiah;
  readonly discount_code: string | null;
  readonly discount_title: string | null;
}

export function notaLineOf(line: SoldLine): NotaLine {
  const { id: product_id, title, quantity, price, discount, owned, bumped } = line;
  const { discount_code, discount_title } = line;
  return {
    ...{ product_id, title, quantity, discount_code, discount_title },
    price_bigint: toSen(price),
    discount_bigint: toSen(discount),
    owned_bigint: toSen(owned),
    bump_bigint: toSen(bumped),
  };
}

/** Defaults to the sum of the prices seen. */
export function confirmedTotal(lines: readonly Line[], total: Rupiah | undefined): Sen {
  return total === undefined
    ? sumSen(lines.map(({ price, quantity }) => timesSen(toSen(price), quantity)))
    : toSen(total);
}

interface SoldOffer {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly quantity: number;
}

/** Names the product, or all products of a cart (WAL-020). */
export function purchaseMetadata(sold: readonly SoldOffer[]): Readonly<Record<string, unknown>> {
  const products = sold.map(({ id, title, type, quantity }) => ({
    product_id: id,
    product_title: title,
    product_type: type,
    ...(quantity > 1 ? { quantity } : {}),
  }));
  const [only, ...others] = products;
  if (others.length > 0) return { purchase_type: 'cart', products };
  return { purchase_type: 'product', ...only };
}

export function describeSale(sold: readonly SoldOffer[]): string {
  const words = sold.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title));
  return words.join(', ').slice(0, 300);
}

interface SoldUnits extends Pick<ProductForSale, 'id' | 'own_stock' | 'parts'> {
  readonly quantity: number;
  readonly gifts: number;
}

export function countStockUnits(sold: readonly SoldUnits[], { held }: Pick<Customer, 'held'>) {
  const taken = new Map<string, number>();
  const take = (id: string, quantity: number) => taken.set(id, (taken.get(id) ?? 0) + quantity);
  for (const { id, own_stock, parts, quantity, gifts } of sold) {
    if (own_stock !== null) take(id, quantity);
    for (const part of parts) {
      const units = held.has(part.id) ? gifts : quantity;
      if (part.stock !== null && units > 0) take(part.id, units);
    }
  }
  return [...taken].map(([id, quantity]) => ({ id, quantity }));
}

export function findSoldOut(sold: readonly SoldUnits[], missing: readonly string[]): readonly string[] {
  return sold
    .filter(({ id, parts }) => [id, ...parts.map((part) => part.id)].some((one) => missing.includes(one)))
    .map(({ id }) => id);
}
