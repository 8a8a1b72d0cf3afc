import { purchaseCopy } from '#messages/checkout/purchase.ts';
import type { Rupiah } from '#shared/money/money.ts';

/** The toast of a purchase (ERR-037, ERR-050); null where the page that follows says it, and where nothing is bought yet. */
export function boughtToast(page: string) {
  if (page.endsWith('/user/purchases')) return purchaseCopy.granted;
  return page.endsWith('/user/subscriptions') ? purchaseCopy.subscribed : null;
}

interface RefusedPurchase {
  /** The page on screen, which may lie below a sheet. */
  readonly pathname: string;
  readonly due: Rupiah;
  readonly isPlan: boolean;
}

/**
 * Some refusals have a title of their own; otherwise services and the portal have one, and elsewhere it depends on
 * whether the purchase had a price (ERR-036, ERR-038 to ERR-040, ERR-069, ERR-070).
 */
export function refusalTitle(code: string, { pathname, due, isPlan }: RefusedPurchase): string {
  const titles: Readonly<Record<string, string | undefined>> = purchaseCopy.refusalTitles;
  const title = titles[code];
  if (title !== undefined) return title;
  if (isPlan) return purchaseCopy.subscribeFailed;
  if (pathname.startsWith('/user')) return purchaseCopy.failedInPortal;
  return due === 0 ? purchaseCopy.accessFailed : purchaseCopy.failedTitle;
}
