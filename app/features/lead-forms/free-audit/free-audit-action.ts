import { handleForm } from '#app/lib/forms/handle-form.ts';
import { formEndpoints, formSchemas } from '#contract/public/forms.ts';
import { type ActionArgs, submitLead } from '../lead-form-action.ts';
import { CODE_INVALID, CODE_REQUIRED } from './email-code-errors.ts';
import { sendEmailCode, signInWithEmailCode } from './sign-in-with-email-code.ts';

const type = 'free_audit';

/**
 * The action of the free audit. An application belongs to an account (FORM-004), so visitors first sign in by a mailed
 * code (DECISIONS 64).
 */
export function freeAuditAction({ request, context }: ActionArgs) {
  return handleForm({
    request,
    form: type,
    schema: formSchemas[type],
    refusals: {
      ...formEndpoints[type].refusals,
      [CODE_REQUIRED]: { status: 401 },
      [CODE_INVALID]: { status: 422 },
    },
    secrets: ['code'],
    send: async (answers, posted) => {
      const sent = await submitLead(context, type, answers);
      if (sent.ok || sent.refusal.code !== 'UNAUTHENTICATED') return sent;
      const code = String(posted.get('code') ?? '').trim();
      if (code === '') return sendEmailCode(context, answers.email);
      const signedIn = await signInWithEmailCode(context, { ...answers, code });
      return signedIn.ok ? submitLead(context, type, answers) : signedIn;
    },
  });
}
