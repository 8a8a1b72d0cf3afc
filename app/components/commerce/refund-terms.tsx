import { useSettings } from '#app/hooks/use-root-data.ts';
import { purchaseCopy } from '#messages/purchase.ts';

/** The refund policy, shown before paying (DECISIONS 51); of time with somebody there is nothing to download. */
export function RefundTerms({ isTime = false }: { readonly isTime?: boolean }) {
  const { refund_days, refund_max_percent } = useSettings();
  if (refund_days === '0') return null;
  return isTime
    ? purchaseCopy.sessionTerms(refund_days)
    : purchaseCopy.refundTerms(refund_days, refund_max_percent);
}
