import type { VariantUpsert } from '#contract/catalog/admin-product-fields.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sqlState } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteVariant, type EditedRow, insertVariant, updateVariant } from './edit.queries.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** An id updates its variant; a missing one is deleted, or deactivated if subscribed to (AVAR-006). */
export async function replaceVariants(
  tx: Tx,
  { product, variants }: EditedRow,
  requested: readonly VariantUpsert[],
): Promise<Result<null, { readonly code: 'VARIANT_UNKNOWN' }>> {
  const known = new Set(variants.map(({ id }) => id));
  const kept = requested.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length)
    return refuse({ code: 'VARIANT_UNKNOWN' });
  for (const { id } of variants) {
    if (!kept.includes(id)) await deleteVariantOrRefuse(tx, id);
  }
  for (const [sort_order, { id, ...fields }] of requested.entries()) {
    const placed = { ...fields, product_id: product.id, sort_order };
    if (id === undefined) await insertVariant(tx, placed);
    else await updateVariant(tx, id, placed);
  }
  return succeed(null);
}

async function deleteVariantOrRefuse(tx: Tx, id: string): Promise<void> {
  try {
    await tx.transaction((attempt) => deleteVariant(attempt, id));
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    await updateVariant(tx, id, { is_active: false });
  }
}
