import type { ProductForSale } from '#server/modules/catalog/index.ts';
import type { DiscountedLines } from '#server/modules/discounts/index.ts';
import { rupiah } from '#shared/money.ts';
import type { Offer } from './checkout.rules.ts';

/** A product that is bought once, as discounts know it. */
export function listedLine({ id, type, price, quantity }: ProductForSale & { readonly quantity: number }) {
  return { product_id: id, type, price, quantity };
}

export function withSalePrice<Sold extends ProductForSale>(
  offer: Sold,
  { sale }: DiscountedLines,
): Sold & Offer {
  return { ...offer, sale_price: rupiah(offer.price - (sale.get(offer.id)?.amount ?? 0)) };
}

export function discountOf(productId: string, { by_product }: DiscountedLines) {
  const reduced = by_product.get(productId);
  return { discount: reduced?.amount ?? rupiah(0), discount_id: reduced?.discount.id ?? null };
}

/** The code that took something off; null without one. */
export function codeOf({ by_product }: DiscountedLines): string | null {
  return [...by_product.values()].find(({ discount }) => discount.code !== null)?.discount.code ?? null;
}
