import type { Order } from '#contract/checkout/checkout.ts';
import { labelNota, paidWith } from '#messages/checkout/nota.ts';
import {
  type Rupiah,
  rupiah,
  type Sen,
  sen,
  subtractSen,
  sumSen,
  timesSen,
  toRupiah,
  toSen,
} from '#shared/money/money.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { type NotaRow, notaOf, paymentRows } from '#shared/shop/nota.ts';
import type { SoldPart } from './orders.queries.ts';
import type { orderItems, orders } from './orders.schema.ts';

type OrderFacts = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'user_id'
  | 'amount_bigint'
  | 'status'
  | 'payment_method'
  | 'payment_provider'
  | 'payment_id'
  | 'discount_code'
  | 'created_at'
  | 'updated_at'
> & {
  readonly items: readonly ItemFacts[];
  /** The amount that its payment brought in; null when the balance paid. */
  readonly received_bigint: Sen | null;
  readonly payment_reference: string | null;
};
type ItemFacts = Omit<typeof orderItems.$inferSelect, 'order_id'> & { readonly parts: readonly SoldPart[] };

/** A stable order, so that a replay of the purchase reads the same. */
function byTitle(a: Pick<ItemFacts, 'id' | 'title'>, b: Pick<ItemFacts, 'id' | 'title'>): number {
  return a.title.localeCompare(b.title, 'id') || a.id.localeCompare(b.id);
}

export function orderOf(facts: OrderFacts): Order {
  const { id, user_id, amount_bigint, status, payment_method, discount_code, created_at, updated_at } = facts;
  const { payment_provider, payment_id, payment_reference } = facts;
  const amount = toRupiah(amount_bigint);
  return {
    id,
    user_id,
    amount,
    amount_bigint,
    currency: 'IDR',
    status,
    payment_method,
    payment_provider,
    payment_id,
    payment_reference,
    total_credits: amount,
    discount_bigint: sumSen(facts.items.map(({ discount_bigint }) => discount_bigint)),
    discount_code,
    items: facts.items.toSorted(byTitle).map(itemOf),
    nota: labelNota(notaOfOrder(facts)),
    created_at,
    updated_at,
  };
}

export function notaOfOrder({ items, payment_method, received_bigint }: NotaFacts): NotaRow[] {
  const payment = { way: payment_method, brought: received_bigint ?? sen(0) };
  return notaOf(items.toSorted(byTitle), payment);
}
/** Null: it cost nothing. */
export function paidWithOf(
  order: Omit<NotaFacts, 'items'> & Pick<OrderFacts, 'amount_bigint'>,
): string | null {
  const { amount_bigint, payment_method: way, received_bigint } = order;
  return paidWith(paymentRows(amount_bigint, { way, brought: received_bigint ?? sen(0) })) || null;
}
type NotaFacts = Pick<OrderFacts, 'payment_method' | 'received_bigint' | 'items'>;

/** Field by field, because a new order's items include gift codes. */
function itemOf({ id, product_id, slug, title, type, parts, ...sold }: ItemFacts) {
  const { price_bigint, discount_bigint, owned_bigint, bump_bigint, quantity, gift_quantity } = sold;
  return {
    id,
    product_id,
    slug,
    title,
    type: knownType(type),
    price_bigint,
    discount_bigint,
    owned_bigint,
    bump_bigint,
    quantity,
    gift_quantity,
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

/** All units together, after their discount. */
export function itemTotal({
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

interface Part {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly price: Rupiah;
}

export interface ProductWithParts {
  readonly id: string;
  readonly parts: readonly Part[];
}

export function isHeld({ id, parts }: ProductWithParts, held: ReadonlySet<string>): boolean {
  return parts.length === 0 ? held.has(id) : parts.every((part) => held.has(part.id));
}

export function soldParts({ parts }: ProductWithParts, held: ReadonlySet<string>): SoldPart[] {
  return parts.map(({ id, slug, title, type, price }) => ({
    product_id: id,
    slug,
    title,
    type,
    price_bigint: toSen(price),
    is_owned: held.has(id),
  }));
}

/** Their share of the list prices, plus what rounds the rest (DECISIONS 67). Never more than the price. */
export function ownedShare(
  { price, parts }: Pick<ProductWithParts, 'parts'> & { readonly price: Rupiah },
  held: ReadonlySet<string>,
): Rupiah {
  const sum = (some: readonly Part[]) => some.reduce((total, part) => total + BigInt(part.price), 0n);
  const [all, own] = [sum(parts), sum(parts.filter(({ id }) => held.has(id)))];
  if (own === 0n) return rupiah(0);
  const share = Number((BigInt(price) * own + all - 1n) / all);
  return rupiah(price - roundDownPrice(price - share));
}

/** Rounds down to full Rp 1.000, below Rp 10.000 to full Rp 100. */
function roundDownPrice(rest: number): number {
  const step = rest < 10_000 ? 100 : 1_000;
  return rest - (rest % step);
}
