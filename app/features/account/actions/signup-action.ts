import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { succeed } from '#shared/result.ts';
import { confirmEmailSchema, resendSchema, signupSchema } from './account-schemas.ts';
import { authRefusals, mapFieldErrors, nextPathFrom, signInResult } from './auth-action.ts';

const base = { refusals: authRefusals, secrets: ['password', 'confirm', 'code'] };

const signup = formAction({
  ...base,
  form: 'signup',
  schema: signupSchema,
  send: async ({ full_name, email, password }, { request, context }) => {
    const next = nextPathFrom(request);
    const created = await callAuthApi(context, '/sign-up/email', { name: full_name, email, password, next });
    return created.ok
      ? succeed({ to: withNext('/signup', next), data: { email, full_name } })
      : mapFieldErrors(created);
  },
});

const confirm = formAction({
  ...base,
  form: 'confirm',
  schema: confirmEmailSchema,
  send: async ({ email, code }, { request, context }) => {
    const confirmed = await callAuthApi(context, '/email-otp/verify-email', { email, otp: code });
    return signInResult(confirmed, nextPathFrom(request));
  },
});

const resend = formAction({
  ...base,
  form: 'resend',
  schema: resendSchema,
  send: async ({ email }, { request, context }) => {
    const next = nextPathFrom(request);
    const sent = await callAuthApi(context, '/send-verification-email', { email, next });
    return sent.ok ? succeed({ to: withNext('/signup', next), data: { email } }) : sent;
  },
});

export const signupAction = formActions({ confirm, resend }, signup, 'form');
