import { purchaseCopy } from '#messages/purchase.ts';
import { rupiah } from '#shared/money/money.ts';
import type { PurchaseItem } from './purchase-item.ts';

/**
 * Title of the toast of a purchase that failed: a service and the portal have their own, elsewhere it says whether a price was to be paid or something free to be opened (ERR-038, ERR-039, ERR-069, ERR-070).
 */
export function purchaseErrorTitle(
  pathname: string,
  product: Pick<PurchaseItem, 'price' | 'subscription'> | null,
): string {
  if (product?.subscription !== undefined) return purchaseCopy.subscribeFailed;
  if (pathname.startsWith('/user')) return purchaseCopy.failedInPortal;
  return product?.price === rupiah(0) ? purchaseCopy.accessFailed : purchaseCopy.failedTitle;
}
