import type { RefusalOf } from '#contract/endpoint.ts';
import type { CheckedDiscount, checkDiscount as endpoint } from '#contract/public/discounts.ts';
import { readProductsForSale } from '#server/modules/catalog/index.ts';
import { type DiscountQuery, discountLines } from '#server/modules/discounts/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { toRupiah } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { totalOf } from './checkout.rules.ts';
import { discountOf, listedLine } from './discounted-offers.rules.ts';
import { GUEST, readCustomer } from './read-customer.ts';

interface CodeCheck {
  readonly buyer: DiscountQuery['buyer'];
  readonly code: string;
  readonly items: readonly { readonly product_id: string; readonly quantity: number }[];
}

/** What a code takes off these products for this buyer; products that are not sold do not count. */
export async function checkDiscount(
  reader: Reader,
  { buyer, code, items }: CodeCheck,
): Promise<Result<CheckedDiscount, RefusalOf<typeof endpoint>>> {
  const wanted = new Map(items.map(({ product_id, quantity }) => [product_id, quantity]));
  const offers = await readProductsForSale(reader, [...wanted.keys()]);
  const units = offers
    .filter((offer) => offer.is_active && !offer.coming_soon && !offer.is_subscription)
    .map((offer) => ({ ...offer, quantity: wanted.get(offer.id) ?? 1 }));
  const customer = buyer.id === null ? GUEST : await readCustomer(reader, buyer.id, offers);
  const lines = units.map((unit) => listedLine({ ...unit, gifts: unit.quantity - 1 }, customer));
  const [plain, coded] = [
    await discountLines(reader, { lines, buyer }),
    await discountLines(reader, { lines, buyer, code }),
  ];
  if (coded.problem !== null) return refuse(coded.problem);
  const [applied] = [...coded.by_product.values()].filter(({ discount }) => discount.code !== null);
  // What is owned already takes more off than the code.
  if (applied === undefined) return refuse({ code: 'DISCOUNT_NOT_FOR_THESE' });
  const { title, ends_at } = applied.discount;
  const priceWith = (discounts: typeof plain) =>
    toRupiah(totalOf(units.map((unit) => ({ ...unit, ...discountOf(unit.id, discounts) }))));
  return succeed({
    ...{ code: applied.discount.code ?? code, title, ends_at },
    total_before: priceWith(plain),
    total: priceWith(coded),
  });
}
