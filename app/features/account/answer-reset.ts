import { answerForm } from '#app/lib/form-action.ts';
import { succeed } from '#shared/result.ts';
import { type ActionArgs, atFields, authRefusals, callAuth, loadForms } from './answer-auth.ts';

/** Asks for the link. What follows looks the same for every address. */
export async function answerForgot({ request, context }: ActionArgs) {
  const { forgotForm } = await loadForms();
  return answerForm({
    request,
    form: 'forgot',
    schema: forgotForm,
    send: async (body) => {
      const sent = await callAuth(context, '/request-password-reset', body);
      return sent.ok ? succeed({ to: '/forgot-password?sent=1' }) : atFields(sent);
    },
  });
}

/** The token comes in the body, so that the address of the POST has no secret. */
export async function answerReset({ request, context }: ActionArgs) {
  const { resetForm } = await loadForms();
  return answerForm({
    request,
    form: 'reset',
    schema: resetForm,
    refusals: authRefusals,
    secrets: ['password', 'confirm'],
    send: async ({ token, password }) => {
      const set = await callAuth(context, '/reset-password', { token, newPassword: password });
      return set.ok ? succeed({ to: '/login?reset=1' }) : atFields(set);
    },
  });
}
