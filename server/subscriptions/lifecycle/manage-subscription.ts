import { type Plan, readSubscriptionOffer } from '#server/catalog/index.ts';
import { expireHolding } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Rupiah, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  lockOwnSubscription,
  type OwnedSubscription,
  queueSubscriptionMail,
  saveState,
} from '../save-subscription.ts';
import { toRow } from '../state-row.ts';
import { type Subscription, toSubscription } from '../subscription.ts';
import type { CancelRefusal, PlanRefusal, ResumeRefusal } from '../subscriptions.errors.ts';
import { updateState } from '../subscriptions.queries.ts';
import { cancelled, planChanged, resumed, type SubscriptionState, samePlan } from '../subscriptions.rules.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import type { SubscriptionServices } from './start-subscription.ts';

type Outcome = Result<Subscription, CancelRefusal>;

/** Overdue ones end at once. Repeatable. The lock serializes it with a renewal. */
export function cancelSubscription(
  { db, clock }: SubscriptionServices,
  owned: OwnedSubscription,
): Promise<Outcome> {
  return withTx(db, (tx) => cancelSubscriptionWithin(tx, owned, clock.now()));
}

export async function cancelSubscriptionWithin(
  tx: Tx,
  owned: OwnedSubscription,
  now: Date,
): Promise<Outcome> {
  const locked = await lockOwnSubscription(tx, owned);
  if (!locked.ok) return locked;
  const { row, state } = locked.value;
  if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
  if (!state.auto_renewal) return refuse({ code: 'NOT_RENEWING' });
  const next = cancelled(state, now);
  if (next.status === 'expired') {
    await endSubscription(tx, row, next);
    return succeed(await toSubscription(tx, { ...row, ...toRow(next) }));
  }
  if (state.status !== 'cancelled') {
    await queueSubscriptionMail(tx, row.id, { kind: 'cancelled', ends_at: next.period.end.toISOString() });
  }
  return succeed(await saveState(tx, row, next));
}

type ResumeOutcome = Result<Subscription, ResumeRefusal>;

/** Only while the period runs; has no effect without a cancellation. */
export function resumeSubscription(
  { db, clock }: SubscriptionServices,
  owned: OwnedSubscription,
): Promise<ResumeOutcome> {
  return withTx(db, (tx) => resumeSubscriptionWithin(tx, owned, clock.now()));
}

export async function resumeSubscriptionWithin(
  tx: Tx,
  owned: OwnedSubscription,
  now: Date,
): Promise<ResumeOutcome> {
  const locked = await lockOwnSubscription(tx, owned);
  if (!locked.ok) return locked;
  const { row, state } = locked.value;
  if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
  if (state.status !== 'cancelled') return succeed(await toSubscription(tx, row));
  // Its end is due and a worker is about to record it: a cancelled subscription must not be charged after all.
  if (state.period.end <= now) return refuse({ code: 'SUBSCRIPTION_ENDED' });
  return succeed(await saveState(tx, row, resumed(state)));
}

export async function endSubscription(tx: Tx, row: SubscriptionRow, state: SubscriptionState): Promise<void> {
  if (state.ended === null) throw new Error('a subscription ends with a reason');
  const { reason } = state.ended;
  await updateState(tx, row.id, toRow(state));
  await expireHolding(tx, { user_id: row.user_id, product_id: row.product_id });
  // A canceller already knows the date, and a closed account gets no mail.
  if (reason === 'unpaid' || reason === 'not_renewed')
    await queueSubscriptionMail(tx, row.id, { kind: 'ended', reason });
}

interface PlanChange extends OwnedSubscription {
  /** A billing cycle, or the id of a variant. */
  readonly plan: string;
  readonly price: Rupiah;
}
type ChangePlanOutcome = Result<Subscription, PlanRefusal>;

/** The paid period stays. Choosing the current plan undoes a change. */
export function changePlan(
  { db }: Pick<SubscriptionServices, 'db'>,
  change: PlanChange,
): Promise<ChangePlanOutcome> {
  return withTx(db, (tx) => changePlanWithin(tx, change));
}

export async function changePlanWithin(tx: Tx, change: PlanChange): Promise<ChangePlanOutcome> {
  const locked = await lockOwnSubscription(tx, change);
  if (!locked.ok) return locked;
  const { row, state } = locked.value;
  const refusal = stateRefusal(state);
  if (refusal !== null) return refuse(refusal);
  const chosen = await resolvePlan(tx, { product_id: row.product_id, state, change });
  if (!chosen.ok) return chosen;
  const { variant_id, name: plan_name, billing_cycle, price } = chosen.value;
  const terms = { variant_id, plan_name, billing_cycle, price_bigint: toSen(price) };
  return succeed(await saveState(tx, row, planChanged(state, terms)));
}

function stateRefusal({ status, auto_renewal }: SubscriptionState): PlanRefusal | null {
  if (status === 'expired') return { code: 'SUBSCRIPTION_ENDED' };
  if (!auto_renewal) return { code: 'NOT_RENEWING' };
  if (status === 'past_due') return { code: 'PAYMENT_DUE' };
  if (status === 'cancelled') return { code: 'SUBSCRIPTION_CANCELLED' };
  return null;
}

interface PlanChangeInput {
  readonly product_id: string;
  readonly state: SubscriptionState;
  readonly change: PlanChange;
}

/** The current plan keeps its agreed price, so its price is not compared. */
async function resolvePlan(
  tx: Tx,
  { product_id, state, change }: PlanChangeInput,
): Promise<Result<Plan, PlanRefusal>> {
  const offer = await readSubscriptionOffer(tx, product_id);
  const plan = offer?.plans.find((one) => one.plan === change.plan);
  if (plan === undefined) return refuse({ code: 'PLAN_NOT_FOUND' });
  if (samePlan(state.terms, plan)) return succeed(plan);
  if (!plan.is_available) return refuse({ code: 'PLAN_OUT_OF_STOCK' });
  if (plan.price !== change.price) {
    return refuse({ code: 'PRICE_CHANGED', details: { price: plan.price } });
  }
  return succeed(plan);
}
