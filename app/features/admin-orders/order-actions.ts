import { refundInput } from '#app/components/admin/refund-input.ts';
import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { resendAnyReceipt, resendPurchaseLink, setOrderStatus } from '#contract/admin/sales/orders.ts';
import { refundMoney } from '#contract/admin/sales/refunds.ts';
import type { Client } from '#contract/client.ts';
import { detailCopy, refundCopy, unclaimedCopy } from '#messages/admin-orders.ts';
import { toRupiah } from '#shared/money/money.ts';
import { orderStatuses } from '#shared/shop/orders.ts';

export function handleOrderAction(client: Client, id: string, form: FormData) {
  switch (formIntent(form)) {
    case 'receipt':
      return sendReceipt(client, id);
    case 'refund':
      return refund(client, id, form);
    default:
      return setStatus(client, id, form);
  }
}

async function setStatus(client: Client, id: string, form: FormData): Promise<ActionResult> {
  const status = orderStatuses.find((option) => option === form.get('status'));
  if (status === undefined) return { ok: false, message: detailCopy.failed, fields: {} };
  const changed = await client.call(setOrderStatus, { params: { id }, body: { status } });
  return changed.ok
    ? actionSuccess(detailCopy.updated(status))
    : actionError(changed.refusal, detailCopy.failed);
}

async function sendReceipt(client: Client, id: string): Promise<ActionResult> {
  const result = await client.call(resendAnyReceipt, { params: { id } });
  return result.ok
    ? actionSuccess(detailCopy.sent(result.value.sent_to))
    : actionError(result.refusal, detailCopy.notSent);
}

/** To a guest who has not come yet. */
export async function sendPurchaseLink(client: Client, form: FormData): Promise<ActionResult> {
  const result = await client.call(resendPurchaseLink, { params: { id: formText(form, 'id') } });
  return result.ok
    ? actionSuccess(unclaimedCopy.sent(result.value.sent_to))
    : actionError(result.refusal, unclaimedCopy.notSent);
}

/** DECISIONS 49: through the one refund that the staff have. */
function refund(client: Client, order_id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'refund-order',
    schema: refundInput,
    refusals: refundMoney.refusals,
    send: async (body) => {
      const idempotency_key = formText(posted, 'idempotency_key');
      const result = await client.call(refundMoney, { idempotency_key, body: { ...body, order_id } });
      if (!result.ok) {
        const fieldOf = { REFUND_EXCEEDS_PAID: 'amount', amount_bigint: 'amount' };
        return formRefusal(result.refusal, { failed: refundCopy.failed, fieldOf });
      }
      const amount = toRupiah(body.amount_bigint);
      if (body.refund_method === 'payment_provider') return formDone(refundCopy.onItsWay(amount));
      return formDone(result.value.refundable_bigint === 0 ? refundCopy.doneWhole : refundCopy.done(amount));
    },
  });
}
