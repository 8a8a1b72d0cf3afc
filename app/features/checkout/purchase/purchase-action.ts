import { formAction, formActions, type PostedForm } from '#app/lib/forms/form-action.ts';
import { rememberWay } from '#app/lib/remembered-way.ts';
import {
  changeGuestEmail,
  checkGuestPayment,
  payGuestPurchase,
  resendGuestAccess,
} from '#contract/intents/guest-checkout.ts';
import { getPurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { checkPayment, topUpWallet } from '#contract/wallet/wallet.ts';
import { succeed } from '#shared/result.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { pageOfPayment } from '../server/page-of-payment.ts';
import { payIntent } from '../server/pay-intent.ts';
import { CHANGE_EMAIL_FORM, CHECK_FORM, CHECKED, OTHER_WAY, PAY_FORM, RESEND_FORM } from './purchase-view.ts';

/** The own payment of who is signed in, where this browser's guest has none. */
const isOthers = (answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } }) =>
  !answer.ok && answer.refusal?.code === 'PURCHASE_NOT_FOUND';

const pageOf = ({ param }: PostedForm) => purchasePath(param('id'));

const payAgain = formAction({
  schema: payGuestPurchase.body,
  refusals: { ...topUpWallet.refusals, ...payGuestPurchase.refusals },
  send: async (body, posted) => {
    const paid = await reopenPayment(posted, body);
    if (!paid.ok) return paid;
    const { payment_id, ...payment } = paid.value;
    return succeed({
      to: pageOfPayment(posted.form, payment, `${pageOf(posted)}?payment=${payment_id}`),
      headers: rememberWay(body.payment_method),
    });
  },
});

async function reopenPayment({ client, form, param }: PostedForm, body: { payment_method: string }) {
  const params = { id: param('id') };
  const guest = await client.call(payGuestPurchase, { params, body });
  if (!isOthers(guest)) return guest;
  const own = await client.call(getPurchaseIntent, { params });
  return own.ok ? payIntent(client, own.value, form) : own;
}

const check = formAction({
  form: CHECK_FORM,
  refusals: checkPayment.refusals,
  send: async (_, posted) => {
    const { client, param, request } = posted;
    const payment = new URL(request.url).searchParams.get('payment');
    const guest = await client.call(checkGuestPayment, { params: { id: param('id') } });
    const checked =
      isOthers(guest) && payment !== null
        ? await client.call(checkPayment, { params: { id: payment } })
        : guest;
    const query = new URLSearchParams({ ...(payment !== null && { payment }), wait: '1', [CHECKED]: '1' });
    return checked.ok ? succeed({ to: `${pageOf(posted)}?${query}` }) : checked;
  },
});

export const purchaseAction = formActions(
  {
    [CHANGE_EMAIL_FORM]: formAction({
      endpoint: changeGuestEmail,
      schema: changeGuestEmail.body,
      call: (body, { param }) => ({ params: { id: param('id') }, body }),
      to: (_, __, posted) => `${pageOf(posted)}?details=1&done=changed`,
    }),
    [PAY_FORM]: payAgain,
    [OTHER_WAY]: payAgain,
    [RESEND_FORM]: formAction({
      endpoint: resendGuestAccess,
      call: (_, { param }) => ({ params: { id: param('id') } }),
      to: (_, __, posted) => `${pageOf(posted)}?details=1&done=resent`,
    }),
  },
  check,
  'form',
);
