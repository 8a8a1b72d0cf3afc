import { checkoutCopy } from '#messages/checkout.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import type { PurchasePlan } from './purchase-item.ts';

interface Due {
  /** Charged now. */
  readonly due: Rupiah;
  readonly plan: PurchasePlan | null;
}

export function headingOf(plan: PurchasePlan | null, isEnough: boolean): string {
  if (!isEnough) return checkoutCopy.insufficientTitle;
  if (plan === null) return checkoutCopy.title;
  return plan.with_trial ? checkoutCopy.startTrial : checkoutCopy.subscribe.title;
}

/** The amount on the button is the amount that leaves the balance. */
export function payLabel({ due, plan }: Due): string {
  if (due > 0) return checkoutCopy.pay(formatRupiah(due));
  return plan === null ? checkoutCopy.claim : checkoutCopy.startTrial;
}

export function priceLabel(plan: PurchasePlan | null): string {
  if (plan === null) return checkoutCopy.price;
  return plan.with_trial ? checkoutCopy.subscribe.now : checkoutCopy.subscribe.price;
}
