import { z } from 'zod';
import { formText } from '#app/lib/forms/action-result.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { importProducts } from '#contract/admin/catalog/product-lists.ts';
import type { Client } from '#contract/client.ts';
import { importCopy as copy } from '#messages/admin-product-import.ts';
import { productsCopy } from '#messages/admin-products.ts';
import { decodeText } from '#shared/files/decode-text.ts';
import { succeed } from '#shared/result.ts';
import type { ProductKind } from '../product-kind.ts';

export const importInput = z.object({
  file: z.file({ error: () => copy.noFile }).max(2_000_000, { error: () => copy.tooLarge }),
  dry_run: z.boolean(),
});

/** The report of every row; only what was written has a message. */
export function handleImport(
  client: Client,
  posted: FormData,
  { is_subscription }: Pick<ProductKind, 'is_subscription'>,
) {
  return handleForm({
    posted,
    form: 'import',
    schema: importInput,
    refusals: importProducts.refusals,
    secrets: ['file'],
    send: async ({ file, dry_run }) => {
      const csv = decodeText(await file.bytes());
      const refused = (refusal: Parameters<typeof formRefusal>[0]) =>
        formRefusal(refusal, { failed: copy.failed, fieldOf: { CSV_UNREADABLE: 'file', csv: 'file' } });
      if (csv === null) return refused({ code: 'CSV_UNREADABLE', message: copy.notText });
      const imported = await client.call(importProducts, {
        idempotency_key: formText(posted, 'idempotency_key'),
        body: { csv, is_subscription, dry_run },
      });
      if (!imported.ok) return refused(imported.refusal);
      const { created, updated, is_written } = imported.value;
      const report = JSON.stringify(imported.value);
      if (!is_written) return succeed({ to: null, data: { report } });
      return formDone(productsCopy.done, { detail: copy.done(created, updated), report });
    },
  });
}
