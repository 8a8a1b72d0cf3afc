import type { ProductCard } from '#contract/public/products.ts';
import { discountLines } from '#server/modules/discounts/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { rupiah, savingPercent } from '#shared/money.ts';

/** Any visitor: pages are the same for everybody. */
const VISITOR = { id: null, email: null };

/**
 * Cards at the prices of the sales that apply to everybody now, with the price before it. Subscriptions are sold at
 * their plans' prices.
 */
export async function applySales<Card extends ProductCard>(
  reader: Reader,
  cards: readonly Card[],
): Promise<Card[]> {
  const lines = cards.flatMap(({ id, type, price, is_subscription }) =>
    price === null || price === 0 || is_subscription ? [] : [{ product_id: id, type, price, quantity: 1 }],
  );
  if (lines.length === 0) return [...cards];
  const { sale } = await discountLines(reader, { lines, buyer: VISITOR });
  return cards.map((card) => {
    const reduced = sale.get(card.id);
    if (reduced === undefined || card.price === null) return card;
    const { title, ends_at } = reduced.discount;
    const price = rupiah(card.price - reduced.amount);
    return {
      ...card,
      price,
      original_price: card.price,
      discount_percentage: Math.min(99, savingPercent(price, card.price)),
      sale: { title, ends_at },
    };
  });
}

/** One card, the same way. */
export async function applySale<Card extends ProductCard>(reader: Reader, card: Card): Promise<Card> {
  const [priced = card] = await applySales(reader, [card]);
  return priced;
}
