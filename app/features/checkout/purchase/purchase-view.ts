import type { PurchaseIntent } from '#contract/account/purchase-intents.ts';
import type { Payment } from '#contract/account/wallet.ts';
import type { GuestPurchase } from '#contract/public/guest-checkout.ts';

/** A purchase on its way, of a guest or of somebody who is signed in. */
export type PurchaseView = Pick<
  GuestPurchase,
  | 'id'
  | 'title'
  | 'amount'
  | 'state'
  | 'reason'
  | 'checkout_url'
  | 'expires_at'
  | 'items'
  | 'access_until'
  | 'can_change_email'
> & {
  /** Null for somebody who is signed in. */
  readonly email: string | null;
  /** Where it can be begun again. */
  readonly again: string;
};

export const toGuestView = (purchase: GuestPurchase, again: string): PurchaseView => ({ ...purchase, again });

export function toOwnView(intent: PurchaseIntent, payment: Payment | null): PurchaseView {
  const { id, title, amount, reason } = intent;
  return {
    ...{ id, title, amount, reason, items: [], access_until: null },
    state: ownState(intent, payment),
    checkout_url: payment?.checkout_url ?? null,
    expires_at: payment?.expires_at ?? null,
    can_change_email: false,
    email: null,
    again: '/user/billing',
  };
}

function ownState({ status }: PurchaseIntent, payment: Payment | null): PurchaseView['state'] {
  if (status === 'cancelled') return 'credited';
  if (status === 'completed') return 'bought';
  // A completed one is about to buy.
  const isOpen = payment?.status === 'pending' || payment?.status === 'completed';
  return status === 'waiting' && isOpen ? 'open' : 'expired';
}

/** The one thing that this browser may open; null when it is more, a gift, or too late. */
export function onlyOpenItem({ state, items, access_until }: PurchaseView, now: Date): string | null {
  const [only, ...others] = items;
  const isAlone = only !== undefined && others.length === 0 && only.gift_quantity === 0;
  return state === 'bought' && isAlone && isStillOpen(access_until, now) ? only.slug : null;
}

export const isStillOpen = (until: string | null, now: Date): boolean =>
  until !== null && new Date(until) > now;
