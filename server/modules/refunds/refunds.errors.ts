import type { Sen } from '#shared/money.ts';

/** Why the policy does not let an item be asked back. */
export type RefundObstacle =
  | { readonly code: 'REFUND_NOTHING_PAID' }
  | { readonly code: 'REFUND_ALREADY_REQUESTED' }
  /** Ended by cancelling it; its periods are not given back. */
  | { readonly code: 'REFUND_SUBSCRIPTION' }
  /** Others may have what was bought for them; a person looks at that. */
  | { readonly code: 'REFUND_GIFTED' }
  | { readonly code: 'REFUND_TOO_LATE'; readonly details: { readonly until: string } }
  | { readonly code: 'REFUND_DOWNLOADED' }
  | {
      readonly code: 'REFUND_CONSUMED';
      readonly details: { readonly consumed_percent: number; readonly max_percent: number };
    };

export type RequestRefusal =
  | RefundObstacle
  | { readonly code: 'ITEM_NOT_FOUND' }
  /** Nothing of the order came from outside, or its gateway can not give back. */
  | { readonly code: 'DESTINATION_UNAVAILABLE' };

export interface RequestNotFound {
  readonly code: 'REQUEST_NOT_FOUND';
}
export interface AlreadyDecided {
  readonly code: 'ALREADY_DECIDED';
}

export type DecisionRefusal =
  | RequestNotFound
  | AlreadyDecided
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly details: { readonly refundable_bigint: Sen } };
