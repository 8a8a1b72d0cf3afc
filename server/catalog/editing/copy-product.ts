import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { addProductFiles } from '../products/files.queries.ts';
import { insertParts } from '../products/parts.queries.ts';
import { insertProduct, insertVariant, lockOrder, nextSortOrder, selectEdited } from './edit.queries.ts';
import type { EditedProduct } from './edited.rules.ts';
import { readExistingProduct } from './read-edited-product.ts';
import { uniqueSlugFromTitle } from './unique-slug.ts';

const MAX_TITLE_LENGTH = 200;
const COPY_SUFFIX = ' (salinan)';

export async function copyProduct(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<EditedProduct, ProductNotFound>> {
  const row = await selectEdited(tx, id);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id: _, version, created_at, updated_at, updated_by_name, ...product } = row.product;
  const { cover_palette, cover_composition, ...columns } = product;
  const title = columns.title.slice(0, MAX_TITLE_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX;
  await lockOrder(tx);
  const copy = await insertProduct(tx, {
    ...columns,
    title,
    slug: await uniqueSlugFromTitle(tx, title),
    is_active: false,
    is_featured: false,
    archived_at: null,
    start_date: null,
    sales_end_at: null,
    updated_by: actor.id,
    sort_order: await nextSortOrder(tx, columns.is_subscription),
  });
  for (const { id: __, created_at: ___, updated_at: ____, ...variant } of row.variants) {
    await insertVariant(tx, { ...variant, product_id: copy });
  }
  await addProductFiles(tx, copy, row.files);
  await insertParts(
    tx,
    copy,
    row.parts.map((part) => part.id),
  );
  await recordAudit(tx, actor, {
    action: 'product.created',
    subject: { type: 'product', id: copy },
    after: { title, price: columns.price, copied_from: id },
  });
  return succeed((await readExistingProduct(tx, copy)).product);
}
