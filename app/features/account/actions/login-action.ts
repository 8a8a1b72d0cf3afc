import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { type FormArgs, formAction, formActions } from '#app/lib/forms/form-action.ts';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { accountCopy } from '#messages/account/account.ts';
import { toPhoneNumber } from '#shared/people/phone-number.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { refuse, succeed } from '#shared/result.ts';
import { codeSchema, loginSchema, secondFactorSchema } from './account-schemas.ts';
import { authRefusals, nextPathFrom, signInResult } from './auth-actions.ts';
import { CODE_SENT } from './form-names.ts';

const base = { refusals: authRefusals, secrets: ['password', 'code'] };

const login = formAction({
  ...base,
  form: 'login',
  schema: loginSchema,
  send: async (body, { request, context }) =>
    signInResult(await callAuthApi(context, '/sign-in/email', body), nextPathFrom(request)),
});

const code = formAction({
  ...base,
  form: 'code',
  schema: codeSchema,
  send: async ({ email, code: otp, again }, { request, context }) => {
    const phoneNumber = toPhoneNumber(email);
    if (otp === undefined || again !== undefined) return sendCode(context, email, phoneNumber);
    const result =
      phoneNumber === null
        ? await callAuthApi(context, '/sign-in/email-otp', { email, otp })
        : await callAuthApi(context, '/phone-number/verify', { phoneNumber, code: otp });
    return signInResult(result, nextPathFrom(request));
  },
});

async function sendCode(context: FormArgs['context'], email: string, phoneNumber: string | null) {
  const sent =
    phoneNumber === null
      ? await callAuthApi(context, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
      : await callAuthApi(context, '/phone-number/send-otp', { phoneNumber });
  if (sent.ok) return refuse({ code: CODE_SENT, message: accountCopy.code.sent(email) });
  if (sent.refusal.code !== 'NOT_FOUND') return sent;
  const message = accountCopy.code.unavailable;
  return refuse({ ...sent.refusal, message, fields: { email: message } });
}

const secondFactor = formAction({
  ...base,
  form: 'second-factor',
  schema: secondFactorSchema,
  send: async (body, { request, context, form }) => {
    const next = nextPathFrom(request);
    const isRecovery = new URL(request.url).searchParams.get('second-factor') === 'recovery';
    const path = isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
    const result = signInResult(await callAuthApi(context, path, body), next);
    const isOver = !result.ok && result.refusal.code === 'SIGN_IN_AGAIN' && !form.has(STAY_ON_PAGE);
    return isOver ? succeed({ to: withNext('/login?again=1', next) }) : result;
  },
});

export const loginAction = formActions({ code, 'second-factor': secondFactor }, login, 'form');
