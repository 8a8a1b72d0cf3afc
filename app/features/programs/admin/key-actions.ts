import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { createApiKey, revokeApiKey } from '#contract/programs/admin-api-keys.ts';
import { keysCopy as copy } from '#messages/programs/admin.ts';
import { keyInput, keyRevocationInput } from './key-input.ts';

export const keyAction = formActions(
  {
    revoke: formAction({
      endpoint: revokeApiKey,
      form: 'revoke-key',
      schema: keyRevocationInput,
      call: (params) => ({ params, body: {} }),
      done: () => copy.revoked,
    }),
  },
  /** The key is returned once in the answer. */
  formAction({
    endpoint: createApiKey,
    form: 'create-key',
    schema: keyInput,
    call: ({ lifetime, ...body }) => ({ body: { ...body, expires_in_days: lifetime } }),
    done: ({ key }) => ({ message: copy.created, key }),
    failed: () => copy.createFailed,
  }),
);
