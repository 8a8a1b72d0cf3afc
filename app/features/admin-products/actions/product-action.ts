import { postedTarget } from '#app/components/data-table/bulk-target.ts';
import { formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { bulkUpdateProducts, reorderProducts } from '#contract/admin/catalog/product-lists.ts';
import { deleteProduct, duplicateProduct, updateProduct } from '#contract/admin/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { bulkCopy, productsCopy as copy, deleteProductCopy } from '#messages/admin-products.ts';
import type { ProductKind } from '../product-kind.ts';
import { type ProductActionResult, productNotSaved, productSaved } from './product-intents.ts';

/** One change of a list of products. Ids are separated by commas. */
export async function handleProductAction(
  client: Client,
  form: FormData,
  kind: Pick<ProductKind, 'is_subscription'>,
): Promise<ProductActionResult> {
  const params = { id: formText(form, 'id') };
  switch (formIntent(form)) {
    case 'feature': {
      const is_featured = form.get('is_featured') === 'true';
      const result = await client.call(updateProduct, { params, body: { is_featured } });
      return result.ok
        ? productSaved(is_featured ? copy.feature.on : copy.feature.off)
        : productNotSaved(form);
    }
    case 'deactivate': {
      const result = await client.call(updateProduct, { params, body: { is_active: false } });
      return result.ok ? productSaved(deleteProductCopy.deactivated) : productNotSaved(form);
    }
    case 'remove': {
      const result = await client.call(deleteProduct, { params });
      if (result.ok) return productSaved(deleteProductCopy.done);
      const { code, message } = result.refusal;
      return { ...productNotSaved(form), ...(code === 'PRODUCT_IN_USE' && { reason: message }) };
    }
    case 'duplicate': {
      const result = await client.call(duplicateProduct, { params });
      return result.ok ? productSaved(copy.duplicated) : productNotSaved(form);
    }
    case 'reorder': {
      const body = {
        is_subscription: kind.is_subscription,
        offset: Number(form.get('offset')),
        before: idsIn(form, 'before'),
        ids: idsIn(form, 'ids'),
      };
      const result = await client.call(reorderProducts, { body });
      return result.ok ? productSaved(copy.order.done) : productNotSaved(form);
    }
    default:
      return changeMany(client, form);
  }
}

const idsIn = (form: FormData, name: string): string[] => formText(form, name).split(',');

async function changeMany(client: Client, form: FormData): Promise<ProductActionResult> {
  const step = bulkUpdateProducts.body.shape.step.safeParse({ action: form.get('action') });
  if (!step.success) return productNotSaved(form);
  const result = await client.call(bulkUpdateProducts, {
    idempotency_key: formText(form, 'idempotency_key'),
    body: { ...postedTarget(form), step: step.data },
  });
  return result.ok ? productSaved(bulkCopy.changed(result.value.changed)) : productNotSaved(form);
}
