import { z } from 'zod';
import { actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { grantProduct, importGrants, resendGrant, revokeGrant } from '#contract/admin/sales/grants.ts';
import type { Client } from '#contract/client.ts';
import { grantsCopy, grantImportCopy as importCopy } from '#messages/admin-grants.ts';
import { grantCopy } from '#messages/admin-orders.ts';
import { importCopy as fileCopy } from '#messages/admin-product-import.ts';
import { succeed } from '#shared/result.ts';

/** The picker posts an address only when nobody has it. */
export function grant(client: Client, posted: FormData) {
  const { recipient, ...fields } = grantProduct.body.shape;
  return handleForm({
    posted,
    form: 'grant-product',
    schema: z.object({
      ...fields,
      recipient: z.string({ error: grantCopy.recipientMissing }).pipe(recipient),
      product_id: z.string({ error: grantCopy.choose }).pipe(fields.product_id),
      days: z.coerce.number().pipe(fields.days.unwrap()).optional(),
    }),
    refusals: grantProduct.refusals,
    send: async (body) => {
      const idempotency_key = formText(posted, 'idempotency_key');
      const result = await client.call(grantProduct, { idempotency_key, body });
      if (!result.ok) {
        const fieldOf = {
          USER_NOT_FOUND: 'recipient',
          ALREADY_GRANTED: 'recipient',
          SUBSCRIPTION_NEEDS_DAYS: 'days',
        };
        return formRefusal(result.refusal, { failed: grantCopy.failed, fieldOf });
      }
      const { waits_for } = result.value;
      return formDone(waits_for === null ? grantCopy.done : grantCopy.linkSent(waits_for));
    },
  });
}

export function handleGrantsAction(client: Client, posted: FormData) {
  switch (formIntent(posted)) {
    case 'import':
      return importFile(client, posted);
    case 'revoke':
      return revoke(client, posted);
    default:
      return resend(client, posted);
  }
}

export const grantFileInput = z.object({
  file: z.file({ error: () => fileCopy.noFile }).max(200_000, { error: () => importCopy.tooLarge }),
  reason: importGrants.body.shape.reason,
  dry_run: z.boolean(),
});

/** The report of every row; only what was written has a message. */
function importFile(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'import-grants',
    schema: grantFileInput,
    refusals: importGrants.refusals,
    secrets: ['file'],
    send: async ({ file, ...body }) => {
      const csv = await file.text();
      const refused = (refusal: Parameters<typeof formRefusal>[0]) =>
        formRefusal(refusal, { failed: importCopy.failed, fieldOf: { CSV_UNREADABLE: 'file', csv: 'file' } });
      if (/[\0\uFFFD]/.test(csv)) return refused({ code: 'CSV_UNREADABLE', message: fileCopy.notText });
      const idempotency_key = formText(posted, 'idempotency_key');
      const imported = await client.call(importGrants, { idempotency_key, body: { ...body, csv } });
      if (!imported.ok) return refused(imported.refusal);
      const { given, waiting, is_written } = imported.value;
      const report = JSON.stringify(imported.value);
      if (!is_written) return succeed({ to: null, data: { report } });
      return formDone(importCopy.done, { detail: importCopy.summary(given, waiting), report });
    },
  });
}

function revoke(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'revoke-grant',
    schema: z.object({ id: z.string() }),
    refusals: revokeGrant.refusals,
    send: async (params) => {
      const done = await client.call(revokeGrant, { params });
      return done.ok
        ? formDone(grantsCopy.revoked)
        : formRefusal(done.refusal, { failed: grantsCopy.notRevoked });
    },
  });
}

async function resend(client: Client, posted: FormData) {
  const result = await client.call(resendGrant, { params: { id: formText(posted, 'id') } });
  return result.ok
    ? actionSuccess(grantsCopy.sent(result.value.sent_to))
    : actionError(result.refusal, grantsCopy.notSent);
}
