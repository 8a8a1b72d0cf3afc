import { useSettings } from '#app/hooks/use-root-data.ts';
import { checkoutCopy } from './checkout-copy.ts';

/** What can be asked back, and until when: said before the money leaves (DECISIONS 51). */
export function RefundTerms() {
  const { refund_days, refund_max_percent } = useSettings();
  return refund_days === '0' ? null : checkoutCopy.refundTerms(refund_days, refund_max_percent);
}
