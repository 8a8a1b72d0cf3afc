import { z } from 'zod';
import { foreignCurrencies, isForeignCurrency, minorOf } from '#shared/money/foreign-money.ts';
import type { RefundState, SessionState } from '../gateway.ts';

const named = z.string().min(1).max(100);
/** Minor units of its currency. */
export const amount = z
  .object({ currency_code: z.string().length(3), value: z.string() })
  .transform(({ currency_code, value }, context) => {
    const minor = minorOf(value, isForeignCurrency(currency_code) ? foreignCurrencies[currency_code] : 2);
    if (minor !== null) return { currency: currency_code, minor };
    context.addIssue({ code: 'custom', message: 'not an amount of its currency' });
    return z.NEVER;
  });

export const capture = z.object({ id: named, status: z.string(), amount });
export const refund = z.object({
  id: named,
  status: z.string(),
  custom_id: z.string().nullish(),
  invoice_id: z.string().nullish(),
  status_details: z.object({ reason: z.string().optional() }).nullish(),
});
const link = z.object({ rel: z.string(), href: z.string() });

export const order = z.object({
  id: named,
  status: z.string(),
  create_time: z.iso.datetime({ offset: true }).optional(),
  links: z.array(link).default([]),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({ captures: z.array(capture).optional(), refunds: z.array(refund).optional() })
          .optional(),
      }),
    )
    .default([]),
});
export type Order = z.output<typeof order>;

export function checkoutUrlOf({ links }: Order): string | null {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;
}

/** A capture that was refunded since still counts as paid. */
export function captureStateOf({ id, status, amount: received }: z.output<typeof capture>): SessionState {
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return { status: 'paid', received, transaction_id: id };
    case 'DECLINED':
    case 'FAILED':
      return { status: 'failed' };
    default:
      return { status: 'open' };
  }
}

export function refundStateOf({ status, status_details }: z.output<typeof refund>): RefundState {
  switch (status) {
    case 'COMPLETED':
      return { status: 'succeeded' };
    case 'FAILED':
    case 'CANCELLED':
      return { status: 'failed', failure: status_details?.reason ?? status };
    default:
      return { status: 'pending' };
  }
}
