import { useSettings } from '#app/hooks/use-root-data.ts';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';

/** Shows the refund policy before paying (DECISIONS 51). */
export function RefundTerms({ kind }: { readonly kind: PurchaseKind }) {
  const { refund_days, refund_max_percent } = useSettings();
  if (refund_days === '0') return null;
  return purchaseWords.refund[kind]({ days: Number(refund_days), percent: Number(refund_max_percent) });
}
