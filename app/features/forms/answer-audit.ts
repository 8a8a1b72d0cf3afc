import { answerForm } from '#app/lib/form-action.ts';
import { formEndpoints, formSchemas } from '#contract/public/forms.ts';
import { type ActionArgs, sendLead } from './answer-page-form.ts';
import { CODE_NEEDED, CODE_WRONG } from './audit-codes.ts';
import { mailCode, proveAddress } from './prove-address.ts';

const type = 'free_audit';

/**
 * The action of the free audit. An application belongs to an account (FORM-004), so who is not signed in proves their
 * address first by a code that is mailed there, and is signed in with it (DECISIONS 64).
 */
export function answerAudit({ request, context }: ActionArgs) {
  return answerForm({
    request,
    form: type,
    schema: formSchemas[type],
    refusals: {
      ...formEndpoints[type].refusals,
      [CODE_NEEDED]: { status: 401 },
      [CODE_WRONG]: { status: 422 },
    },
    secrets: ['code'],
    send: async (answers, posted) => {
      const sent = await sendLead(context, type, answers);
      if (sent.ok || sent.refusal.code !== 'UNAUTHENTICATED') return sent;
      const code = String(posted.get('code') ?? '').trim();
      if (code === '') return mailCode(context, answers.email);
      const proven = await proveAddress(context, { ...answers, code });
      return proven.ok ? sendLead(context, type, answers) : proven;
    },
  });
}
