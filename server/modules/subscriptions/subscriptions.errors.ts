import type { Rupiah } from '#shared/money.ts';
import type { WalletRefusal } from '#shared/wallet-refusal.ts';

export type StartRefusal =
  | {
      readonly code:
        | 'PRODUCT_NOT_FOUND'
        | 'PLAN_NOT_FOUND'
        | 'ALREADY_SUBSCRIBED'
        | 'COMING_SOON'
        | 'PLAN_OUT_OF_STOCK'
        | 'TRIAL_NOT_AVAILABLE'
        | 'IDEMPOTENCY_KEY_REUSED';
    }
  | { readonly code: 'PRICE_CHANGED'; readonly details: { readonly price: Rupiah } }
  | WalletRefusal;

export interface SubscriptionNotFound {
  readonly code: 'SUBSCRIPTION_NOT_FOUND';
}
/** It has ended, or its last period has: nothing can be changed any more. */
export interface SubscriptionEnded {
  readonly code: 'SUBSCRIPTION_ENDED';
}
/** It does not renew, so there is nothing to cancel, resume or change. */
export interface NotRenewing {
  readonly code: 'NOT_RENEWING';
}

export type CancelRefusal = SubscriptionNotFound | SubscriptionEnded | NotRenewing;

export type PlanRefusal =
  | CancelRefusal
  | { readonly code: 'PLAN_NOT_FOUND' | 'PLAN_OUT_OF_STOCK' | 'PAYMENT_DUE' | 'SUBSCRIPTION_CANCELLED' }
  | { readonly code: 'PRICE_CHANGED'; readonly details: { readonly price: Rupiah } };

export type RetryRefusal =
  | SubscriptionNotFound
  | { readonly code: 'NOT_PAST_DUE' | 'REFUND_ON_ITS_WAY' | 'IDEMPOTENCY_KEY_REUSED' }
  | WalletRefusal;
