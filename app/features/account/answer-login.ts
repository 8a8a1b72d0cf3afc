import { answerForm } from '#app/lib/form-action.ts';
import { STAY } from '#app/lib/form-reply.ts';
import { withNext } from '#shared/landing.ts';
import { toPhoneNumber } from '#shared/phone-number.ts';
import { refuse, succeed } from '#shared/result.ts';
import { accountCopy } from './account-copy.ts';
import { type ActionArgs, authRefusals, callAuth, loadForms, nextIn, onward } from './answer-auth.ts';
import { CODE_SENT } from './form-names.ts';

const base = { refusals: authRefusals, secrets: ['password', 'code'] };

/** The forms of the sign-in page, by the name that each carries; they work without scripts, too. */
export async function answerLogin(args: ActionArgs) {
  const form = (await args.request.clone().formData()).get('form');
  switch (form) {
    case 'code':
      return answerCode(args);
    case 'second-factor':
      return answerSecondFactor(args);
    default:
      return answerPassword(args);
  }
}

async function answerPassword({ request, context }: ActionArgs) {
  const { loginForm } = await loadForms();
  return answerForm({
    ...base,
    request,
    form: 'login',
    schema: loginForm,
    send: async (body) => onward(await callAuth(context, '/sign-in/email', body), nextIn(request)),
  });
}

/** First the address or telephone, then with it the code that was sent there. */
async function answerCode({ request, context }: ActionArgs) {
  const { codeForm } = await loadForms();
  return answerForm({
    ...base,
    request,
    form: 'code',
    schema: codeForm,
    send: async ({ email, code, again }) => {
      const phoneNumber = toPhoneNumber(email);
      if (code === undefined || again !== undefined) return sendCode(context, email, phoneNumber);
      const answer =
        phoneNumber === null
          ? await callAuth(context, '/sign-in/email-otp', { email, otp: code })
          : await callAuth(context, '/phone-number/verify', { phoneNumber, code });
      return onward(answer, nextIn(request));
    },
  });
}

async function sendCode(context: ActionArgs['context'], email: string, phoneNumber: string | null) {
  const sent =
    phoneNumber === null
      ? await callAuth(context, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
      : await callAuth(context, '/phone-number/send-otp', { phoneNumber });
  if (sent.ok) return refuse({ code: CODE_SENT, message: accountCopy.code.sent(email) });
  if (sent.refusal.code !== 'NOT_FOUND') return sent;
  const message = accountCopy.code.unavailable;
  return refuse({ ...sent.refusal, message, fields: { email: message } });
}

async function answerSecondFactor({ request, context }: ActionArgs) {
  const { secondFactorForm } = await loadForms();
  const next = nextIn(request);
  const isRecovery = new URL(request.url).searchParams.get('second-factor') === 'recovery';
  const path = isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
  return answerForm({
    ...base,
    request,
    form: 'second-factor',
    schema: secondFactorForm,
    send: async (body, posted) => {
      const answer = onward(await callAuth(context, path, body), next);
      const isOver = !answer.ok && answer.refusal.code === 'SIGN_IN_AGAIN' && !posted.has(STAY);
      return isOver ? succeed({ to: withNext('/login?again=1', next) }) : answer;
    },
  });
}
