import { Link } from 'react-router';
import { guestCheckoutCopy as copy } from '#messages/guest-checkout.ts';
import type { CheckoutDetails } from '../checkout-details.ts';
import type { PurchasePlan } from '../dialogs/purchase-item.ts';
import { PlanTerms } from './plan-terms.tsx';
import { useLoginHref } from './use-login-href.ts';

export interface SubscriptionTermsProps {
  readonly details: CheckoutDetails;
  readonly plan: PurchasePlan;
  readonly isVisitor: boolean;
}

/** What is charged later, and what a visitor has to know of it. */
export function SubscriptionTerms({ details, plan, isVisitor }: SubscriptionTermsProps) {
  return (
    <>
      <PlanTerms price={details.price} plan={plan} discount={details.discount} />
      {isVisitor && <GuestSubscription days={details.trial_days} />}
    </>
  );
}

function GuestSubscription({ days }: { readonly days: number }) {
  const loginHref = useLoginHref();
  return (
    <p className="mt-3 mb-6 text-ink-2 text-ui">
      {copy.subscription}
      {days > 0 && (
        <>
          {' '}
          {copy.trial(days)}{' '}
          <Link to={loginHref} className="font-semibold text-link underline underline-offset-4">
            {copy.trialSignIn}
          </Link>
        </>
      )}
    </p>
  );
}
