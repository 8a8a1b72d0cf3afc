import { replace } from 'react-router';
import type { GuestAccess } from '#app/hooks/session/guest-access.ts';
import type { Client } from '#contract/client.ts';
import { getGuestPurchase } from '#contract/public/guest-checkout.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { purchaseIdsOf } from '../server/purchase-cookie.ts';
import { isStillOpen } from './purchase-view.ts';

/** The purchase that opens a product to this browser; null when there is none. */
export async function fetchGuestAccess(
  client: Client,
  request: Request,
  slug: string,
): Promise<GuestAccess | null> {
  const ids = purchaseIdsOf(request);
  const found = await Promise.all(ids.map((id) => client.call(getGuestPurchase, { params: { id } })));
  const purchases = found.flatMap((answer) => (answer.ok ? [answer.value.purchase] : []));
  const bought = purchases.find(
    ({ state, items }) => state === 'bought' && items.some((item) => item.slug === slug),
  );
  return bought === undefined ? null : { id: bought.id, access_until: bought.access_until };
}

/** Who has bought it in this browser need not find that out by paying once more. */
export async function redirectGuestHolder(client: Client, request: Request, slug: string): Promise<void> {
  const access = await fetchGuestAccess(client, request, slug);
  if (access !== null && isStillOpen(access.access_until, new Date())) throw replace(purchasePath(access.id));
}
