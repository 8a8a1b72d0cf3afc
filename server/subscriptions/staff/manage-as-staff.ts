import type { Tx } from '#server/platform/database/db.ts';
import { type Rupiah, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { chargeOverdue } from '../billing/retry-charge.ts';
import { resumeSubscriptionWithin } from '../lifecycle/cancel-subscription.ts';
import { changePlanWithin } from '../lifecycle/change-plan.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import { lockOwnSubscription, type OwnedSubscription, saveState } from '../lock-own-subscription.ts';
import { queueSubscriptionMail } from '../queue-subscription-mail.ts';
import type { Subscription } from '../subscription.ts';
import type { ResumeRefusal, StaffRetryRefusal } from '../subscriptions.errors.ts';
import { extended } from '../subscriptions.rules.ts';
import { actOnSubscription, type StaffRequest } from './act-on-subscription.ts';
import { insertExtension } from './staff.queries.ts';

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
