import { type Plan, readSubscriptionOffer } from '#server/catalog/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Rupiah, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockOwnSubscription, type OwnedSubscription, saveState } from '../lock-own-subscription.ts';
import type { Subscription } from '../subscription.ts';
import type { PlanRefusal } from '../subscriptions.errors.ts';
import { planChanged, type SubscriptionState, samePlan } from '../subscriptions.rules.ts';
import type { SubscriptionServices } from './start-subscription.ts';

export interface PlanChange extends OwnedSubscription {
  /** A billing cycle, or the id of a variant. */
  readonly plan: string;
  readonly price: Rupiah;
}
type Outcome = Result<Subscription, PlanRefusal>;

/** The paid period stays. Choosing the current plan undoes a change. */
export function changePlan({ db }: Pick<SubscriptionServices, 'db'>, change: PlanChange): Promise<Outcome> {
  return withTx(db, (tx) => changePlanWithin(tx, change));
}

export async function changePlanWithin(tx: Tx, change: PlanChange): Promise<Outcome> {
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
