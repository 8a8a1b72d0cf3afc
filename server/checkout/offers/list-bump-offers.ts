import type { BumpOffer } from '#contract/order-bumps/order-bumps.ts';
import type { CartItem } from '#server/cart/index.ts';
import { type ProductForSale, readProductsForSale } from '#server/catalog/index.ts';
import { type DiscountQuery, discountLines } from '#server/discounts/index.ts';
import { type Bump, readOfferedBumps } from '#server/order-bumps/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { toRupiah } from '#shared/money/money.ts';
import { MAX_ORDER_BUMPS } from '#shared/shop/order-bumps.ts';
import { type Customer, findDuplicateUnits, lineTotal, problemOf } from '../checkout.rules.ts';
import { readCustomer, VISITOR } from '../read-customer.ts';
import { discountOf, listedLine, withSalePrice } from './discounted-offers.rules.ts';

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
