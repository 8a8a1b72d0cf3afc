import type { NewProduct } from '#contract/catalog/admin-products.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FieldRefusal } from '../catalog.errors.ts';
import { isTypeAllowed } from './changes.rules.ts';
import { insertProduct, lockOrder, nextSortOrder } from './edit.queries.ts';
import type { EditedProduct } from './edited.rules.ts';
import { findFieldsWithMissingMedia } from './find-missing-media-fields.ts';
import { readExistingProduct } from './read-edited-product.ts';
import { replaceParts } from './replace-parts.ts';
import { replaceProductFiles } from './replace-product-files.ts';
import { replaceVariants } from './replace-variants.ts';
import { toStoredFields } from './to-stored-fields.ts';
import { isSlugTaken, uniqueSlugFromTitle } from './unique-slug.ts';

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
  await lockOrder(tx);
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
      ...{ title, slug, type, price, original_price, is_active },
      ...(hasFiles ? { files } : {}),
      ...(filled.value ? { parts } : {}),
    },
  });
  return succeed((await readExistingProduct(tx, id)).product);
}
