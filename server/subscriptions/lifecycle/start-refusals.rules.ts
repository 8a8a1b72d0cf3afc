import type { Plan, SubscriptionOffer } from '#server/catalog/index.ts';
import type { Rupiah } from '#shared/money/money.ts';
import type { StartRefusal } from '../subscriptions.errors.ts';

export function planRefusal(
  offer: SubscriptionOffer,
  plan: Plan | undefined,
  start: { readonly price: Rupiah },
): StartRefusal | null {
  if (offer.coming_soon) return { code: 'COMING_SOON' };
  if (plan === undefined) return { code: 'PLAN_NOT_FOUND' };
  if (offer.stock === 0 || !plan.is_available) return { code: 'PLAN_OUT_OF_STOCK' };
  if (plan.price !== start.price) return { code: 'PRICE_CHANGED', details: { price: plan.price } };
  return null;
}

/** A subscriber who was offered a trial is never charged instead. */
export function trialRefusal(
  offer: SubscriptionOffer,
  hadTrial: boolean,
  start: { readonly with_trial: boolean },
): StartRefusal | null {
  const isOffered = offer.trial_period_days > 0 && offer.auto_renewal && !hadTrial;
  return start.with_trial && !isOffered ? { code: 'TRIAL_NOT_AVAILABLE' } : null;
}
