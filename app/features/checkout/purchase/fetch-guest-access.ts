import { replace } from 'react-router';
import type { GuestAccess } from '#app/hooks/session/guest-access.ts';
import type { Client } from '#contract/client.ts';
import { type GuestPurchase, getGuestPurchase } from '#contract/intents/guest-checkout.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { purchaseIdsOf } from '../server/purchase-cookie.ts';
import { isStillOpen } from './purchase-view.ts';

async function fetchBought(client: Client, request: Request): Promise<readonly GuestPurchase[]> {
  const ids = purchaseIdsOf(request);
  const found = await Promise.all(ids.map((id) => client.call(getGuestPurchase, { params: { id } })));
  const purchases = found.flatMap((answer) => (answer.ok ? [answer.value.purchase] : []));
  return purchases.filter(({ state }) => state === 'bought');
}

/** Null when no purchase of this browser opens the product. */
export async function fetchGuestAccess(
  client: Client,
  request: Request,
  slug: string,
): Promise<GuestAccess | null> {
  const bought = (await fetchBought(client, request)).find(({ items }) =>
    items.some((item) => item.slug === slug),
  );
  return bought === undefined ? null : { id: bought.id, access_until: bought.access_until };
}

/** Saves a guest who owns the product from paying twice. */
export async function redirectGuestHolder(client: Client, request: Request, slug: string): Promise<void> {
  const access = await fetchGuestAccess(client, request, slug);
  if (access !== null && isStillOpen(access.access_until, new Date())) throw replace(purchasePath(access.id));
}

/** Two tabs may pay for the same products: an unpaid purchase redirects to one that was paid meanwhile. */
export async function redirectPaidElsewhere(
  client: Client,
  request: Request,
  { id, nota }: Pick<GuestPurchase, 'id' | 'nota'>,
): Promise<void> {
  if (purchaseIdsOf(request).every((one) => one === id)) return;
  const wanted = nota.filter(({ kind }) => kind === 'item');
  const paid = (await fetchBought(client, request)).find((other) =>
    wanted.every(
      ({ product_id, quantity }) =>
        quantity === 1 && other.nota.some((row) => row.kind === 'item' && row.product_id === product_id),
    ),
  );
  if (wanted.length > 0 && paid !== undefined) throw replace(purchasePath(paid.id));
}
