import type { ProductFields, ProductFile, VariantUpsert } from '#contract/catalog/admin-product-fields.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FieldRefusal, ProductChanged, ProductNotFound } from '../catalog.errors.ts';
import { hasSessions, isPartOfBundle } from '../products/product-parts.queries.ts';
import {
  countPlacesOver,
  type EditedRow,
  lockEdited,
  type ProductChange,
  selectEdited,
  updateProduct,
} from './edit-product.queries.ts';
import {
  auditOf,
  canBecome,
  changedFieldNames,
  type EditedProduct,
  isTypeAllowed,
  toEdited,
  toVariant,
} from './edit-product.rules.ts';
import { replaceParts, replaceProductFiles, replaceVariants } from './replace-parts.ts';
import {
  findFieldsWithMissingMedia,
  isSlugTaken,
  toStoredFields,
  uniqueSlugFromTitle,
} from './stored-fields.ts';

export interface Edit {
  readonly id: string;
  readonly fields: ProductFields;
  readonly variants?: readonly VariantUpsert[] | undefined;
  readonly files?: readonly ProductFile[] | undefined;
  readonly parts?: readonly string[] | undefined;
  /** The version that was edited; without it the last write wins. */
  readonly version?: number | undefined;
}
type Refusal = FieldRefusal | ProductChanged;

/** All or nothing. An outdated edit gets the current product. The slug stays unless given (DECISIONS 19). */
export async function editProduct(tx: Tx, actor: Actor, edit: Edit): Promise<Result<EditedProduct, Refusal>> {
  const row = await lockEdited(tx, edit.id);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  if (edit.version !== undefined && edit.version !== row.product.version)
    return refuse({ code: 'PRODUCT_CHANGED', details: { product: toEdited(row) } });
  const fields = await normalizeFields(tx, row, edit);
  if (!fields.ok) return fields;
  if (edit.variants !== undefined) {
    const kept = await replaceVariants(tx, row, edit.variants);
    if (!kept.ok) return kept;
  }
  const filled = edit.parts === undefined ? succeed(false) : await replaceParts(tx, row, edit.parts);
  if (!filled.ok) return filled;
  const sets = {
    ...(filled.value ? { parts: { before: row.parts.map(({ id }) => id), after: edit.parts } } : {}),
    ...(edit.variants === undefined ? {} : await changedVariants(tx, row)),
    ...(edit.files === undefined ? {} : await changedFiles(tx, row, edit.files)),
  };
  await applyUpdate(tx, actor, { row, fields: fields.value, sets });
  return succeed((await readExistingProduct(tx, edit.id)).product);
}

async function normalizeFields(
  tx: Tx,
  { product }: EditedRow,
  { fields: { slug, billing_cycle, ...fields }, files }: Edit,
): Promise<Result<ProductChange, Exclude<FieldRefusal, { code: 'PRODUCT_NOT_FOUND' }>>> {
  const { type = product.type } = fields;
  const isChanged = type !== product.type;
  const isPart = isChanged && (await isPartOfBundle(tx, product.id));
  if (!isTypeAllowed(type, product.is_subscription) || !canBecome(product.type, { type, isPart }))
    return refuse({ code: 'TYPE_UNFIT' });
  if (isChanged && !canBeClass(type) && (await hasSessions(tx, product.id)))
    return refuse({ code: 'CLASS_HAS_SESSIONS' });
  if (fields.is_active === true && product.archived_at !== null) return refuse({ code: 'PRODUCT_ARCHIVED' });
  const taken = await countPlacesOver(tx, product.id, fields.max_students ?? null);
  if (taken > 0) return refuse({ code: 'CAPACITY_TAKEN', details: { taken } });
  const lost = await findFieldsWithMissingMedia(tx, { ...fields, files });
  if (lost.length > 0) return refuse({ code: 'MEDIA_MISSING', details: { fields: lost } });
  const settled = {
    ...toStoredFields(fields),
    // One-time products have no cycle.
    ...(product.is_subscription && billing_cycle ? { billing_cycle } : {}),
  };
  if (slug === undefined || slug === product.slug) return succeed(settled);
  if (slug === '')
    return succeed({ ...settled, slug: await uniqueSlugFromTitle(tx, fields.title ?? product.title) });
  return (await isSlugTaken(tx, slug)) ? refuse({ code: 'SLUG_TAKEN' }) : succeed({ ...settled, slug });
}

interface ChangedSet {
  readonly before: unknown;
  readonly after: unknown;
}
interface ProductUpdate {
  readonly row: EditedRow;
  readonly fields: ProductChange;
  readonly sets: { readonly [Name in 'variants' | 'files' | 'parts']?: ChangedSet };
}

async function applyUpdate(tx: Tx, actor: Actor, { row, fields, sets }: ProductUpdate): Promise<void> {
  const { product } = row;
  const names = changedFieldNames({ ...product }, fields);
  const hasOtherSets = Object.keys(sets).length > 0;
  if (names.length === 0 && !hasOtherSets) return;
  await updateProduct(tx, product.id, {
    ...fields,
    updated_by: actor.id,
    ...(hasOtherSets ? { version: product.version + 1 } : {}),
  });
  // A product with plans has the price of the cheapest, whatever was requested.
  const { price, billing_cycle } = (await readExistingProduct(tx, product.id)).row.product;
  const stored = { ...fields, price, billing_cycle };
  const { before, after } = auditOf({ ...product }, stored, changedFieldNames({ ...product }, stored));
  const side = (of: keyof ChangedSet) =>
    Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, set[of]]));
  await recordAudit(tx, actor, {
    action: 'product.updated',
    subject: { type: 'product', id: product.id },
    before: { ...before, ...side('before') },
    after: { ...after, ...side('after') },
  });
}

const auditedPlans = (variants: EditedRow['variants']) =>
  variants.map(({ id, name, price, billing_cycle, stock, is_active }) => ({
    id,
    name,
    price,
    billing_cycle,
    stock,
    is_active,
  }));

async function changedVariants(tx: Tx, { product, variants }: EditedRow) {
  const now = (await readExistingProduct(tx, product.id)).row.variants;
  const whole = (rows: EditedRow['variants']) =>
    JSON.stringify(rows.map(toVariant).map(({ updated_at: _, ...variant }) => variant));
  return whole(now) === whole(variants)
    ? {}
    : { variants: { before: auditedPlans(variants), after: auditedPlans(now) } };
}

async function changedFiles(tx: Tx, row: EditedRow, requested: readonly ProductFile[]) {
  return (await replaceProductFiles(tx, row, requested))
    ? { files: { before: row.files, after: requested } }
    : {};
}

/** `is_subscription` restricts the kind (AAPI-006). */
export async function readEditedProduct(
  reader: Reader,
  id: string,
  isSubscription?: boolean,
): Promise<Result<EditedProduct, ProductNotFound>> {
  const row = await selectEdited(reader, id);
  const isOther = isSubscription !== undefined && row?.product.is_subscription !== isSubscription;
  if (row === null || isOther) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  return succeed(toEdited(row));
}

export async function readExistingProduct(
  reader: Reader,
  id: string,
): Promise<{ readonly row: EditedRow; readonly product: EditedProduct }> {
  const row = await selectEdited(reader, id);
  if (row === null) throw new Error('a product that was just written is missing');
  return { row, product: toEdited(row) };
}
