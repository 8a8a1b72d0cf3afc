import { formAction } from '#app/lib/forms/form-action.ts';
import { formEndpoints } from '#contract/leads/forms.ts';
import { refuse } from '#shared/result.ts';
import { submitLead } from '../lead-form-action.ts';
import type { AccountForm } from './account-form.ts';
import { accountFormSchemas } from './account-form-schemas.ts';
import { CODE_INVALID, CODE_REQUIRED, STEP_TAKEN } from './email-code-errors.ts';
import { sendEmailCode, signInWithEmailCode } from './sign-in-with-email-code.ts';

/** Visitors sign in by a mailed code, because answers belong to an account (FORM-004, FORM-008, DECISIONS 64). */
export const accountFormAction = (type: AccountForm) =>
  formAction({
    form: type,
    schema: accountFormSchemas[type],
    refusals: {
      ...formEndpoints[type].refusals,
      // A step of the form: the browser's console would report an error status.
      [CODE_REQUIRED]: { status: 200 },
      [STEP_TAKEN]: { status: 200 },
      [CODE_INVALID]: { status: 422 },
    },
    secrets: ['code'],
    send: async (answers, { client, context, text }) => {
      if (!('email' in answers)) return refuse({ code: STEP_TAKEN, message: '' });
      const sent = await submitLead(client, type, answers);
      if (sent.ok || sent.refusal.code !== 'UNAUTHENTICATED') return sent;
      const code = text('code').trim();
      if (code === '') return sendEmailCode(context, answers.email);
      const signedIn = await signInWithEmailCode(context, { ...answers, code, type });
      return signedIn.ok ? submitLead(client, type, answers) : signedIn;
    },
  });
