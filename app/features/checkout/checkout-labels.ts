import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { guestCheckoutCopy } from '#messages/checkout/guest-checkout.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import type { PurchasePlan } from './checkout-details.ts';

interface Due {
  readonly due: Rupiah;
  readonly plan: PurchasePlan | null;
}

export function pageHeading({ plan, isMailed }: Pick<Due, 'plan'> & { readonly isMailed: boolean }): string {
  if (plan?.with_trial === true) return checkoutCopy.startTrial;
  if (isMailed) return guestCheckoutCopy.freebieTitle;
  return plan === null ? checkoutCopy.title : checkoutCopy.subscribe;
}

export function payLabel({ due, plan }: Due): string {
  if (due > 0) return checkoutCopy.pay(formatRupiah(due));
  return plan === null ? checkoutCopy.claim : checkoutCopy.startTrial;
}

export const payableLabel = (amount: Rupiah): string =>
  amount > 0 ? formatRupiah(amount) : checkoutCopy.free;
