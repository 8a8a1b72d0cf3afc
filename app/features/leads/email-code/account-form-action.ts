import { actionApi } from '#app/lib/api/api-context.ts';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { type FormArgs, formAction } from '#app/lib/forms/form-action.ts';
import { getProfile, updateProfile } from '#contract/account/profile.ts';
import { formEndpoints, formSchemas, freeAuditSteps } from '#contract/leads/forms.ts';
import { formsCopy as copy } from '#messages/leads/forms.ts';
import { refuse, succeed } from '#shared/result.ts';
import { submitLead } from '../lead-form-action.ts';
import { type AccountForm, signInNotice } from './account-form.ts';
import { CODE_INVALID, CODE_REQUIRED, STEP_TAKEN } from './email-code-errors.ts';

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

const accountFormSchemas = {
  free_audit: freeAuditSteps,
  join_community: formSchemas.join_community,
} as const satisfies Readonly<Record<AccountForm, object>>;

type Context = FormArgs['context'];

/** Mails a code to the address, whether or not it has an account. */
async function sendEmailCode(context: Context, email: string) {
  const mailed = await callAuthApi(context, '/email-otp/send-verification-otp', { email, type: 'sign-up' });
  return mailed.ok ? refuse({ code: CODE_REQUIRED, message: copy.code.sent }) : mailed;
}

interface EmailCodeSignIn {
  readonly email: string;
  readonly whatsapp: string;
  readonly name: string;
  readonly code: string;
  readonly type: AccountForm;
}

/** Creates an account if needed (DECISIONS 64). Later calls of the same action use the session. */
async function signInWithEmailCode(context: Context, { email, name, whatsapp, code, type }: EmailCodeSignIn) {
  const signedIn = await callAuthApi(context, '/sign-in/email-otp', { email, name, otp: code });
  if (signedIn.ok) {
    if (signedIn.value.two_factor === true) {
      return refuse({ code: 'UNAUTHENTICATED', message: signInNotice(type).text });
    }
    await saveWhatsappNumber(context, whatsapp);
    return succeed(null);
  }
  const { refusal } = signedIn;
  const isOutage = refusal.code === 'UNAVAILABLE' || refusal.code === 'INTERNAL';
  if (isOutage || refusal.code === 'TOO_MANY_REQUESTS') return signedIn;
  return refuse({ code: CODE_INVALID, message: copy.code.wrong, fields: { code: copy.code.wrong } });
}

async function saveWhatsappNumber(context: Context, whatsapp: string): Promise<void> {
  const profile = await actionApi(context).call(getProfile);
  if (!profile.ok || profile.value.profile.whatsapp !== '') return;
  await actionApi(context).call(updateProfile, { body: { whatsapp } });
}
