import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockEdited, updateProduct, updateVariant } from './admin/edit-product.queries.ts';
import type { ProductNotFound } from './catalog.errors.ts';
import { decrementVariantStock } from './plans.queries.ts';
import type { Plan } from './plans.rules.ts';
import type { SubscriptionOffer } from './plans.ts';
import { takeStock, type Units } from './products/products.queries.ts';

export interface StockUpdate {
  readonly product_id: string;
  readonly variant_id: string | null;
  /** Absolute (DECISIONS 20); null: unlimited. */
  readonly quantity: number | null;
}
type Refusal = ProductNotFound | { readonly code: 'VARIANT_UNKNOWN' };
interface Stocks {
  readonly old_stock: number | null;
  readonly new_stock: number | null;
}

/** Locks out concurrent purchases. */
export async function setStock(
  tx: Tx,
  actor: Actor,
  { product_id, variant_id, quantity }: StockUpdate,
): Promise<Result<Stocks, Refusal>> {
  const row = await lockEdited(tx, product_id);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const variant = row.variants.find(({ id }) => id === variant_id);
  if (variant_id !== null && variant === undefined) return refuse({ code: 'VARIANT_UNKNOWN' });
  const old_stock = variant === undefined ? row.product.stock : variant.stock;
  if (variant === undefined) await updateProduct(tx, product_id, { stock: quantity });
  else await updateVariant(tx, variant.id, { stock: quantity });
  await recordAudit(tx, actor, {
    action: 'product.stock_set',
    subject: { type: 'product', id: product_id },
    before: { stock: old_stock, variant_id },
    after: { stock: quantity, variant_id },
  });
  return succeed({ old_stock, new_stock: quantity });
}

/**
 * Reserves stock or places. Returns ids with too few left; the caller then refuses and rolls back. Rows are locked in
 * the order of ids, so two carts cannot deadlock.
 */
export async function reserveStock(tx: Tx, units: readonly Units[]): Promise<readonly string[]> {
  if (units.length === 0) return [];
  const taken = new Set(await takeStock(tx, units));
  return units.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
}

export async function reservePlanStock(tx: Tx, offer: SubscriptionOffer, plan: Plan): Promise<boolean> {
  if (offer.stock !== null && (await reserveStock(tx, [{ id: offer.id, quantity: 1 }])).length > 0)
    return false;
  if (plan.variant_id === null || !plan.counts_stock) return true;
  return decrementVariantStock(tx, plan.variant_id);
}
