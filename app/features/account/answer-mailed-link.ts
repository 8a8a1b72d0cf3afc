import { z } from 'zod';
import { actionApi } from '#app/lib/api.ts';
import { answerForm } from '#app/lib/form-action.ts';
import { confirmEmailChange } from '#contract/account/security.ts';
import { unsubscribe } from '#contract/public/mail.ts';
import { succeed } from '#shared/result.ts';
import type { ActionArgs } from './answer-auth.ts';
import { ONE_BUTTON } from './form-names.ts';

/** Nobody typed it: whatever is wrong with it, the link is no good. */
const schema = z.object({ token: z.string().default('') });
const refusals = confirmEmailChange.refusals;
const broken = { code: 'INVALID_TOKEN', message: refusals.INVALID_TOKEN.message };

/** The yes of one mailbox to another address; the token comes in the body, so that the address of the POST has no secret. */
export function answerConfirmEmail({ request, context }: ActionArgs) {
  return answerForm({
    request,
    form: ONE_BUTTON,
    schema,
    refusals,
    send: async (body) => {
      const confirmed = await actionApi(context).call(confirmEmailChange, { body });
      return confirmed.ok
        ? succeed({ to: `/confirm-email?done=${confirmed.value.state}` })
        : asBroken(confirmed);
    },
  });
}

/** Stops the mails of one topic. Mail programs call the API's own address, without a page (RFC 8058). */
export function answerUnsubscribe({ request, context }: ActionArgs) {
  return answerForm({
    request,
    form: ONE_BUTTON,
    schema,
    refusals,
    send: async (query) => {
      const stopped = await actionApi(context).call(unsubscribe, { query });
      return stopped.ok ? succeed({ to: `/unsubscribe?done=${stopped.value.topic}` }) : asBroken(stopped);
    },
  });
}

interface Refused {
  readonly ok: false;
  readonly refusal: { readonly code: string; readonly message: string };
}

function asBroken({ refusal }: Refused): Refused {
  return { ok: false, refusal: refusal.code === 'INVALID_INPUT' ? broken : refusal };
}
