import type { VariantUpsert } from '#contract/catalog/admin-product-fields.ts';
import type { NewProduct } from '#contract/catalog/admin-products.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { sqlState } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FieldRefusal, ProductNotFound } from '../catalog.errors.ts';
import { addProductFiles, insertParts } from '../products/product-parts.queries.ts';
import {
  deleteProduct,
  insertProduct,
  insertVariant,
  lockEdited,
  lockSortOrder,
  nextSortOrder,
  selectEdited,
  updateProduct,
} from './edit-product.queries.ts';
import { type EditedProduct, isTypeAllowed, toVariant } from './edit-product.rules.ts';
import { readExistingProduct } from './edit-product.ts';
import { replaceParts, replaceProductFiles, replaceVariants } from './replace-parts.ts';
import {
  findFieldsWithMissingMedia,
  isSlugTaken,
  toStoredFields,
  uniqueSlugFromTitle,
} from './stored-fields.ts';

export type ProductDraft = Omit<NewProduct, 'product_type' | 'currency'>;

/** A subscription is a monthly service by default (APRD-063); an empty slug derives from the title. */
export async function addProduct(
  tx: Tx,
  actor: Actor,
  { variants = [], files = [], parts = [], ...product }: ProductDraft,
): Promise<Result<EditedProduct, FieldRefusal>> {
  const { is_subscription, title, price, slug: requestedSlug, ...fields } = product;
  const type = fields.type ?? (is_subscription ? 'subscription_service' : 'e_course');
  if (!isTypeAllowed(type, is_subscription)) return refuse({ code: 'TYPE_UNFIT' });
  if (type === 'bundle' && parts.length === 0) return refuse({ code: 'PARTS_UNFIT' });
  if (requestedSlug !== undefined && requestedSlug !== '' && (await isSlugTaken(tx, requestedSlug)))
    return refuse({ code: 'SLUG_TAKEN' });
  const lost = await findFieldsWithMissingMedia(tx, { ...fields, files });
  if (lost.length > 0) return refuse({ code: 'MEDIA_MISSING', details: { fields: lost } });
  const slug =
    requestedSlug === undefined || requestedSlug === ''
      ? await uniqueSlugFromTitle(tx, title)
      : requestedSlug;
  await lockSortOrder(tx);
  const id = await insertProduct(tx, {
    ...toStoredFields(fields),
    title,
    price,
    slug,
    type,
    is_subscription,
    billing_cycle: is_subscription ? (fields.billing_cycle ?? 'monthly') : null,
    sort_order: await nextSortOrder(tx, is_subscription),
    updated_by: actor.id,
  });
  const added = await readExistingProduct(tx, id);
  const kept = await replaceVariants(tx, added.row, variants);
  if (!kept.ok) return kept;
  const filled = await replaceParts(tx, added.row, parts);
  if (!filled.ok) return filled;
  const hasFiles = await replaceProductFiles(tx, added.row, files);
  const { is_active, original_price } = added.row.product;
  await recordAudit(tx, actor, {
    action: 'product.created',
    subject: { type: 'product', id },
    after: {
      title,
      slug,
      type,
      price,
      original_price,
      is_active,
      ...(hasFiles ? { files } : {}),
      ...(filled.value ? { parts } : {}),
    },
  });
  return succeed((await readExistingProduct(tx, id)).product);
}

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
  await lockSortOrder(tx);
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
