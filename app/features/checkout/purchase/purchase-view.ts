import type { PurchaseIntent } from '#contract/account/shop/purchase-intents.ts';
import type { OfferedWay, Payment } from '#contract/account/shop/wallet.ts';
import type { GuestPurchase } from '#contract/public/guest-checkout.ts';
import { type Rupiah, toRupiah } from '#shared/money/money.ts';

type Known = Pick<
  GuestPurchase,
  | 'id'
  | 'title'
  | 'amount'
  | 'nota'
  | 'state'
  | 'is_trial'
  | 'is_declined'
  | 'reason'
  | 'owned'
  | 'checkout_url'
  | 'qr_text'
  | 'payment_method'
  | 'expires_at'
  | 'items'
  | 'access_until'
  | 'can_change_email'
> & {
  /** Null for somebody who is signed in. */
  readonly email: string | null;
  /** What the payment takes: less than the amount where the balance pays its part. */
  readonly to_pay: Rupiah;
  readonly uses_balance: boolean;
  /** Where it can be begun again. */
  readonly again: string;
};

/** A purchase on its way, of a guest or of somebody who is signed in. */
export type PurchaseView = Known & {
  /** That take what is to be paid. */
  readonly ways: readonly OfferedWay[];
  /** Names a payment that is being opened; one for each time that the page is read. */
  readonly payment_key: string;
  /** By the server's clock. */
  readonly seconds_left: number;
};

export const toGuestView = (purchase: GuestPurchase, again: string | null): Known => ({
  ...purchase,
  to_pay: purchase.amount,
  uses_balance: false,
  again: again ?? '/marketplace',
});

export function toOwnView(intent: PurchaseIntent, payment: Payment | null, again: string | null): Known {
  const { id, title, amount, nota, reason } = intent;
  const to_pay = payment === null ? amount : toRupiah(payment.amount_bigint);
  return {
    ...{ id, title, amount, nota, reason, is_trial: false, owned: null, items: [], access_until: null },
    state: ownState(intent, payment),
    is_declined: payment?.status === 'failed',
    checkout_url: payment?.checkout_url ?? null,
    qr_text: payment?.qr_text ?? null,
    payment_method: payment?.payment_method ?? null,
    expires_at: payment?.expires_at ?? null,
    can_change_email: false,
    email: null,
    to_pay,
    uses_balance: to_pay < amount,
    again: again ?? '/user/billing',
  };
}

function ownState({ status }: PurchaseIntent, payment: Payment | null): Known['state'] {
  if (status === 'cancelled') return 'credited';
  if (status === 'completed') return 'bought';
  // A completed one is about to buy.
  const isOpen = payment?.status === 'pending' || payment?.status === 'completed';
  return status === 'waiting' && isOpen ? 'open' : 'expired';
}

/** The one thing that this browser may open; null when it is more, a gift, or too late. */
export function onlyOpenItem({ state, items, access_until }: Known, now: Date): string | null {
  const [only, ...others] = items;
  const isAlone = only !== undefined && others.length === 0 && only.gift_quantity === 0;
  return state === 'bought' && isAlone && isStillOpen(access_until, now) ? only.slug : null;
}

export const isStillOpen = (until: string | null, now: Date): boolean =>
  until !== null && new Date(until) > now;
