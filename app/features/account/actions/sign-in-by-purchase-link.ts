import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { claimGuestPurchase } from '#contract/intents/guest-checkout.ts';
import { authRefusals, nextPathFrom, signInResult } from './auth-actions.ts';

/** The mailed link proves the address: it claims the purchase and signs its holder in, once. */
export const purchaseLinkAction = (form: string) =>
  formAction({
    form,
    refusals: { ...authRefusals, ...claimGuestPurchase.refusals },
    send: async (_, { request, context, client }) => {
      const { searchParams } = new URL(request.url);
      const token = searchParams.get('token') ?? '';
      const claimed = await client.call(claimGuestPurchase, { body: { token } });
      if (!claimed.ok) return claimed;
      const { email, code, landing } = claimed.value;
      const to = searchParams.has('next') ? nextPathFrom(request) : landing;
      return signInResult(await callAuthApi(context, '/sign-in/email-otp', { email, otp: code }), to);
    },
  });
