import { randomUUID } from 'node:crypto';
import type { StaffCancellation } from '#contract/subscriptions/admin.ts';
import { recordAudit } from '#server/audit/index.ts';
import { lockOrder, refundOrder, refundOrderToPayment } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Rupiah, sen, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { chargeOverdue } from '../billing/settle-subscriptions.ts';
import {
  cancelSubscriptionWithin,
  changePlanWithin,
  endSubscription,
  resumeSubscriptionWithin,
} from '../lifecycle/manage-subscription.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import {
  lockOwnSubscription,
  type OwnedSubscription,
  queueSubscriptionMail,
  saveState,
} from '../save-subscription.ts';
import type { Subscription } from '../subscription.ts';
import type { ResumeRefusal, StaffCancelRefusal, StaffRetryRefusal } from '../subscriptions.errors.ts';
import { ended, extended } from '../subscriptions.rules.ts';
import { actOnSubscription, type StaffRequest } from './act-on-subscription.ts';
import { insertExtension, selectOrderOfPeriod } from './admin-subscriptions.queries.ts';

/** Only while the period runs; mails the subscriber. */
export function resumeAnySubscription(services: SubscriptionServices, request: StaffRequest) {
  return actOnSubscription(services, request, {
    action: 'subscription.resumed',
    request: {},
    run: async (tx, owned, now) => {
      const resumed = await resumeSubscriptionWithin(tx, owned, now);
      if (resumed.ok) {
        const renews_at = resumed.value.current_period_end;
        await queueSubscriptionMail(tx, owned.id, { kind: 'resumed', renews_at });
      }
      return resumed;
    },
  });
}

interface Extension {
  readonly days: number;
  readonly reason: string;
}

/** Lengthens the running period or trial without a charge; an overdue one continues from now. */
export function extendSubscription(
  services: SubscriptionServices,
  { days, reason, ...request }: StaffRequest & Extension,
) {
  return actOnSubscription(services, request, {
    action: 'subscription.extended',
    request: { days, reason },
    note: { days, reason },
    run: (tx, owned, now) => extend(tx, owned, { days, reason, extended_by: request.actor.id, now }),
  });
}

async function extend(
  tx: Tx,
  owned: OwnedSubscription,
  { days, reason, extended_by, now }: Extension & { readonly extended_by: string; readonly now: Date },
): Promise<Result<Subscription, ResumeRefusal>> {
  const locked = await lockOwnSubscription(tx, owned);
  if (!locked.ok) return locked;
  const { row, state } = locked.value;
  if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
  // A cancelled or granted subscription past its end is over, though no worker recorded it yet.
  const isOver = state.debt === null && state.period.end <= now;
  if (isOver && (state.status === 'cancelled' || !state.auto_renewal))
    return refuse({ code: 'SUBSCRIPTION_ENDED' });
  const next = extended(state, days, now);
  const saved = await saveState(tx, row, next);
  const [period_start, period_end] = [next.period.start.toISOString(), next.period.end.toISOString()];
  await insertExtension(tx, { subscription_id: row.id, period_start, period_end, days, reason, extended_by });
  await queueSubscriptionMail(tx, row.id, { kind: 'extended', days, ends_at: period_end });
  return succeed(saved);
}

interface PlanChoice {
  readonly plan: string;
  readonly price: Rupiah;
}

export function changeAnyPlan(
  services: SubscriptionServices,
  { plan, price, ...request }: StaffRequest & PlanChoice,
) {
  return actOnSubscription(services, request, {
    action: 'subscription.plan_changed',
    request: { plan, price },
    run: async (tx, owned) => {
      const changed = await changePlanWithin(tx, { ...owned, plan, price });
      if (changed.ok && changed.value.next_plan !== null) {
        const { next_plan, next_charge, current_period_end: starts_at } = changed.value;
        await queueSubscriptionMail(tx, owned.id, {
          kind: 'plan_changed',
          plan_name: next_plan.plan_name,
          price_bigint: toSen(next_charge?.amount ?? next_plan.price),
          starts_at,
        });
      }
      return changed;
    },
  });
}

export function retryAnyCharge(services: SubscriptionServices, request: StaffRequest) {
  return actOnSubscription(services, request, {
    action: 'subscription.charge_retried',
    request: {},
    run: async (tx, owned, now): Promise<Result<unknown, StaffRetryRefusal>> => {
      const charged = await chargeOverdue(tx, owned, now);
      if (charged.ok) return charged;
      const { refusal } = charged;
      switch (refusal.code) {
        case 'INSUFFICIENT_BALANCE': {
          const { shortfall_bigint } = refusal.details;
          return refuse({ code: 'BALANCE_TOO_LOW', details: { shortfall_bigint } });
        }
        case 'WALLET_INACTIVE':
        case 'WALLET_DISPUTED':
          return refuse({ code: 'WALLET_FROZEN' });
        default:
          return refuse(refusal);
      }
    },
  });
}

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
