import type { Order } from '#contract/account/shop/checkout.ts';
import { type Sen, subtractSen, sumSen, timesSen, toRupiah } from '#shared/money/money.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import type { SoldPart } from './orders.queries.ts';
import type { orderItems, orders } from './orders.schema.ts';

type OrderFacts = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'user_id'
  | 'amount_bigint'
  | 'status'
  | 'payment_method'
  | 'discount_code'
  | 'created_at'
  | 'updated_at'
> & { readonly items: readonly ItemFacts[] };
type ItemFacts = Omit<typeof orderItems.$inferSelect, 'order_id'> & { readonly parts: readonly SoldPart[] };

/** A stable order, so that a replay of the purchase reads the same. */
function byTitle(a: ItemFacts, b: ItemFacts): number {
  return a.title.localeCompare(b.title, 'id') || a.id.localeCompare(b.id);
}

/** An order as its buyer and staff see it. */
export function orderOf(facts: OrderFacts): Order {
  const { id, user_id, amount_bigint, status, payment_method, discount_code, created_at, updated_at } = facts;
  const amount = toRupiah(amount_bigint);
  return {
    id,
    user_id,
    amount,
    amount_bigint,
    currency: 'IDR',
    status,
    payment_method,
    total_credits: amount,
    discount_bigint: sumSen(facts.items.map(({ discount_bigint }) => discount_bigint)),
    discount_code,
    items: facts.items.toSorted(byTitle).map(itemOf),
    created_at,
    updated_at,
  };
}

/** Field by field: what is written with a new order includes its gift codes. */
function itemOf({ id, product_id, slug, title, type, parts, ...sold }: ItemFacts) {
  const { price_bigint, discount_bigint, owned_bigint, bump_bigint, quantity, gift_quantity } = sold;
  return {
    ...{ id, product_id, slug, title, type: knownType(type) },
    ...{ price_bigint, discount_bigint, owned_bigint, bump_bigint, quantity, gift_quantity },
    parts: parts.map((part) => ({
      product_id: part.product_id,
      slug: part.slug,
      title: part.title,
      type: knownType(part.type),
      is_owned: part.is_owned,
    })),
  };
}

const knownType = (type: string) => productTypes.find((name) => name === type) ?? 'digital_product';

/** What all units of an item cost together, after their discount. */
export function paidForItem({
  price_bigint,
  quantity,
  discount_bigint,
}: Pick<ItemFacts, 'price_bigint' | 'quantity' | 'discount_bigint'>): Sen {
  return subtractSen(timesSen(price_bigint, quantity), discount_bigint);
}

/** Sen of an order that can still be refunded (DECISIONS 50). */
export function refundable(paid: Sen, refunded: Sen): Sen {
  return subtractSen(paid, refunded);
}
