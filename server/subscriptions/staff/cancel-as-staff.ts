import { randomUUID } from 'node:crypto';
import type { StaffCancellation } from '#contract/subscriptions/admin.ts';
import { recordAudit } from '#server/audit/index.ts';
import { lockOrder, refundOrder, refundOrderToPayment } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { cancelSubscriptionWithin, endSubscription } from '../lifecycle/cancel-subscription.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import { lockOwnSubscription, type OwnedSubscription } from '../lock-own-subscription.ts';
import { queueSubscriptionMail } from '../queue-subscription-mail.ts';
import type { StaffCancelRefusal } from '../subscriptions.errors.ts';
import { ended } from '../subscriptions.rules.ts';
import { actOnSubscription, type StaffRequest } from './act-on-subscription.ts';
import { selectOrderOfPeriod } from './staff.queries.ts';

interface Cancellation extends StaffRequest, StaffCancellation {
  readonly gateways: readonly string[];
}

/** Ends with the period, or now with a refund of at most what is left of it (DECISIONS 50). */
export function cancelAnySubscription(services: SubscriptionServices, cancellation: Cancellation) {
  const { at, refund_bigint, refund_method, reason } = cancellation;
  const request = { at, refund_bigint, refund_method, reason };
  return actOnSubscription(services, cancellation, {
    action: 'subscription.cancelled',
    request,
    note: { at, reason, ...(refund_bigint > 0 && { refund_bigint, refund_method }) },
    run: async (tx, owned, now): Promise<Result<unknown, StaffCancelRefusal>> => {
      if (at === 'now') return cancelNow(tx, owned, { cancellation, now });
      if (refund_bigint > 0) return refuse({ code: 'REFUND_NEEDS_NOW' });
      return cancelSubscriptionWithin(tx, owned, now);
    },
  });
}

interface ImmediateCancellation {
  readonly cancellation: Cancellation;
  readonly now: Date;
}

/** Locks the order before the wallet, as every refund does; a renewal may have come first. */
async function cancelNow(
  tx: Tx,
  owned: OwnedSubscription,
  { cancellation, now }: ImmediateCancellation,
): Promise<Result<null, StaffCancelRefusal>> {
  const { refund_bigint } = cancellation;
  const order_id = refund_bigint === 0 ? null : await selectOrderOfPeriod(tx, owned.id);
  if (order_id !== null) await lockOrder(tx, order_id);
  const locked = await lockOwnSubscription(tx, owned);
  if (!locked.ok) return locked;
  const { row, state } = locked.value;
  if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
  if (refund_bigint > 0 && order_id !== (await selectOrderOfPeriod(tx, owned.id))) {
    return refuse({ code: 'SUBSCRIPTION_CHANGED' });
  }
  // Before the refund, which would end it for another reason.
  await endSubscription(tx, row, ended(state, now, 'cancelled'));
  const refunded = refund_bigint === 0 ? succeed(null) : await refund(tx, order_id, cancellation);
  if (!refunded.ok) return refunded;
  await queueSubscriptionMail(tx, row.id, {
    kind: 'ended',
    reason: 'cancelled',
    ...(refund_bigint > 0 && { refunded_bigint: sen(refund_bigint) }),
  });
  return succeed(null);
}

async function refund(
  tx: Tx,
  order_id: string | null,
  { actor, reason, refund_method, gateways, ...cancellation }: Cancellation,
): Promise<Result<null, StaffCancelRefusal>> {
  if (order_id === null)
    return refuse({ code: 'REFUND_EXCEEDS_PAID', details: { refundable_bigint: sen(0) } });
  const refund_id = randomUUID();
  const amount = sen(cancellation.refund_bigint);
  const input = {
    order_id,
    amount,
    reason,
    ends_access: false,
    idempotency_key: refund_id,
    created_by: actor.id,
  };
  const given =
    refund_method === 'wallet_credit'
      ? await refundOrder(tx, input)
      : await refundOrderToPayment(tx, { ...input, payment_id: null, gateways });
  if (!given.ok) {
    const { refusal } = given;
    switch (refusal.code) {
      case 'REFUND_EXCEEDS_PAID':
        return refuse({ code: refusal.code, details: { refundable_bigint: refusal.refundable_bigint } });
      case 'PAYMENT_NOT_REFUNDABLE':
        return refuse({ code: refusal.code });
      default:
        throw new Error(`a fresh refund of an order that is locked was refused: ${refusal.code}`);
    }
  }
  await recordAudit(tx, actor, {
    action: 'order.refunded',
    subject: { type: 'order', id: order_id },
    after: { refund_id, amount_bigint: amount, refund_method, reason, ends_access: true },
  });
  return succeed(null);
}
