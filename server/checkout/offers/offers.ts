import type { BundleOffer } from '#contract/checkout/bundles.ts';
import type { CheckedDiscount, checkDiscount as endpoint } from '#contract/discounts/discounts.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { BumpOffer } from '#contract/order-bumps/order-bumps.ts';
import type { CartItem } from '#server/cart/index.ts';
import {
  listBundlesWith,
  type ProductForSale,
  readProductsForSale,
  readSubscriptionOffer,
} from '#server/catalog/index.ts';
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
import {
  type Customer,
  findDuplicateUnits,
  type Line,
  lineTotal,
  problemOf,
  totalOf,
} from '../checkout.rules.ts';
import { GUEST, readCustomer, VISITOR } from '../read-customer.ts';
import { discountOf, listedLine, withSalePrice } from './discounted-offers.rules.ts';
import { priceEach } from './price-cart.ts';

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
async function priceWithBump(reader: Reader, { buyer, code, bought, customer, bump, product }: BumpPricing) {
  const units = [...bought, { ...product, bump }].map((unit) => ({ ...unit, quantity: 1, gifts: 0 }));
  const lines = units.map((unit) => listedLine(unit, customer));
  const discounts = await discountLines(reader, { lines, buyer, code });
  const facts = { ...customer, bundled: findDuplicateUnits(units, customer.held) };
  const isRefused = units.some((unit) => {
    const offer = withSalePrice(unit, discounts);
    const line = { product_id: unit.id, price: offer.sale_price, quantity: 1, gifts: 0 };
    return problemOf(line, offer, facts) !== null;
  });
  if (isRefused) return null;
  const { discount } = discountOf(product.id, discounts);
  return {
    price_before: withSalePrice(product, discounts).sale_price,
    price: toRupiah(lineTotal({ price: product.price, quantity: 1, discount })),
  };
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
    .filter((offer) => offer.is_active && !offer.coming_soon && !offer.is_subscription)
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
  const lines = await linesOf(reader, buyer.id, items);
  const [plain, coded] = [
    await discountLines(reader, { lines, buyer }),
    await discountLines(reader, { lines, buyer, code }),
  ];
  if (coded.problem !== null) return refuse(coded.problem);
  const [applied] = [...coded.by_product.values()].filter(({ discount }) => discount.code !== null);
  // Parts already owned take off more than the code.
  if (applied === undefined) return refuse({ code: 'DISCOUNT_NOT_FOR_THESE' });
  const { title, ends_at, periods } = applied.discount;
  const priceWith = (discounts: typeof plain) =>
    toRupiah(totalOf(lines.map((line) => ({ ...line, ...discountOf(line.product_id, discounts) }))));
  return succeed({
    ...{ code: applied.discount.code ?? code, title, conditions: conditionsOf(applied.discount), ends_at },
    periods,
    total_before: priceWith(plain),
    total: priceWith(coded),
  });
}

async function linesOf(reader: Reader, buyerId: string | null, items: readonly Item[]) {
  const wanted = new Map(items.map(({ product_id, quantity }) => [product_id, quantity]));
  const offers = await readProductsForSale(reader, [...wanted.keys()]);
  const customer = buyerId === null ? GUEST : await readCustomer(reader, buyerId, offers);
  const once = offers
    .filter((offer) => offer.is_active && !offer.coming_soon && !offer.is_subscription)
    .map((offer) => ({ ...offer, quantity: wanted.get(offer.id) ?? 1 }))
    .map((unit) => listedLine({ ...unit, gifts: unit.quantity - 1 }, customer));
  const plans = items.map((item) => (item.plan === undefined ? null : planLine(reader, item)));
  return [...once, ...(await Promise.all(plans)).filter((line) => line !== null)];
}

async function planLine(reader: Reader, { product_id, plan }: Item) {
  const offer = await readSubscriptionOffer(reader, product_id);
  const chosen = offer?.is_active === true ? offer.plans.find((one) => one.plan === plan) : undefined;
  if (offer === null || chosen === undefined) return null;
  return { product_id, type: offer.type, price: chosen.price, quantity: 1, plan: chosen.plan };
}
