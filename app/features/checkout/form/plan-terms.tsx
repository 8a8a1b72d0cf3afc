import { billingCycleLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { GRACE_DAYS } from '#shared/subscriptions/subscriptions.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { CheckoutDetails, PurchasePlan } from '../checkout-details.ts';
import type { CheckoutDiscount } from './discount-code.ts';

interface Props {
  /** The price of one billing cycle. */
  readonly price: Rupiah;
  readonly plan: PurchasePlan;
  readonly discount?: CheckoutDiscount | null;
  readonly trialDays?: number;
}

export function PlanTerms({ price, plan, discount = null, trialDays = 0 }: Props) {
  const amount = formatRupiah(price);
  const cycle = billingCycleLabels[plan.billing_cycle];
  return (
    <p className="mt-3 max-w-[44em] text-ink-2 text-small">
      {termsText(plan, { amount, cycle, trialDays })}
      {plan.with_trial && ` ${checkoutCopy.trialUnpaid(GRACE_DAYS)}`}
      {discount !== null && discount.before !== null && ` ${reducedText(discount)}`}
    </p>
  );
}

interface Terms {
  readonly amount: string;
  readonly cycle: string;
  readonly trialDays: number;
}

function termsText(
  { with_trial, first_charge_at }: PurchasePlan,
  { amount, cycle, trialDays }: Terms,
): string {
  if (!with_trial) return checkoutCopy.renews(amount, cycle);
  return first_charge_at === null
    ? checkoutCopy.trialOfDays(trialDays, amount, cycle)
    : checkoutCopy.trial(formatCardDate(first_charge_at), amount, cycle);
}

function reducedText({ code, reduced, periods }: CheckoutDiscount): string {
  const amount = formatRupiah(reduced);
  return periods === null
    ? checkoutCopy.reducedAlways(code, amount)
    : checkoutCopy.reducedFor(code, amount, periods);
}

export interface SubscriptionTermsProps {
  readonly details: CheckoutDetails;
  readonly plan: PurchasePlan;
  readonly isVisitor: boolean;
}

export function SubscriptionTerms({ details, plan, isVisitor }: SubscriptionTermsProps) {
  const { price, discount, trial_days, had_trial } = details;
  return (
    <>
      {had_trial && <p className="mt-4 text-ui">{productCopy.trialUsed}</p>}
      <PlanTerms price={price} plan={plan} discount={discount} trialDays={trial_days} />
      {isVisitor && !plan.with_trial && <p className="mt-3 mb-6 text-ink-2 text-ui">{copy.subscription}</p>}
      {isVisitor && plan.with_trial && <div className="mb-6" />}
    </>
  );
}
