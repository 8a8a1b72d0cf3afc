import type { CheckedDiscount, checkDiscount as endpoint } from '#contract/discounts/discounts.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { readProductsForSale, readSubscriptionOffer } from '#server/catalog/index.ts';
import { conditionsOf, type DiscountQuery, discountLines } from '#server/discounts/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { totalOf } from '../checkout.rules.ts';
import { GUEST, readCustomer } from '../read-customer.ts';
import { discountOf, listedLine } from './discounted-offers.rules.ts';

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
