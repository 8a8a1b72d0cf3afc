import { done, type FormAnswer, fieldOf, refused } from '#app/lib/form-answer.ts';
import { grantProduct, resendAnyReceipt, setOrderStatus } from '#contract/admin/orders.ts';
import { refundMoney } from '#contract/admin/refunds.ts';
import type { Client } from '#contract/client.ts';
import { toSen } from '#shared/money.ts';
import { orderStatuses } from '#shared/orders.ts';
import { detailCopy, grantCopy, refundCopy } from './orders-copy.ts';
import { readRefundAmount } from './read-refund-amount.ts';

/** What the forms of an order ask for, by the `do` of the form. */
export function doToOrder(client: Client, id: string, form: FormData): Promise<FormAnswer> {
  switch (form.get('do')) {
    case 'receipt':
      return sendReceipt(client, id);
    case 'refund':
      return refund(client, id, form);
    default:
      return setStatus(client, id, form);
  }
}

async function setStatus(client: Client, id: string, form: FormData): Promise<FormAnswer> {
  const status = orderStatuses.find((known) => known === form.get('status'));
  if (status === undefined) return { ok: false, message: detailCopy.failed, fields: {} };
  const changed = await client.call(setOrderStatus, { params: { id }, body: { status } });
  return changed.ok ? done(detailCopy.updated(status)) : refused(changed.refusal, detailCopy.failed);
}

async function sendReceipt(client: Client, id: string): Promise<FormAnswer> {
  const sent = await client.call(resendAnyReceipt, { params: { id } });
  return sent.ok ? done(detailCopy.sent(sent.value.sent_to)) : refused(sent.refusal, detailCopy.notSent);
}

/** DECISIONS 49: the money itself, by the one refund that the staff have. */
async function refund(client: Client, order_id: string, form: FormData): Promise<FormAnswer> {
  const read = readRefundAmount(fieldOf(form, 'amount'));
  if (!read.ok) return { ok: false, message: '', fields: { amount: read.refusal } };
  const amount = read.value;
  const isGateway = form.get('method') === 'payment_provider';
  const given = await client.call(refundMoney, {
    idempotency_key: fieldOf(form, 'idempotency_key'),
    body: {
      order_id,
      user_id: fieldOf(form, 'user_id'),
      amount_bigint: toSen(amount),
      reason: fieldOf(form, 'reason'),
      refund_method: isGateway ? 'payment_provider' : 'wallet_credit',
      ends_access: form.get('ends_access') === 'on',
    },
  });
  if (!given.ok) {
    const { refusal } = given;
    const at = refusal.code === 'REFUND_EXCEEDS_PAID' ? { fields: { amount: refusal.message } } : {};
    return refused({ ...refusal, ...at }, refundCopy.failed);
  }
  if (isGateway) return done(refundCopy.onItsWay(amount));
  return done(given.value.refundable_bigint === 0 ? refundCopy.doneWhole : refundCopy.done(amount));
}

export async function grant(client: Client, form: FormData): Promise<FormAnswer> {
  const given = await client.call(grantProduct, {
    idempotency_key: fieldOf(form, 'idempotency_key'),
    body: {
      recipient: fieldOf(form, 'recipient').trim(),
      as_gift: fieldOf(form, 'as_gift') === 'true',
      product_id: fieldOf(form, 'product_id'),
      reason: fieldOf(form, 'reason'),
    },
  });
  if (given.ok) {
    const { gift_sent_to } = given.value;
    return done(gift_sent_to === null ? grantCopy.done : grantCopy.giftSent(gift_sent_to));
  }
  const { refusal } = given;
  const at = refusal.code === 'USER_NOT_FOUND' ? { fields: { recipient: refusal.message } } : {};
  return refused({ ...refusal, ...at }, grantCopy.failed);
}
