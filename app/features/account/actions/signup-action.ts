import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { succeed } from '#shared/result.ts';
import {
  type ActionArgs,
  authRefusals,
  loadAccountSchemas,
  mapFieldErrors,
  nextPathFrom,
  signInResult,
} from './auth-action.ts';

const base = { refusals: authRefusals, secrets: ['password', 'confirm', 'code'] };

/** The forms of the sign-up page: the account, the mailed code, and sending it again. */
export async function signupAction(args: ActionArgs) {
  const form = (await args.request.clone().formData()).get('form');
  if (form === 'confirm') return submitConfirmation(args);
  return form === 'resend' ? submitResend(args) : submitAccount(args);
}

async function submitAccount({ request, context }: ActionArgs) {
  const { signupSchema } = await loadAccountSchemas();
  const next = nextPathFrom(request);
  return handleForm({
    ...base,
    request,
    form: 'signup',
    schema: signupSchema,
    send: async ({ full_name, email, password }) => {
      const created = await callAuthApi(context, '/sign-up/email', {
        name: full_name,
        email,
        password,
        next,
      });
      return created.ok
        ? succeed({ to: withNext('/signup', next), data: { email, full_name } })
        : mapFieldErrors(created);
    },
  });
}

async function submitConfirmation({ request, context }: ActionArgs) {
  const { confirmEmailSchema } = await loadAccountSchemas();
  return handleForm({
    ...base,
    request,
    form: 'confirm',
    schema: confirmEmailSchema,
    send: async ({ email, code }) =>
      signInResult(
        await callAuthApi(context, '/email-otp/verify-email', { email, otp: code }),
        nextPathFrom(request),
      ),
  });
}

async function submitResend({ request, context }: ActionArgs) {
  const { resendSchema } = await loadAccountSchemas();
  const next = nextPathFrom(request);
  return handleForm({
    ...base,
    request,
    form: 'resend',
    schema: resendSchema,
    send: async ({ email }) => {
      const sent = await callAuthApi(context, '/send-verification-email', { email, next });
      return sent.ok ? succeed({ to: withNext('/signup', next), data: { email } }) : sent;
    },
  });
}
