import { useSettings } from '#app/hooks/use-root-data.ts';
import { purchaseCopy } from '#messages/purchase.ts';

/** The refund policy, shown before paying (DECISIONS 51). */
export function RefundTerms() {
  const { refund_days, refund_max_percent } = useSettings();
  return refund_days === '0' ? null : purchaseCopy.refundTerms(refund_days, refund_max_percent);
}
