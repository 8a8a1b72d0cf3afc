import { type Rupiah, rupiah } from '#shared/money.ts';

/** What is about to be bought, at the price that the buyer sees. */
export interface ProductToBuy {
  readonly id: string;
  readonly title: string;
  readonly price: Rupiah;
}

/** A product as it is bought; only one with a known price can be (a coming-soon price is not on the wire). */
export function toBuy(product: {
  readonly id: string;
  readonly title: string;
  readonly price: Rupiah | null;
}): ProductToBuy {
  return { id: product.id, title: product.title, price: product.price ?? rupiah(0) };
}
