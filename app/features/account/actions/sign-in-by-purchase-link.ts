import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { claimGuestPurchase } from '#contract/public/guest-checkout.ts';
import { type ActionArgs, authRefusals, nextPathFrom, signInResult } from './auth-action.ts';

/** The mailed link proves the address: its purchase is claimed, and whoever holds it is signed in, once. */
export function signInByPurchaseLink({ request, context }: ActionArgs, form: string) {
  return handleForm({
    request,
    form,
    schema: z.object({}),
    refusals: { ...authRefusals, ...claimGuestPurchase.refusals },
    send: async () => {
      const { searchParams } = new URL(request.url);
      const token = searchParams.get('token') ?? '';
      const claimed = await actionApi(context).call(claimGuestPurchase, { body: { token } });
      if (!claimed.ok) return claimed;
      const { email, code, landing } = claimed.value;
      // A mail about what was bought leads to its own page.
      const to = searchParams.has('next') ? nextPathFrom(request) : landing;
      return signInResult(await callAuthApi(context, '/sign-in/email-otp', { email, otp: code }), to);
    },
  });
}
