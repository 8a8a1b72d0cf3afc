import { z } from 'zod';
import { minorOf } from '#shared/money/foreign-money.ts';
import type { RefundState, SessionState } from '../gateway.ts';

export const invoice = z.object({
  id: z.string().min(1).max(100),
  external_id: z.string(),
  status: z.string(),
  invoice_url: z.url({ protocol: /^https?$/ }),
  amount: z.number().positive(),
  paid_amount: z.number().positive().nullish(),
  currency: z.string().default('IDR'),
});
export const invoices = z.array(invoice);

/** SETTLED is PAID whose money has reached the merchant's account. */
export function sessionStateOf(found: z.output<typeof invoice>): SessionState {
  switch (found.status) {
    case 'PAID':
    case 'SETTLED':
      return {
        status: 'paid',
        received: {
          currency: found.currency.toUpperCase(),
          minor: minorUnits(found.paid_amount ?? found.amount),
        },
        transaction_id: found.id,
      };
    case 'EXPIRED':
      return { status: 'expired' };
    default:
      return { status: 'open' };
  }
}

function minorUnits(amount: number): number {
  const minor = minorOf(amount.toFixed(2), 2);
  if (minor === null) throw new RangeError(`an amount that can not be counted: ${amount}`);
  return minor;
}

export const refund = z.object({
  id: z.string().min(1).max(100),
  reference_id: z.string().nullish(),
  invoice_id: z.string().nullish(),
  payment_id: z.string().nullish(),
  payment_request_id: z.string().nullish(),
  status: z.string(),
  failure_code: z.string().nullish(),
});
export const refunds = z.object({ data: z.array(refund).default([]) });

export function refundStateOf(found: z.output<typeof refund>): RefundState {
  switch (found.status) {
    case 'SUCCEEDED':
      return { status: 'succeeded' };
    case 'FAILED':
    case 'CANCELLED':
      return { status: 'failed', failure: found.failure_code ?? found.status };
    default:
      return { status: 'pending' };
  }
}
