import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { grantProduct, resendAnyReceipt, setOrderStatus } from '#contract/admin/orders.ts';
import { refundMoney } from '#contract/admin/refunds.ts';
import type { Client } from '#contract/client.ts';
import { toSen } from '#shared/money.ts';
import { orderStatuses } from '#shared/orders.ts';
import { detailCopy, grantCopy, refundCopy } from './orders-copy.ts';
import { parseRefundAmount } from './parse-refund-amount.ts';

export function handleOrderAction(client: Client, id: string, form: FormData): Promise<ActionResult> {
  switch (form.get('do')) {
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

/** DECISIONS 49: through the one refund that the staff have. */
async function refund(client: Client, order_id: string, form: FormData): Promise<ActionResult> {
  const parsed = parseRefundAmount(formText(form, 'amount'));
  if (!parsed.ok) return { ok: false, message: '', fields: { amount: parsed.refusal } };
  const amount = parsed.value;
  const isGateway = form.get('method') === 'payment_provider';
  const result = await client.call(refundMoney, {
    idempotency_key: formText(form, 'idempotency_key'),
    body: {
      order_id,
      user_id: formText(form, 'user_id'),
      amount_bigint: toSen(amount),
      reason: formText(form, 'reason'),
      refund_method: isGateway ? 'payment_provider' : 'wallet_credit',
      ends_access: form.get('ends_access') === 'on',
    },
  });
  if (!result.ok) {
    const { refusal } = result;
    const at = refusal.code === 'REFUND_EXCEEDS_PAID' ? { fields: { amount: refusal.message } } : {};
    return actionError({ ...refusal, ...at }, refundCopy.failed);
  }
  if (isGateway) return actionSuccess(refundCopy.onItsWay(amount));
  return actionSuccess(result.value.refundable_bigint === 0 ? refundCopy.doneWhole : refundCopy.done(amount));
}

export async function grant(client: Client, form: FormData): Promise<ActionResult> {
  const result = await client.call(grantProduct, {
    idempotency_key: formText(form, 'idempotency_key'),
    body: {
      recipient: formText(form, 'recipient').trim(),
      as_gift: formText(form, 'as_gift') === 'true',
      product_id: formText(form, 'product_id'),
      reason: formText(form, 'reason'),
    },
  });
  if (result.ok) {
    const { gift_sent_to } = result.value;
    return actionSuccess(gift_sent_to === null ? grantCopy.done : grantCopy.giftSent(gift_sent_to));
  }
  const { refusal } = result;
  const at = refusal.code === 'USER_NOT_FOUND' ? { fields: { recipient: refusal.message } } : {};
  return actionError({ ...refusal, ...at }, grantCopy.failed);
}
