import type { GuestPurchase } from '#contract/intents/guest-checkout.ts';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import type { OfferedWay, Payment } from '#contract/wallet/wallet.ts';
import { type Rupiah, toRupiah } from '#shared/money/money.ts';

type PurchaseFields = Pick<
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
  /** Null for a signed-in user. */
  readonly email: string | null;
  readonly to_pay: Rupiah;
  readonly uses_balance: boolean;
  readonly again: string;
};

export type PurchaseView = PurchaseFields & {
  readonly ways: readonly OfferedWay[];
  /** The idempotency key of a payment; new on each page load. */
  readonly payment_key: string;
  /** By the server's clock. */
  readonly seconds_left: number;
};

export const toGuestView = (purchase: GuestPurchase, again: string | null): PurchaseFields => ({
  ...purchase,
  to_pay: purchase.amount,
  uses_balance: false,
  again: again ?? '/marketplace',
});

export function toOwnView(
  intent: PurchaseIntent,
  payment: Payment | null,
  again: string | null,
): PurchaseFields {
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

function ownState({ status }: PurchaseIntent, payment: Payment | null): PurchaseFields['state'] {
  if (status === 'cancelled') return 'credited';
  if (status === 'completed') return 'bought';
  const isOpen = payment?.status === 'pending' || payment?.status === 'completed';
  return status === 'waiting' && isOpen ? 'open' : 'expired';
}

/** Null when there are several items, a gift, or the access has ended. */
export function singleOpenItem({ state, items, access_until }: PurchaseFields, now: Date): string | null {
  const [only, ...others] = items;
  const isAlone = only !== undefined && others.length === 0 && only.gift_quantity === 0;
  return state === 'bought' && isAlone && isStillOpen(access_until, now) ? only.slug : null;
}

export const isStillOpen = (until: string | null, now: Date): boolean =>
  until !== null && new Date(until) > now;

export const PAY_FORM = 'pay-again';
export const OTHER_WAY = 'other-way';
export const CHECK_FORM = 'check';
export const RESEND_FORM = 'resend';
export const CHANGE_EMAIL_FORM = 'change-email';

export const CHECKED = 'checked';
