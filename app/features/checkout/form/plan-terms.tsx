import { billingCycleLabels } from '#messages/catalog-labels.ts';
import { checkoutCopy } from '#messages/checkout.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { GRACE_DAYS } from '#shared/shop/subscriptions.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { PurchasePlan } from '../dialogs/purchase-item.ts';
import type { CheckoutDiscount } from './discount-code.ts';

interface Props {
  /** Of one billing cycle. */
  readonly price: Rupiah;
  readonly plan: PurchasePlan;
  readonly discount?: CheckoutDiscount | null;
  /** Of a trial that begins once its address is confirmed. */
  readonly trialDays?: number;
}

/** Future charges, in the words that the buyer agrees to. */
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

/** How long the price is the lower one. */
function reducedText({ code, reduced, periods }: CheckoutDiscount): string {
  const amount = formatRupiah(reduced);
  return periods === null
    ? checkoutCopy.reducedAlways(code, amount)
    : checkoutCopy.reducedFor(code, amount, periods);
}
