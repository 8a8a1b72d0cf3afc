import { z } from 'zod';
import { foreignCurrencies, isForeignCurrency, minorOf } from '#shared/money/foreign-money.ts';
import type { DisputeState } from '#shared/payments/disputes.ts';
import type { DisputeUpdate, GatewayEvent, RefundState, SessionState } from '../gateway.ts';

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

const event = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().min(1).max(100),
  create_time: z.iso.datetime({ offset: true }).optional(),
  resource: z.unknown(),
});
const approved = z.object({
  id: z.string().min(1).max(100),
  purchase_units: z.array(z.object({ custom_id: z.string().nullish() })).default([]),
});
/** PayPal omits the order from captures made without one, by another program or an older interface. */
const namedCapture = z.object({
  id: z.string().min(1).max(100),
  custom_id: z.string().nullish(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().min(1).max(100).nullish() }).nullish() })
    .nullish(),
});
const refunded = refund.extend({
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

/** An approved order is not paid yet: querying it captures it. */
export function readPaypalEvent(payload: unknown): GatewayEvent | null {
  const parsed = event.safeParse(payload);
  if (!parsed.success) return null;
  const { id, event_type, resource, create_time } = parsed.data;
  const name = { event_id: id, event_type };
  const told_at = new Date(create_time ?? 0);
  switch (event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return approvedEvent(name, resource);
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
      return captureEvent(name, resource, null);
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return captureEvent(name, resource, { status: 'failed' });
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.REFUND.PENDING':
    case 'PAYMENT.REFUND.FAILED':
      return refundEvent(name, resource);
    case 'PAYMENT.CAPTURE.REVERSED':
      return aboutDispute(name, readReversal(resource, told_at));
    default:
      return event_type.startsWith('CUSTOMER.DISPUTE.')
        ? aboutDispute(name, readDispute(resource, told_at))
        : { ...name, about: 'nothing' };
  }
}

type Name = Pick<GatewayEvent, 'event_id' | 'event_type'>;

function aboutDispute(name: Name, dispute: DisputeUpdate | null): GatewayEvent | null {
  return dispute === null ? null : { ...name, about: 'dispute', dispute };
}

function approvedEvent(name: Name, resource: unknown): GatewayEvent | null {
  const found = approved.safeParse(resource);
  if (!found.success) return null;
  const payment_id = found.data.purchase_units[0]?.custom_id ?? null;
  return { ...name, about: 'session', session_id: found.data.id, payment_id, state: 'ask' };
}

function captureEvent(name: Name, resource: unknown, state: SessionState | null): GatewayEvent | null {
  const found = namedCapture.safeParse(resource);
  if (!found.success) return null;
  const { supplementary_data, custom_id } = found.data;
  const captured = capture.safeParse(resource);
  const session_id = supplementary_data?.related_ids?.order_id ?? null;
  const payment_id = custom_id ?? null;
  const known = captured.success ? captureStateOf(captured.data) : 'ask';
  return { ...name, about: 'session', session_id, payment_id, state: state ?? known };
}

function refundEvent(name: Name, resource: unknown): GatewayEvent | null {
  const found = refunded.safeParse(resource);
  if (!found.success) return null;
  const { id, custom_id, invoice_id, links } = found.data;
  const state = refundStateOf(found.data);
  return {
    ...name,
    about: 'refund',
    refund_id: custom_id ?? invoice_id ?? null,
    gateway_refund_id: id,
    transaction_ids: parentCaptureIds(links),
    state,
  };
}

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const dispute = z.object({
  dispute_id: z.string().min(1).max(200),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().max(100) })).default([]),
  reason: z.string().max(200).default(''),
  status: z.string().default(''),
  dispute_amount: amount.optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).nullish(),
  seller_response_due_date: moment.nullish(),
  dispute_life_cycle_stage: z.string().nullish(),
});

/** Outcomes that leave the money with the seller. */
const SELLER_WON = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
  'NONE',
]);

function stateOf({ status, dispute_outcome }: z.output<typeof dispute>): DisputeState {
  if (status !== 'RESOLVED') return 'open';
  return SELLER_WON.has(dispute_outcome?.outcome_code ?? '') ? 'won' : 'lost';
}

function readDispute(resource: unknown, told_at: Date): DisputeUpdate | null {
  const found = dispute.safeParse(resource);
  if (!found.success) return null;
  const { dispute_id, disputed_transactions, reason, dispute_amount } = found.data;
  const { seller_response_due_date, dispute_life_cycle_stage } = found.data;
  return {
    gateway_dispute_id: dispute_id,
    transaction_ids: disputed_transactions.map(({ seller_transaction_id }) => seller_transaction_id),
    // Buyer and seller still talk with each other; PayPal decides nothing yet.
    kind: dispute_life_cycle_stage === 'INQUIRY' ? 'inquiry' : 'dispute',
    state: stateOf(found.data),
    charge: dispute_amount ?? null,
    reason,
    due_at: seller_response_due_date ?? null,
    told_at,
  };
}

function parentCaptureIds(
  links: readonly { readonly rel: string; readonly href: string }[],
): readonly string[] {
  return links.filter(({ rel }) => rel === 'up').flatMap(({ href }) => href.split('/').at(-1) ?? []);
}

const reversal = z.object({
  id: z.string().min(1).max(100),
  amount: amount.optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  supplementary_data: z
    .object({ related_ids: z.object({ capture_id: z.string().max(100).optional() }).optional() })
    .optional(),
});

function readReversal(resource: unknown, told_at: Date): DisputeUpdate | null {
  const found = reversal.safeParse(resource);
  if (!found.success) return null;
  const { id, links, supplementary_data } = found.data;
  const named = [id, ...parentCaptureIds(links), supplementary_data?.related_ids?.capture_id];
  return {
    gateway_dispute_id: `reversal:${id}`,
    transaction_ids: named.filter((known) => known !== undefined),
    kind: 'reversal',
    state: 'lost',
    charge: found.data.amount ?? null,
    reason: 'reversed',
    due_at: null,
    told_at,
  };
}
