import type { ProductType } from '#shared/catalog.ts';
import { productTypes } from '#shared/catalog.ts';
import { type Rupiah, type Sen, sen, subtractSen, toRupiah } from '#shared/money.ts';

export interface OrderFacts {
  readonly id: string;
  readonly user_id: string;
  readonly amount_bigint: number;
  readonly currency: string;
  readonly status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled' | 'refunded';
  readonly payment_method: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly items: readonly {
    readonly id: string;
    readonly product_id: string;
    readonly slug: string;
    readonly title: string;
    readonly type: string;
    readonly price_bigint: number;
    readonly quantity: number;
    readonly gift_quantity: number;
  }[];
}

export interface OrderView {
  readonly id: string;
  readonly user_id: string;
  /** Whole rupiah. */
  readonly amount: Rupiah;
  readonly amount_bigint: Sen;
  readonly currency: 'IDR';
  readonly status: OrderFacts['status'];
  readonly payment_method: string;
  /** Credit spent, in whole rupiah. */
  readonly total_credits: Rupiah;
  readonly items: {
    readonly id: string;
    readonly product_id: string;
    readonly slug: string;
    readonly title: string;
    readonly type: ProductType;
    readonly price_bigint: Sen;
    readonly quantity: number;
    readonly gift_quantity: number;
  }[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** A stable order, so that a replay of the purchase reads the same. */
function byTitle(a: OrderFacts['items'][number], b: OrderFacts['items'][number]): number {
  return a.title.localeCompare(b.title, 'id') || a.id.localeCompare(b.id);
}

/** An order as its buyer and staff see it. */
export function orderOf(facts: OrderFacts): OrderView {
  const amount = sen(facts.amount_bigint);
  return {
    id: facts.id,
    user_id: facts.user_id,
    amount: toRupiah(amount),
    amount_bigint: amount,
    currency: 'IDR',
    status: facts.status,
    payment_method: facts.payment_method,
    total_credits: toRupiah(amount),
    items: facts.items
      .toSorted(byTitle)
      .map(({ id, product_id, slug, title, type, price_bigint, quantity, gift_quantity }) => ({
        id,
        product_id,
        slug,
        title,
        type: productTypes.find((known) => known === type) ?? 'digital_product',
        price_bigint: sen(price_bigint),
        quantity,
        gift_quantity,
      })),
    created_at: facts.created_at.toISOString(),
    updated_at: facts.updated_at.toISOString(),
  };
}

/** Sen of an order that can still be refunded (DECISIONS 50). */
export function refundable(paid: Sen, refunded: Sen): Sen {
  return subtractSen(paid, refunded);
}
