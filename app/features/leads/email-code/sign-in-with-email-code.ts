import { actionApi } from '#app/lib/api/api-context.ts';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import type { FormArgs } from '#app/lib/forms/form-action.ts';
import { getProfile, updateProfile } from '#contract/account/profile.ts';
import { formsCopy as copy } from '#messages/leads/forms.ts';
import { refuse, succeed } from '#shared/result.ts';
import { type AccountForm, signInNotice } from './account-form.ts';
import { CODE_INVALID, CODE_REQUIRED } from './email-code-errors.ts';

type Context = FormArgs['context'];

/** Mails a code to the address, whether or not it has an account. */
export async function sendEmailCode(context: Context, email: string) {
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
export async function signInWithEmailCode(
  context: Context,
  { email, name, whatsapp, code, type }: EmailCodeSignIn,
) {
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
