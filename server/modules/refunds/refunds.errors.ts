import type { Sen } from '#shared/money.ts';
import type { Consumption } from './requests/consumption.ts';

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
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | { readonly code: 'REASON_REQUIRED' }
  /** More was used meanwhile than the policy allows. */
  | { readonly code: 'USED_SINCE'; readonly details: Consumption }
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly details: { readonly refundable_bigint: Sen } };

/** An order of which money could be given back; amounts in sen. */
export interface RefundableOrder {
  readonly id: string;
  readonly refundable_bigint: Sen;
  readonly created_at: string;
}

export type StaffRefundRefusal =
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | { readonly code: 'USER_NOT_FOUND' }
  /** Not there, or of somebody else. */
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'PAYMENT_NOT_FOUND' }
  /** Several orders of the user could carry the amount: somebody has to say which. */
  | { readonly code: 'ORDER_REQUIRED'; readonly details: { readonly orders: RefundableOrder[] } }
  /** No order of the user has so much left. */
  | { readonly code: 'NOTHING_TO_REFUND' }
  | { readonly code: 'PAYMENT_NOT_REFUNDABLE' }
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly details: { readonly refundable_bigint: Sen } };
