import { handleForm } from '#app/lib/forms/handle-form.ts';
import { formEndpoints, formSchemas } from '#contract/public/forms.ts';
import { type ActionArgs, submitLead } from '../lead-form-action.ts';
import type { AccountForm } from './account-form.ts';
import { CODE_INVALID, CODE_REQUIRED } from './email-code-errors.ts';
import { sendEmailCode, signInWithEmailCode } from './sign-in-with-email-code.ts';

/**
 * The action of a form whose answers belong to an account (FORM-004, FORM-008): visitors first sign in by a mailed code
 * (DECISIONS 64), typed into the same form.
 */
export function accountFormAction({ request, context }: ActionArgs, type: AccountForm) {
  return handleForm({
    request,
    form: type,
    schema: formSchemas[type],
    refusals: {
      ...formEndpoints[type].refusals,
      // A step of the form: under an error's status the browser would report it as one.
      [CODE_REQUIRED]: { status: 200 },
      [CODE_INVALID]: { status: 422 },
    },
    secrets: ['code'],
    send: async (answers, posted) => {
      const sent = await submitLead(context, type, answers);
      if (sent.ok || sent.refusal.code !== 'UNAUTHENTICATED') return sent;
      const code = String(posted.get('code') ?? '').trim();
      if (code === '') return sendEmailCode(context, answers.email);
      const signedIn = await signInWithEmailCode(context, { ...answers, code, type });
      return signedIn.ok ? submitLead(context, type, answers) : signedIn;
    },
  });
}
