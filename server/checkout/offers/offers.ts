import type { BundleOffer } from '#contract/checkout/bundles.ts';
import type { CheckedDiscount, checkDiscount as endpoint } from '#contract/discounts/discounts.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { BumpOffer } from '#contract/order-bumps/order-bumps.ts';
import type { CartItem } from '#server/cart/index.ts';
import { listBundlesWith, type ProductForSale, readProductsForSale } from '#server/catalog/index.ts';
import {
  conditionsOf,
  type DiscountQuery,
  discountLines,
  priceSingleUnits,
} from '#server/discounts/index.ts';
import { type Bump, readOfferedBumps, takeBumps } from '#server/order-bumps/index.ts';
import { readOwnedIds } from '#server/orders/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import { MAX_ORDER_BUMPS } from '#shared/order-bumps/order-bumps.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Customer, type Line, lineTotal, problemOf, totalOf } from '../checkout.rules.ts';
import { readCustomer, VISITOR } from '../read-customer.ts';
import { priceEach } from './price-cart.ts';
import { canBeInCart, cartLines, priceLines, readPlanLine } from './price-lines.ts';

interface Checkout {
  readonly buyer: DiscountQuery['buyer'];
  readonly items: readonly CartItem[];
  readonly code?: string | undefined;
}

/** Prices each offer at what it would add. Offers for a product win over general ones. Reserves nothing. */
export async function listBumpOffers(
  reader: Reader,
  { buyer, items, code }: Checkout,
): Promise<readonly BumpOffer[]> {
  const ids = items.map(({ product_id }) => product_id);
  const bumps = items.some(({ quantity }) => quantity > 1) ? [] : await readOfferedBumps(reader, ids);
  if (bumps.length === 0) return [];
  const products = new Map(
    (await readProductsForSale(reader, [...ids, ...bumps.map(({ product_id }) => product_id)])).map(
      (product) => [product.id, product],
    ),
  );
  const customer = buyer.id === null ? VISITOR : await readCustomer(reader, buyer.id, [...products.values()]);
  const bought = ids.flatMap((id) => products.get(id) ?? []);
  const offers: (BumpOffer & { readonly isOwn: boolean })[] = [];
  for (const { pitch_id, pitch_en, beside_id, ...bump } of bumps) {
    const product = products.get(bump.product_id);
    const isNew = offers.every(({ product_id }) => product_id !== bump.product_id);
    const isWanted = beside_id !== null || offers.every(({ isOwn }) => !isOwn);
    if (product === undefined || !isNew || !isWanted || offers.length === MAX_ORDER_BUMPS) continue;
    const priced = await priceWithBump(reader, { buyer, code, bought, customer, bump, product });
    if (priced === null) continue;
    const { id: product_id, slug, title, type } = product;
    const pitch = currentLanguage() === 'en' ? pitch_en : pitch_id;
    offers.push({ id: bump.id, product_id, slug, title, type, pitch, ...priced, isOwn: beside_id !== null });
  }
  return offers.map(({ isOwn: _, ...offer }) => offer);
}

interface BumpPricing extends Pick<Checkout, 'buyer' | 'code'> {
  readonly bought: readonly ProductForSale[];
  readonly customer: Customer;
  readonly bump: Bump;
  readonly product: ProductForSale;
}

/** Null where the purchase with it would be refused. */
async function priceWithBump(reader: Reader, { bought, customer, bump, product, ...query }: BumpPricing) {
  const lines = [...bought, { ...product, bump }].map((one) => ({ ...one, quantity: 1, gifts: 0 }));
  const priced = await priceLines({ ...query, lines, customer }, (asked) => discountLines(reader, asked));
  const isRefused = priced.lines.some((offer) => {
    const { id: product_id, sale_price: price, quantity, gifts } = offer;
    return problemOf({ product_id, price, quantity, gifts }, offer, customer) !== null;
  });
  const added = priced.lines.find(({ id }) => id === product.id);
  if (isRefused || added === undefined) return null;
  return { price_before: added.sale_price, price: toRupiah(lineTotal(added)) };
}

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

interface KeptPriceQuery {
  readonly buyer: DiscountQuery['buyer'];
  readonly code: string;
  readonly ids: readonly string[];
}

export async function listKeptPrices(reader: Reader, { buyer, code, ids }: KeptPriceQuery) {
  const offers = await readProductsForSale(reader, [...new Set(ids)]);
  const lines = offers
    .filter(canBeInCart)
    .map(({ id, type, price }) => ({ product_id: id, type, price, quantity: 1 }));
  const prices = await priceSingleUnits(reader, { lines, buyer, code });
  return [...prices].flatMap(([product_id, { shown, coded }]) =>
    coded < shown ? [{ product_id, price: coded }] : [],
  );
}

interface BumpSelection {
  readonly lines: readonly Line[];
  readonly bumps?: readonly string[] | undefined;
  readonly intent_id?: string | undefined;
}

export async function resolveBumps(tx: Tx, { lines, bumps = [], intent_id }: BumpSelection) {
  if (bumps.length > 0 && lines.some(({ gifts }) => gifts > 0))
    return refuse({ code: 'BUMP_ENDED' as const });
  return takeBumps(tx, { bumps, intent_id, product_ids: lines.map(({ product_id }) => product_id) });
}

/** One unit for the buyer, whose price is covered by the confirmed total. */
export function bumpLine(product_id: string, offer: { readonly sale_price: Rupiah } | undefined): Line {
  return { product_id, price: offer?.sale_price ?? rupiah(0), quantity: 1, gifts: 0 };
}

interface Item {
  readonly product_id: string;
  readonly quantity: number;
  readonly plan?: string | undefined;
}

interface CodeCheck {
  readonly buyer: DiscountQuery['buyer'];
  readonly code: string;
  readonly items: readonly Item[];
}

export async function checkDiscount(
  reader: Reader,
  { buyer, code, items }: CodeCheck,
): Promise<Result<CheckedDiscount, RefusalOf<typeof endpoint>>> {
  const [lines, customer] = await readLines(reader, buyer.id, items);
  const price = (typed?: string) =>
    priceLines({ lines, customer, buyer, code: typed }, (query) => discountLines(reader, query));
  const [plain, coded] = [await price(), await price(code)];
  const { problem, by_product } = coded.discounts;
  if (problem !== null) return refuse(problem);
  const [applied] = [...by_product.values()].filter(({ discount }) => discount.code !== null);
  // Parts already owned take off more than the code.
  if (applied === undefined) return refuse({ code: 'DISCOUNT_NOT_FOR_THESE' });
  const { title, ends_at, periods } = applied.discount;
  return succeed({
    ...{ code: applied.discount.code ?? code, title, conditions: conditionsOf(applied.discount), ends_at },
    periods,
    total_before: toRupiah(totalOf(plain.lines)),
    total: toRupiah(totalOf(coded.lines)),
  });
}

async function readLines(reader: Reader, buyerId: string | null, items: readonly Item[]) {
  const ids = items.map(({ product_id }) => product_id);
  const offers = (await readProductsForSale(reader, ids)).filter(canBeInCart);
  const customer = buyerId === null ? VISITOR : await readCustomer(reader, buyerId, offers);
  const plans = items.map((item) => (item.plan === undefined ? null : readPlanLine(reader, item)));
  const planLines = (await Promise.all(plans)).filter((line) => line !== null);
  return [[...cartLines(items, offers, customer), ...planLines], customer] as const;
}
