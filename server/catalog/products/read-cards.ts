import type { ProductCard } from '#contract/catalog/products.ts';
import { discountLines } from '#server/discounts/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Rupiah, rupiah, savingPercent } from '#shared/money/money.ts';
import { readPartsByBundle } from './product-parts.queries.ts';
import { type CardRow, selectRatings } from './products.queries.ts';
import { type Rating, separatePrice, toCard } from './products.rules.ts';

export async function readCards(reader: Reader, rows: readonly CardRow[]): Promise<ProductCard[]> {
  const ratingOf = await readRatings(
    reader,
    rows.map(({ shown }) => shown.id),
  );
  return applySales(
    reader,
    rows.map((row) => toCard(row, ratingOf(row.shown.id))),
  );
}

const VISITOR = { id: null, email: null };

/** A bundle is compared with its parts bought alone; subscriptions sell at their plans' prices. */
async function applySales<Card extends ProductCard>(reader: Reader, cards: readonly Card[]): Promise<Card[]> {
  const parts = await readPartsByBundle(reader, cards);
  const sold = cards.filter(({ price, is_subscription }) => (price ?? 0) > 0 && !is_subscription);
  const priced = new Map(
    [...sold, ...[...parts.values()].flat()].map(({ id, type, price }) => [
      id,
      { product_id: id, type, price: price ?? rupiah(0), quantity: 1 },
    ]),
  );
  if (priced.size === 0) return [...cards];
  const { sale } = await discountLines(reader, { lines: [...priced.values()], buyer: VISITOR });
  const saleOf = (id: string, price: Rupiah) => rupiah(price - (sale.get(id)?.amount ?? 0));
  return cards.map((card) => {
    if (card.price === null) return card;
    const reduced = sale.get(card.id);
    const price = saleOf(card.id, card.price);
    const inside = parts.get(card.id);
    if (inside !== undefined) {
      return {
        ...card,
        ...saleSaving(price, separatePrice(inside, saleOf) ?? price),
        sale: saleFacts(reduced),
      };
    }
    return reduced === undefined
      ? card
      : { ...card, ...saleSaving(price, card.price), sale: saleFacts(reduced) };
  });
}

type SaleReduction =
  Awaited<ReturnType<typeof discountLines>>['sale'] extends ReadonlyMap<string, infer Found> ? Found : never;

function saleFacts(reduced: SaleReduction | undefined) {
  if (reduced === undefined) return null;
  const { title, ends_at } = reduced.discount;
  return { title, ends_at };
}

function saleSaving(price: Rupiah, before: Rupiah) {
  return {
    price,
    original_price: before > price ? before : null,
    discount_percentage: Math.min(99, savingPercent(price, before)),
  };
}

export async function applySale<Card extends ProductCard>(reader: Reader, card: Card): Promise<Card> {
  const [priced = card] = await applySales(reader, [card]);
  return priced;
}

const NO_RATING: Rating = { rating_average: null, rating_count: 0 };

export async function readRatings(
  reader: Reader,
  ids: readonly string[],
): Promise<(productId: string) => Rating> {
  if (ids.length === 0) return () => NO_RATING;
  const rows = await selectRatings(reader, ids);
  const byId = new Map(rows.map(({ product_id, ...rating }) => [product_id, rating]));
  return (productId) => byId.get(productId) ?? NO_RATING;
}
