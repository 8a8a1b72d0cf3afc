import { z } from 'zod';
import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetShape } from '#app/components/data-table/bulk-target-shape.ts';
import { formAction, formActions, formDone, formRefusal } from '#app/lib/forms/form-action.ts';
import {
  bulkUpdateProducts,
  importProducts,
  reorderProducts,
} from '#contract/catalog/admin-product-lists.ts';
import { deleteProduct, duplicateProduct, updateProduct } from '#contract/catalog/admin-products.ts';
import { bulkCopy, productsCopy as copy, deleteProductCopy } from '#messages/catalog/admin.ts';
import { importCopy } from '#messages/catalog/admin-product-import.ts';
import { decodeText } from '#shared/files/decode-text.ts';
import { succeed } from '#shared/result.ts';
import { importInput } from '../import/import-input.ts';
import { productKindOf } from '../product-kind.ts';
import { bulkPriceInput } from './bulk-price-input.ts';

const saved = (detail: string) => ({ message: copy.done, detail });

const failed = () => copy.failed;

/** Ids are separated by commas. */
const ids = z.string().transform((text) => text.split(','));

const reorder = formAction({
  endpoint: reorderProducts,
  schema: z.object({ offset: z.number(), before: ids, ids }),
  call: (order, { request }) => ({
    body: { ...order, is_subscription: productKindOf(request).is_subscription },
  }),
  done: () => saved(copy.order.done),
});

const price = formAction({
  endpoint: bulkUpdateProducts,
  form: 'bulk-price',
  schema: bulkPriceInput,
  call: (body, { key }) => ({ idempotency_key: key, body }),
  done: ({ changed }) => saved(bulkCopy.changed(changed)),
  failed,
});

/** The report of every row; only what was written has a message. */
const importFile = formAction({
  form: 'import',
  schema: importInput,
  refusals: importProducts.refusals,
  secrets: ['file'],
  send: async ({ file, dry_run }, { client, request, key }) => {
    const csv = decodeText(await file.bytes());
    const words = {
      failed: () => importCopy.failed,
      fieldOf: { CSV_UNREADABLE: 'file', csv: 'file' },
    };
    if (csv === null) return formRefusal({ code: 'CSV_UNREADABLE', message: importCopy.notText }, words);
    const { is_subscription } = productKindOf(request);
    const body = { csv, is_subscription, dry_run };
    const imported = await client.call(importProducts, { idempotency_key: key, body });
    if (!imported.ok) return formRefusal(imported.refusal, words);
    const { created, updated, is_written } = imported.value;
    const report = JSON.stringify(imported.value);
    if (!is_written) return succeed({ to: null, data: { report } });
    return formDone(copy.done, { detail: importCopy.done(created, updated), report });
  },
});

export const productAction = formActions(
  {
    price,
    import: importFile,
    reorder,
    feature: formAction({
      endpoint: updateProduct,
      schema: z.object({ is_featured: z.boolean() }),
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: (_, { is_featured }) => saved(is_featured ? copy.feature.on : copy.feature.off),
    }),
    deactivate: formAction({
      endpoint: updateProduct,
      call: (_, { text }) => ({ params: { id: text('id') }, body: { is_active: false } }),
      done: () => saved(deleteProductCopy.deactivated),
    }),
    remove: formAction({
      endpoint: deleteProduct,
      call: (_, { text }) => ({ params: { id: text('id') } }),
      done: () => saved(deleteProductCopy.done),
    }),
    duplicate: formAction({
      endpoint: duplicateProduct,
      call: (_, { text }) => ({ params: { id: text('id') } }),
      done: () => saved(copy.duplicated),
    }),
  },
  formAction({
    endpoint: bulkUpdateProducts,
    schema: z
      .object({ ...targetShape, action: z.string() })
      .transform(({ action, ...target }) => ({ target, step: { action } }))
      .pipe(z.object({ target: z.object(targetShape), step: bulkUpdateProducts.body.shape.step })),
    call: ({ target, step }, { key }) => ({ idempotency_key: key, body: { ...targetOf(target), step } }),
    done: ({ changed }) => saved(bulkCopy.changed(changed)),
  }),
);
