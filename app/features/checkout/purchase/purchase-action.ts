import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { rememberWay } from '#app/lib/remembered-way.ts';
import { getPurchaseIntent } from '#contract/account/shop/purchase-intents.ts';
import { checkPayment, topUpWallet } from '#contract/account/shop/wallet.ts';
import type { Client } from '#contract/client.ts';
import {
  changeGuestEmail,
  checkGuestPayment,
  payGuestPurchase,
  resendGuestAccess,
} from '#contract/public/guest-checkout.ts';
import { succeed } from '#shared/result.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import type { CheckoutArgs } from '../server/checkout-action.ts';
import { pageOfPayment } from '../server/page-of-payment.ts';
import { payIntent } from '../server/pay-intent.ts';
import {
  CHANGE_EMAIL_FORM,
  CHECK_FORM,
  CHECKED,
  OTHER_WAY,
  PAY_FORM,
  RESEND_FORM,
} from './purchase-forms.ts';

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
    case PAY_FORM:
    case OTHER_WAY:
      return payAgain({ client, posted, id });
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
          const guest = await client.call(checkGuestPayment, { params });
          const isOwn = !guest.ok && guest.refusal.code === 'PURCHASE_NOT_FOUND' && payment !== null;
          const checked = isOwn ? await client.call(checkPayment, { params: { id: payment } }) : guest;
          const query = new URLSearchParams({
            ...(payment !== null && { payment }),
            wait: '1',
            [CHECKED]: '1',
          });
          return checked.ok ? succeed({ to: `${page}?${query}` }) : checked;
        },
      });
  }
}

interface PayAgain {
  readonly client: Client;
  readonly posted: FormData;
  readonly id: string;
}

/** Opens a payment of the same purchase: of this browser's guest, or of who is signed in. */
function payAgain({ client, posted, id }: PayAgain) {
  return handleForm({
    posted,
    schema: payGuestPurchase.body,
    refusals: { ...topUpWallet.refusals, ...payGuestPurchase.refusals },
    send: async (body) => {
      const paid = await openAgain({ client, posted, id }, body);
      if (!paid.ok) return paid;
      const { payment_id, ...payment } = paid.value;
      return succeed({
        to: pageOfPayment(posted, payment, `${purchasePath(id)}?payment=${payment_id}`),
        headers: rememberWay(body.payment_method),
      });
    },
  });
}

async function openAgain({ client, posted, id }: PayAgain, body: { payment_method: string }) {
  const guest = await client.call(payGuestPurchase, { params: { id }, body });
  if (guest.ok || guest.refusal.code !== 'PURCHASE_NOT_FOUND') return guest;
  const own = await client.call(getPurchaseIntent, { params: { id } });
  return own.ok ? payIntent(client, own.value, posted) : own;
}
