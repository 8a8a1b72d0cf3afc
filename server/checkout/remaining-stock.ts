import type { LineProblem } from '#contract/checkout/checkout.ts';
import { readProductsForSale } from '#server/catalog/index.ts';
import type { Tx } from '#server/platform/database/db.ts';

export async function remainingStock(tx: Tx, missing: readonly string[]): Promise<readonly LineProblem[]> {
  if (missing.length === 0) return [];
  const offers = await readProductsForSale(tx, missing);
  const left = new Map(offers.map(({ id, stock }) => [id, stock]));
  return missing.map((product_id) => ({ product_id, code: 'OUT_OF_STOCK', left: left.get(product_id) ?? 0 }));
}
