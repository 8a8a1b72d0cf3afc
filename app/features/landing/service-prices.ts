import { getProduct, listProducts, type ProductCard } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import type { Rupiah } from '#shared/money/money.ts';
import { CONSULTATION_SLUG } from '#shared/shop/service-pages.ts';

export interface ServicePrices {
  /** Null: it cannot be bought now. */
  readonly consultation: Rupiah | null;
  /** The cheapest of what is bought once; null: there is nothing to pay for. */
  readonly shop: Rupiah | null;
}

/** Free products come first, and more of them than this leave the shop without a price. */
const MAX_CHEAPEST = 20;

export async function fetchServicePrices(client: Client): Promise<ServicePrices> {
  const [consultation, shop] = await Promise.all([
    client.call(getProduct, { params: { id: CONSULTATION_SLUG } }),
    client.call(listProducts, {
      query: { kind: 'non_subscription', sort: 'price_asc', limit: MAX_CHEAPEST },
    }),
  ]);
  const [ofConsultation = null] = consultation.ok ? pricesOf([consultation.value.product]) : [];
  const paid = shop.ok ? pricesOf(shop.value.products).filter((price) => price > 0) : [];
  const [cheapest = null] = paid.toSorted((a, b) => a - b);
  return { consultation: ofConsultation, shop: cheapest };
}

const pricesOf = (products: readonly Pick<ProductCard, 'price' | 'availability'>[]): readonly Rupiah[] =>
  products.flatMap(({ price, availability }) =>
    availability === 'available' && price !== null ? [price] : [],
  );
