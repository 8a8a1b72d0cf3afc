import type { ProductFile, VariantUpsert } from '#contract/catalog/admin-product-fields.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sqlState } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { MIN_BUNDLE_PARTS } from '#shared/shop/catalog.ts';
import {
  addProductFiles,
  deleteParts,
  deleteProductFiles,
  insertParts,
  lockPossibleParts,
} from '../products/product-parts.queries.ts';
import { deleteVariant, type EditedRow, insertVariant, updateVariant } from './edit-product.queries.ts';

/** Refuses parts that are not for sale, and products that are no bundle. Returns whether the parts changed. */
export async function replaceParts(
  tx: Tx,
  { product, parts }: EditedRow,
  requested: readonly string[],
): Promise<Result<boolean, { readonly code: 'PARTS_UNFIT' }>> {
  const before = parts.map(({ id }) => id);
  if (before.join() === requested.join()) return succeed(false);
  const isEnough = product.type === 'bundle' && requested.length >= MIN_BUNDLE_PARTS;
  if (!isEnough || (await lockPossibleParts(tx, requested)).length < requested.length)
    return refuse({ code: 'PARTS_UNFIT' });
  await deleteParts(tx, product.id);
  await insertParts(tx, product.id, requested);
  return succeed(true);
}

/** True if they changed. Downloads of a removed file stay counted, because they refer to the file. */
export async function replaceProductFiles(
  tx: Tx,
  { product, files }: EditedRow,
  requested: readonly ProductFile[],
): Promise<boolean> {
  if (fingerprint(requested) === fingerprint(files)) return false;
  await deleteProductFiles(tx, product.id);
  await addProductFiles(tx, product.id, requested);
  return true;
}

const fingerprint = (files: readonly ProductFile[]): string =>
  JSON.stringify(files.map(({ file_id, title, description }) => [file_id, title, description]));

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
