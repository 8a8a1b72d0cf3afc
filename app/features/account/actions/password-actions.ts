import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { succeed } from '#shared/result.ts';
import { type ActionArgs, authRefusals, loadAccountSchemas, mapFieldErrors } from './auth-action.ts';

/** The response is the same for every address, so accounts can not be enumerated. */
export async function forgotPasswordAction({ request, context }: ActionArgs) {
  const { forgotPasswordSchema } = await loadAccountSchemas();
  return handleForm({
    request,
    form: 'forgot',
    schema: forgotPasswordSchema,
    send: async (body) => {
      const sent = await callAuthApi(context, '/request-password-reset', body);
      return sent.ok ? succeed({ to: '/forgot-password?sent=1' }) : mapFieldErrors(sent);
    },
  });
}

/** The token is posted in the body, to keep it out of the URL. */
export async function resetPasswordAction({ request, context }: ActionArgs) {
  const { resetPasswordSchema } = await loadAccountSchemas();
  return handleForm({
    request,
    form: 'reset',
    schema: resetPasswordSchema,
    refusals: authRefusals,
    secrets: ['password', 'confirm'],
    send: async ({ token, password }) => {
      const set = await callAuthApi(context, '/reset-password', { token, newPassword: password });
      return set.ok ? succeed({ to: '/login?reset=1' }) : mapFieldErrors(set);
    },
  });
}
