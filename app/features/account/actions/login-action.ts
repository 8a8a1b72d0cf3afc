import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { accountCopy } from '#messages/account.ts';
import { toPhoneNumber } from '#shared/people/phone-number.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { refuse, succeed } from '#shared/result.ts';
import {
  type ActionArgs,
  authRefusals,
  loadAccountSchemas,
  nextPathFrom,
  signInResult,
} from './auth-action.ts';
import { CODE_SENT } from './form-names.ts';

const base = { refusals: authRefusals, secrets: ['password', 'code'] };

/** All forms of the sign-in page, told apart by their hidden `form` field. Works without scripts. */
export async function loginAction(args: ActionArgs) {
  const form = (await args.request.clone().formData()).get('form');
  switch (form) {
    case 'code':
      return submitCode(args);
    case 'second-factor':
      return submitSecondFactor(args);
    default:
      return submitPassword(args);
  }
}

async function submitPassword({ request, context }: ActionArgs) {
  const { loginSchema } = await loadAccountSchemas();
  return handleForm({
    ...base,
    request,
    form: 'login',
    schema: loginSchema,
    send: async (body) =>
      signInResult(await callAuthApi(context, '/sign-in/email', body), nextPathFrom(request)),
  });
}

/** Sends a code when none is given, else signs in with it. */
async function submitCode({ request, context }: ActionArgs) {
  const { codeSchema } = await loadAccountSchemas();
  return handleForm({
    ...base,
    request,
    form: 'code',
    schema: codeSchema,
    send: async ({ email, code, again }) => {
      const phoneNumber = toPhoneNumber(email);
      if (code === undefined || again !== undefined) return sendCode(context, email, phoneNumber);
      const result =
        phoneNumber === null
          ? await callAuthApi(context, '/sign-in/email-otp', { email, otp: code })
          : await callAuthApi(context, '/phone-number/verify', { phoneNumber, code });
      return signInResult(result, nextPathFrom(request));
    },
  });
}

async function sendCode(context: ActionArgs['context'], email: string, phoneNumber: string | null) {
  const sent =
    phoneNumber === null
      ? await callAuthApi(context, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
      : await callAuthApi(context, '/phone-number/send-otp', { phoneNumber });
  if (sent.ok) return refuse({ code: CODE_SENT, message: accountCopy.code.sent(email) });
  if (sent.refusal.code !== 'NOT_FOUND') return sent;
  const message = accountCopy.code.unavailable;
  return refuse({ ...sent.refusal, message, fields: { email: message } });
}

async function submitSecondFactor({ request, context }: ActionArgs) {
  const { secondFactorSchema } = await loadAccountSchemas();
  const next = nextPathFrom(request);
  const isRecovery = new URL(request.url).searchParams.get('second-factor') === 'recovery';
  const path = isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
  return handleForm({
    ...base,
    request,
    form: 'second-factor',
    schema: secondFactorSchema,
    send: async (body, posted) => {
      const result = signInResult(await callAuthApi(context, path, body), next);
      const isOver = !result.ok && result.refusal.code === 'SIGN_IN_AGAIN' && !posted.has(STAY_ON_PAGE);
      return isOver ? succeed({ to: withNext('/login?again=1', next) }) : result;
    },
  });
}
