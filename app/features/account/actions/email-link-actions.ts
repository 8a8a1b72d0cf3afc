import { z } from 'zod';
import { type FormRefusal, formAction } from '#app/lib/forms/form-action.ts';
import { confirmEmailChange } from '#contract/account/security.ts';
import { unsubscribe } from '#contract/privacy/unsubscribe.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { TOKEN_FORM_ID } from './form-names.ts';

/** Nobody types the token, so any problem with it means an invalid link. It is posted to keep it out of the URL. */
const link = {
  form: TOKEN_FORM_ID,
  schema: z.object({ token: z.string().default('') }),
  refuse: (refusal: FormRefusal): FormRefusal =>
    refusal.code === 'INVALID_INPUT'
      ? { code: 'INVALID_TOKEN', message: refusalCopy.INVALID_TOKEN }
      : refusal,
};

export const confirmEmailAction = formAction({
  ...link,
  endpoint: confirmEmailChange,
  call: (body) => ({ body }),
  to: ({ state }) => `/confirm-email?done=${state}`,
});

/** Mail clients unsubscribe through the API directly (RFC 8058). */
export const unsubscribeAction = formAction({
  ...link,
  endpoint: unsubscribe,
  call: (query) => ({ query }),
  to: ({ topic }) => `/unsubscribe?done=${topic}`,
});
