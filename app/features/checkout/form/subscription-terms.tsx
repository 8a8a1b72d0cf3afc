import { guestCheckoutCopy as copy } from '#messages/guest-checkout.ts';
import { purchaseCopy } from '#messages/purchase.ts';
import type { CheckoutDetails } from '../checkout-details.ts';
import type { PurchasePlan } from '../dialogs/purchase-item.ts';
import { PlanTerms } from './plan-terms.tsx';

export interface SubscriptionTermsProps {
  readonly details: CheckoutDetails;
  readonly plan: PurchasePlan;
  readonly isVisitor: boolean;
}

/** What is charged later, why there is no trial, and what a visitor has to know of it. */
export function SubscriptionTerms({ details, plan, isVisitor }: SubscriptionTermsProps) {
  const { price, discount, trial_days, had_trial } = details;
  return (
    <>
      {had_trial && <p className="mt-4 text-ui">{purchaseCopy.trialUsed}</p>}
      <PlanTerms price={price} plan={plan} discount={discount} trialDays={trial_days} />
      {isVisitor && !plan.with_trial && <p className="mt-3 mb-6 text-ink-2 text-ui">{copy.subscription}</p>}
      {isVisitor && plan.with_trial && <div className="mb-6" />}
    </>
  );
}
