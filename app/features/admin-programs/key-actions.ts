import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { createApiKey, revokeApiKey } from '#contract/admin/programs/api-keys.ts';
import type { Client } from '#contract/client.ts';
import { keysCopy as copy } from '#messages/admin-programs.ts';
import { keyInput, keyRevoking } from './key-input.ts';

export function handleKeyAction(client: Client, posted: FormData) {
  return formIntent(posted) === 'revoke' ? revoke(client, posted) : create(client, posted);
}

/** The key goes back once, as a fact of the answer. */
function create(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'create-key',
    schema: keyInput,
    refusals: createApiKey.refusals,
    send: async ({ lifetime, ...body }) => {
      const made = await client.call(createApiKey, { body: { ...body, expires_in_days: lifetime } });
      return made.ok
        ? formDone(copy.created, { key: made.value.key })
        : formRefusal(made.refusal, { failed: copy.createFailed });
    },
  });
}

function revoke(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'revoke-key',
    schema: keyRevoking,
    refusals: revokeApiKey.refusals,
    send: async (params) => {
      const revoked = await client.call(revokeApiKey, { params, body: {} });
      return revoked.ok ? formDone(copy.revoked) : formRefusal(revoked.refusal);
    },
  });
}
