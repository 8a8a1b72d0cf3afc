import { type Rupiah, rupiah } from '#shared/money.ts';
import type { RefundMethod } from '#shared/refunds.ts';
import { toolsCopy } from './tools-copy.ts';

export interface RefundFields {
  readonly user: string;
  readonly order_id: string;
  readonly payment_id: string;
  /** Whole rupiah as digits. */
  readonly amount: string;
  readonly reason: string;
  readonly method: RefundMethod;
  readonly ends_access: boolean;
}
export type RefundProblems = { readonly [Field in keyof RefundFields]?: string };

/** What the form begins with: links from elsewhere name whom and what it is about. */
export function fieldsFrom(search: URLSearchParams): RefundFields {
  const word = (name: string) => (search.get(name) ?? '').slice(0, 200);
  return {
    user: word('user_id'),
    order_id: word('order_id'),
    payment_id: word('payment_id'),
    amount: word('amount').replace(/\D/g, '').slice(0, 12),
    reason: '',
    method: 'wallet_credit',
    ends_access: false,
  };
}

export const noFields: RefundFields = fieldsFrom(new URLSearchParams());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => UUID.test(text.trim());

/** Whether something that is required is missing (ATOOL-008), and what is written so that it can not be meant. */
export function problemsOf(fields: RefundFields): RefundProblems {
  const isMissing = (text: string) => text.trim() === '';
  const { user, order_id, payment_id, amount, reason } = fields;
  const isUser = isId(user);
  return {
    ...(isMissing(user) ? { user: toolsCopy.required } : !isUser && { user: toolsCopy.notAnId }),
    ...(isMissing(amount)
      ? { amount: toolsCopy.required }
      : Number(amount) === 0 && { amount: toolsCopy.zero }),
    ...(isMissing(reason) && { reason: toolsCopy.required }),
    ...(!isMissing(order_id) && !isId(order_id) && { order_id: toolsCopy.notAnId }),
    ...(!isMissing(payment_id) && !isId(payment_id) && { payment_id: toolsCopy.notAnId }),
  };
}

/** The fields as the refusal of the API names them. */
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

/** Which field a refusal is about; the others are about no field of theirs. */
export function problemOf(code: string, message: string): RefundProblems {
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

export const amountOf = ({ amount }: RefundFields): Rupiah => rupiah(Number(amount === '' ? 0 : amount));
