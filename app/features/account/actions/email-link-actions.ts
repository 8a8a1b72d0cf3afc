import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { confirmEmailChange } from '#contract/account/sessions/security.ts';
import { unsubscribe } from '#contract/public/mail.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { refuse, succeed } from '#shared/result.ts';
import type { ActionArgs } from './auth-action.ts';
import { TOKEN_FORM_ID } from './form-names.ts';

/** Nobody types the token, so any problem with it means an invalid link. */
const schema = z.object({ token: z.string().default('') });
const refusals = confirmEmailChange.refusals;

/** The token is posted in the body, to keep it out of the URL. */
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

/** Mail clients unsubscribe through the API directly (RFC 8058). */
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
  if (refusal.code !== 'INVALID_INPUT') return { ok: false, refusal };
  return refuse({ code: 'INVALID_TOKEN', message: refusalCopy.INVALID_TOKEN });
}
