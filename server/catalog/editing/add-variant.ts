import type { VariantUpsert } from '#contract/catalog/admin-product-fields.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { insertVariant, lockEdited, selectEdited, updateProduct } from './edit.queries.ts';
import { toVariant } from './edited.rules.ts';

type Variant = ReturnType<typeof toVariant>;

export async function listVariants(
  reader: Reader,
  productId: string,
): Promise<Result<Variant[], ProductNotFound>> {
  const row = await selectEdited(reader, productId);
  return row === null ? refuse({ code: 'PRODUCT_NOT_FOUND' }) : succeed(row.variants.map(toVariant));
}

export async function addVariant(
  tx: Tx,
  actor: Actor,
  { product_id, ...fields }: Omit<VariantUpsert, 'id'> & { readonly product_id: string },
): Promise<Result<Variant, ProductNotFound>> {
  const row = await lockEdited(tx, product_id);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const last = row.variants.reduce((most, { sort_order }) => Math.max(most, sort_order), -1);
  const added = await insertVariant(tx, { ...fields, product_id, sort_order: last + 1 });
  await updateProduct(tx, product_id, { version: row.product.version + 1, updated_by: actor.id });
  const { id, name, price, billing_cycle } = added;
  await recordAudit(tx, actor, {
    action: 'product.variant_added',
    subject: { type: 'product', id: product_id },
    after: { id, name, price, billing_cycle },
  });
  return succeed(toVariant(added));
}
