import { answerForm } from '#app/lib/form-action.ts';
import { withNext } from '#shared/landing.ts';
import { succeed } from '#shared/result.ts';
import {
  type ActionArgs,
  atFields,
  authRefusals,
  callAuth,
  loadForms,
  nextIn,
  onward,
} from './answer-auth.ts';

const base = { refusals: authRefusals, secrets: ['password', 'confirm', 'code'] };

/** The forms of the sign-up page: the account, the code that was mailed, and another mail. */
export async function answerSignup(args: ActionArgs) {
  const form = (await args.request.clone().formData()).get('form');
  if (form === 'confirm') return answerConfirm(args);
  return form === 'resend' ? answerResend(args) : answerAccount(args);
}

async function answerAccount({ request, context }: ActionArgs) {
  const { signupForm } = await loadForms();
  const next = nextIn(request);
  return answerForm({
    ...base,
    request,
    form: 'signup',
    schema: signupForm,
    send: async ({ full_name, email, password }) => {
      const made = await callAuth(context, '/sign-up/email', { name: full_name, email, password, next });
      return made.ok
        ? succeed({ to: withNext('/signup', next), facts: { email, full_name } })
        : atFields(made);
    },
  });
}

/** The code proves the mailbox and signs in, so that whatever was being done goes on here. */
async function answerConfirm({ request, context }: ActionArgs) {
  const { confirmForm } = await loadForms();
  return answerForm({
    ...base,
    request,
    form: 'confirm',
    schema: confirmForm,
    send: async ({ email, code }) =>
      onward(await callAuth(context, '/email-otp/verify-email', { email, otp: code }), nextIn(request)),
  });
}

async function answerResend({ request, context }: ActionArgs) {
  const { resendForm } = await loadForms();
  const next = nextIn(request);
  return answerForm({
    ...base,
    request,
    form: 'resend',
    schema: resendForm,
    send: async ({ email }) => {
      const sent = await callAuth(context, '/send-verification-email', { email, next });
      return sent.ok ? succeed({ to: withNext('/signup', next), facts: { email } }) : sent;
    },
  });
}
