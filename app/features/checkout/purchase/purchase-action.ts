import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formText } from '#app/lib/forms/action-result.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { checkPayment } from '#contract/account/wallet.ts';
import { changeGuestEmail, checkGuestPayment, resendGuestAccess } from '#contract/public/guest-checkout.ts';
import { purchasePath } from '#shared/guest-checkout.ts';
import { succeed } from '#shared/result.ts';
import type { CheckoutArgs } from '../checkout-action.ts';
import { CHANGE_EMAIL_FORM, CHECK_FORM, RESEND_FORM } from './purchase-forms.ts';

const nothing = z.object({});

/** The forms of a purchase on its way, told apart by their hidden `form` field. */
export async function purchaseAction({ request, context }: CheckoutArgs, id: string) {
  const posted = await request.formData();
  const client = actionApi(context);
  const params = { id };
  const page = purchasePath(id);
  switch (formText(posted, 'form')) {
    case CHANGE_EMAIL_FORM:
      return handleForm({
        posted,
        schema: changeGuestEmail.body,
        refusals: changeGuestEmail.refusals,
        send: async (body) => {
          const changed = await client.call(changeGuestEmail, { params, body });
          return changed.ok ? succeed({ to: `${page}?details=1&done=changed` }) : changed;
        },
      });
    case RESEND_FORM:
      return handleForm({
        posted,
        schema: nothing,
        refusals: resendGuestAccess.refusals,
        send: async () => {
          const sent = await client.call(resendGuestAccess, { params });
          return sent.ok ? succeed({ to: `${page}?details=1&done=resent` }) : sent;
        },
      });
    default:
      return handleForm({
        posted,
        form: CHECK_FORM,
        schema: nothing,
        refusals: checkPayment.refusals,
        send: async () => {
          const payment = new URL(request.url).searchParams.get('payment');
          const checked =
            payment === null
              ? await client.call(checkGuestPayment, { params })
              : await client.call(checkPayment, { params: { id: payment } });
          const query = new URLSearchParams({ ...(payment !== null && { payment }), wait: '1' });
          return checked.ok ? succeed({ to: `${page}?${query}` }) : checked;
        },
      });
  }
}
