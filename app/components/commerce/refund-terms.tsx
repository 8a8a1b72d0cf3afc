import { useSettings } from '#app/hooks/use-root-data.ts';
import { checkoutCopy } from '#messages/checkout.ts';

/** The refund policy, shown before paying (DECISIONS 51). */
export function RefundTerms() {
  const { refund_days, refund_max_percent } = useSettings();
  return refund_days === '0' ? null : checkoutCopy.refundTerms(refund_days, refund_max_percent);
}
