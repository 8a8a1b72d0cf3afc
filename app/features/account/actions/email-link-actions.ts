import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { confirmEmailChange } from '#contract/account/security.ts';
import { unsubscribe } from '#contract/public/mail.ts';
import { succeed } from '#shared/result.ts';
import type { ActionArgs } from './auth-action.ts';
import { TOKEN_FORM_ID } from './form-names.ts';

/** Nobody typed it: whatever is wrong with it, the link is no good. */
const schema = z.object({ token: z.string().default('') });
const refusals = confirmEmailChange.refusals;
const invalidLink = { code: 'INVALID_TOKEN', message: refusals.INVALID_TOKEN.message };

/** The yes of one mailbox to another address; the token comes in the body, so that the address of the POST has no secret. */
export function confirmEmailAction({ request, context }: ActionArgs) {
  return handleForm({
    request,
    form: TOKEN_FORM_ID,
    schema,
    refusals,
    send: async (body) => {
      const confirmed = await actionApi(context).call(confirmEmailChange, { body });
      return confirmed.ok
        ? succeed({ to: `/confirm-email?done=${confirmed.value.state}` })
        : toInvalidLink(confirmed);
    },
  });
}

/** Stops the mails of one topic. Mail programs call the API's own address, without a page (RFC 8058). */
export function unsubscribeAction({ request, context }: ActionArgs) {
  return handleForm({
    request,
    form: TOKEN_FORM_ID,
    schema,
    refusals,
    send: async (query) => {
      const unsubscribed = await actionApi(context).call(unsubscribe, { query });
      return unsubscribed.ok
        ? succeed({ to: `/unsubscribe?done=${unsubscribed.value.topic}` })
        : toInvalidLink(unsubscribed);
    },
  });
}

interface RefusedResult {
  readonly ok: false;
  readonly refusal: { readonly code: string; readonly message: string };
}

function toInvalidLink({ refusal }: RefusedResult): RefusedResult {
  return { ok: false, refusal: refusal.code === 'INVALID_INPUT' ? invalidLink : refusal };
}
