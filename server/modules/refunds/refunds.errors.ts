import type { RefundableOrder } from '#contract/admin/refunds.ts';
import type { KeyReused } from '#server/platform/idempotency.ts';
import type { Sen } from '#shared/money.ts';
import type { Consumption } from './requests/consumption.ts';

/** Why the policy does not allow a refund of an item. */
export type RefundObstacle =
  | { readonly code: 'REFUND_NOTHING_PAID' }
  | { readonly code: 'REFUND_ALREADY_REQUESTED' }
  /** Subscriptions are cancelled; their periods are not refunded on request. */
  | { readonly code: 'REFUND_SUBSCRIPTION' }
  /** Recipients may hold what was bought for them; staff decide. */
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
  /** No payment can take it: none paid the order, or its gateway cannot refund. */
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
  | KeyReused
  | { readonly code: 'REASON_REQUIRED' }
  /** More was used since the request than the policy allows. */
  | { readonly code: 'USED_SINCE'; readonly details: Consumption }
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly details: { readonly refundable_bigint: Sen } };

export type StaffRefundRefusal =
  | KeyReused
  | { readonly code: 'USER_NOT_FOUND' }
  /** Missing, or another user's. */
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'PAYMENT_NOT_FOUND' }
  /** Several orders could carry the amount: staff must choose one. */
  | { readonly code: 'ORDER_REQUIRED'; readonly details: { readonly orders: RefundableOrder[] } }
  /** No order of the user has this much left. */
  | { readonly code: 'NOTHING_TO_REFUND' }
  | { readonly code: 'PAYMENT_NOT_REFUNDABLE' }
  | { readonly code: 'REFUND_EXCEEDS_PAID'; readonly details: { readonly refundable_bigint: Sen } };
