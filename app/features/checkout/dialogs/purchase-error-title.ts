import { purchaseCopy } from '#messages/checkout/purchase.ts';
import { rupiah } from '#shared/money/money.ts';
import type { PurchaseItem } from './purchase-item.ts';

/**
 * Services and the portal have their own titles; elsewhere the title depends on whether the product had a price
 * (ERR-038, ERR-039, ERR-069, ERR-070).
 */
export function purchaseErrorTitle(
  pathname: string,
  product: Pick<PurchaseItem, 'price' | 'subscription'> | null,
): string {
  if (product?.subscription !== undefined) return purchaseCopy.subscribeFailed;
  if (pathname.startsWith('/user')) return purchaseCopy.failedInPortal;
  return product?.price === rupiah(0) ? purchaseCopy.accessFailed : purchaseCopy.failedTitle;
}
