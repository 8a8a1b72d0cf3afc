import { z } from 'zod';
import {
  type FormRefusal,
  formAction,
  formActions,
  formDone,
  formRefusal,
} from '#app/lib/forms/form-action.ts';
import { grantProduct, importGrants, resendGrant, revokeGrant } from '#contract/orders/admin-grants.ts';
import { importCopy as fileCopy } from '#messages/catalog/admin-product-import.ts';
import { grantCopy } from '#messages/orders/admin.ts';
import { grantsCopy, grantImportCopy as importCopy } from '#messages/orders/admin-grants.ts';
import { decodeText } from '#shared/files/decode-text.ts';
import { succeed } from '#shared/result.ts';
import { grantFileInput } from './grant-file-input.ts';

const { recipient, ...fields } = grantProduct.body.shape;

export const grantAction = formAction({
  endpoint: grantProduct,
  form: 'grant-product',
  schema: z.object({
    ...fields,
    recipient: z.string({ error: () => grantCopy.recipientMissing }).pipe(recipient),
    product_id: z.string({ error: () => grantCopy.choose }).pipe(fields.product_id),
    days: z.coerce.number().pipe(fields.days.unwrap()).optional(),
  }),
  call: (body, { key }) => ({ idempotency_key: key, body }),
  done: ({ waits_for }) => (waits_for === null ? grantCopy.done : grantCopy.linkSent(waits_for)),
  failed: () => grantCopy.failed,
  fieldOf: { USER_NOT_FOUND: 'recipient', ALREADY_GRANTED: 'recipient', SUBSCRIPTION_NEEDS_DAYS: 'days' },
});

const unreadable = (refusal: FormRefusal) =>
  formRefusal(refusal, {
    failed: () => importCopy.failed,
    fieldOf: { CSV_UNREADABLE: 'file', csv: 'file' },
  });

const importFile = formAction({
  form: 'import-grants',
  schema: grantFileInput,
  refusals: importGrants.refusals,
  secrets: ['file'],
  send: async ({ file, ...body }, { client, key }) => {
    const csv = decodeText(await file.bytes());
    if (csv === null) return unreadable({ code: 'CSV_UNREADABLE', message: fileCopy.notText });
    const imported = await client.call(importGrants, { idempotency_key: key, body: { ...body, csv } });
    if (!imported.ok) return unreadable(imported.refusal);
    const { given, waiting, is_written } = imported.value;
    const report = JSON.stringify(imported.value);
    if (!is_written) return succeed({ to: null, data: { report } });
    return formDone(importCopy.done, { detail: importCopy.summary(given, waiting), report });
  },
});

export const grantsAction = formActions(
  {
    import: importFile,
    revoke: formAction({
      endpoint: revokeGrant,
      form: 'revoke-grant',
      schema: z.object({ id: z.string() }),
      call: (params) => ({ params }),
      done: () => grantsCopy.revoked,
      failed: () => grantsCopy.notRevoked,
    }),
  },
  formAction({
    endpoint: resendGrant,
    call: (_, { text }) => ({ params: { id: text('id') } }),
    done: ({ sent_to }) => grantsCopy.sent(sent_to),
    failed: () => grantsCopy.notSent,
  }),
);
