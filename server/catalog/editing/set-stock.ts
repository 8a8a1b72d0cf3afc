import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { lockEdited, updateProduct, updateVariant } from './edit.queries.ts';

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
