import type { ProductForSale } from '#server/catalog/index.ts';
import type { DiscountedLines } from '#server/discounts/index.ts';
import type { Bump } from '#server/order-bumps/index.ts';
import { ownedShare } from '#server/orders/index.ts';
import { rupiah } from '#shared/money/money.ts';
import type { Customer, Line, Offer } from '../checkout.rules.ts';

interface Unit extends ProductForSale {
  readonly quantity: number;
  readonly gifts: number;
  readonly bump?: Bump | undefined;
}

export function listedLine(unit: Unit, { held }: Pick<Customer, 'held'>) {
  const { id, type, price, quantity, gifts, bump } = unit;
  const owned = quantity > gifts ? ownedShare(unit, held) : rupiah(0);
  const line = { product_id: id, type, price, quantity, owned };
  return bump === undefined ? line : { ...line, bump: rupiah(Math.max(0, price - (bump.price ?? price))) };
}

export function withSalePrice<Sold extends ProductForSale>(
  offer: Sold,
  { sale }: DiscountedLines,
): Sold & Offer {
  return { ...offer, sale_price: rupiah(offer.price - (sale.get(offer.id)?.amount ?? 0)) };
}

/** `discount` is the line's total; `owned` the share for parts already held, `bumped` that of an offer. */
export function discountOf(productId: string, discounts: DiscountedLines) {
  const reduced = discounts.by_product.get(productId);
  const owned = discounts.owned.get(productId) ?? rupiah(0);
  const bumped = discounts.bumped.get(productId) ?? rupiah(0);
  return {
    discount: reduced?.amount ?? rupiah(owned + bumped),
    discount_id: reduced?.discount.id ?? null,
    discount_code: reduced?.discount.code ?? null,
    discount_title: reduced?.discount.title ?? null,
    owned,
    bumped,
  };
}

/** Null if no code took anything off. */
export function codeOf({ by_product }: DiscountedLines): string | null {
  return [...by_product.values()].find(({ discount }) => discount.code !== null)?.discount.code ?? null;
}

export const atPrice = (line: Line, offer: Pick<Offer, 'sale_price'> | undefined): Line => ({
  ...line,
  price: offer?.sale_price ?? line.price,
});
