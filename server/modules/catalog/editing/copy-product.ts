import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { addProductFiles } from '../add-product-files.ts';
import { insertProduct, insertVariant, lockOrder, nextPlace, selectEdited } from './edit.queries.ts';
import type { EditedProduct } from './edited.rules.ts';
import type { ProductMissing } from './editing.errors.ts';
import { slugFromTitle } from './give-slug.ts';
import { requireEdited } from './read-edited-product.ts';

const LONGEST_TITLE = 200;
const MARK = ' (salinan)';

/** A copy with the variants and the files, at the end of the list and not sold yet. */
export async function copyProduct(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<EditedProduct, ProductMissing>> {
  const row = await selectEdited(tx, id);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id: _, version, created_at, updated_at, updated_by_name, ...columns } = row.product;
  const title = columns.title.slice(0, LONGEST_TITLE - MARK.length) + MARK;
  await lockOrder(tx);
  const copy = await insertProduct(tx, {
    ...columns,
    title,
    slug: await slugFromTitle(tx, title),
    is_active: false,
    is_featured: false,
    archived_at: null,
    updated_by: actor.id,
    sort_order: await nextPlace(tx, columns.is_subscription),
  });
  for (const { id: __, created_at: ___, updated_at: ____, ...variant } of row.variants) {
    await insertVariant(tx, { ...variant, product_id: copy });
  }
  await addProductFiles(tx, copy, row.files);
  await recordAudit(tx, actor, {
    action: 'product.created',
    subject: { type: 'product', id: copy },
    after: { title, price: columns.price, copied_from: id },
  });
  return succeed((await requireEdited(tx, copy)).product);
}
