import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { succeed } from '#shared/result.ts';
import { forgotPasswordSchema, resetPasswordSchema } from './account-schemas.ts';
import { authRefusals, mapFieldErrors } from './auth-actions.ts';

/** The response is the same for every address, so accounts can not be enumerated. */
export const forgotPasswordAction = formAction({
  form: 'forgot',
  schema: forgotPasswordSchema,
  send: async (body, { context }) => {
    const sent = await callAuthApi(context, '/request-password-reset', body);
    return sent.ok ? succeed({ to: '/forgot-password?sent=1' }) : mapFieldErrors(sent);
  },
});

/** The token is posted in the body, to keep it out of the URL. */
export const resetPasswordAction = formAction({
  form: 'reset',
  schema: resetPasswordSchema,
  refusals: authRefusals,
  secrets: ['password', 'confirm'],
  send: async ({ token, password }, { context }) => {
    const set = await callAuthApi(context, '/reset-password', { token, newPassword: password });
    return set.ok ? succeed({ to: '/login?reset=1' }) : mapFieldErrors(set);
  },
});
