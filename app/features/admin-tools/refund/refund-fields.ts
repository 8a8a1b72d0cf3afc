import type { PickedUser } from '#app/components/inputs/user-picker.tsx';
import type { RefundMethod } from '#shared/refunds.ts';
import { toolsCopy } from '../tools-copy.ts';
import { amountProblem } from '../wallet/wallet-fields.ts';

export interface RefundFields {
  readonly user: PickedUser | null;
  readonly order_id: string;
  readonly payment_id: string;
  /** As typed. */
  readonly amount: string;
  readonly reason: string;
  readonly method: RefundMethod;
  readonly ends_access: boolean;
}
export type RefundProblems = { readonly [Field in keyof RefundFields]?: string };

/** Prefilled by links from other pages; the route reads `user_id`. */
export function fieldsFrom(search: URLSearchParams, user: PickedUser | null): RefundFields {
  const param = (name: string) => (search.get(name) ?? '').slice(0, 200);
  return {
    user,
    order_id: param('order_id'),
    payment_id: param('payment_id'),
    amount: param('amount').slice(0, 40),
    reason: '',
    method: 'wallet_credit',
    ends_access: false,
  };
}

export const emptyRefundFields: RefundFields = fieldsFrom(new URLSearchParams(), null);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text.trim());

/** ATOOL-008 */
export function validateRefund(fields: RefundFields): RefundProblems {
  const isMissing = (text: string) => text.trim() === '';
  const { user, order_id, payment_id, amount, reason } = fields;
  return {
    ...(user === null && { user: toolsCopy.required }),
    ...amountProblem(amount, { signed: false }),
    ...(isMissing(reason) && { reason: toolsCopy.required }),
    ...(!isMissing(order_id) && !isUuid(order_id) && { order_id: toolsCopy.notAnId }),
    ...(!isMissing(payment_id) && !isUuid(payment_id) && { payment_id: toolsCopy.notAnId }),
  };
}

/** Maps the API's field names to those of the form. */
export function serverProblems(fields: Readonly<Record<string, string>>): RefundProblems {
  const { user_id, order_id, payment_id, amount_bigint, reason } = fields;
  return {
    ...(user_id !== undefined && { user: user_id }),
    ...(order_id !== undefined && { order_id }),
    ...(payment_id !== undefined && { payment_id }),
    ...(amount_bigint !== undefined && { amount: amount_bigint }),
    ...(reason !== undefined && { reason }),
  };
}

/** Codes that belong to one field. */
export function refusalProblem(code: string, message: string): RefundProblems {
  switch (code) {
    case 'USER_NOT_FOUND':
      return { user: message };
    case 'ORDER_NOT_FOUND':
    case 'ORDER_REQUIRED':
      return { order_id: message };
    case 'PAYMENT_NOT_FOUND':
      return { payment_id: message };
    case 'NOTHING_TO_REFUND':
    case 'REFUND_EXCEEDS_PAID':
      return { amount: message };
    case 'PAYMENT_NOT_REFUNDABLE':
      return { method: message };
    default:
      return {};
  }
}
