import { formText } from '#app/lib/forms/action-result.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { bulkUpdateProducts } from '#contract/admin/catalog/product-lists.ts';
import type { Client } from '#contract/client.ts';
import { bulkCopy, productsCopy as copy } from '#messages/admin-products.ts';
import { bulkPriceInput } from './bulk-price-input.ts';

export function handleBulkPrice(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'bulk-price',
    schema: bulkPriceInput,
    refusals: bulkUpdateProducts.refusals,
    send: async (body) => {
      const idempotency_key = formText(posted, 'idempotency_key');
      const updated = await client.call(bulkUpdateProducts, { idempotency_key, body });
      if (!updated.ok) return formRefusal(updated.refusal, { failed: copy.failed });
      return formDone(copy.done, { detail: bulkCopy.changed(updated.value.changed) });
    },
  });
}
