import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sqlState } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { deleteProduct, lockEdited } from './edit.queries.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** The database refuses if an order, holding, gift or subscription refers to it. */
export async function deleteProductIfUnused(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<{ readonly deleted: true }, ProductNotFound | { readonly code: 'PRODUCT_IN_USE' }>> {
  const row = await lockEdited(tx, id);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  try {
    await tx.transaction((attempt) => deleteProduct(attempt, id));
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    return refuse({ code: 'PRODUCT_IN_USE' });
  }
  const { title, slug, type, price, is_active } = row.product;
  await recordAudit(tx, actor, {
    action: 'product.deleted',
    subject: { type: 'product', id },
    before: { title, slug, type, price, is_active },
  });
  return succeed({ deleted: true });
}
