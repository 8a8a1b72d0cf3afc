import { z } from 'zod';
import type { DisputeUpdate, GatewayEvent, SessionState } from '../gateway.ts';
import { capture, captureStateOf, refund, refundStateOf } from './paypal-answers.ts';
import { parentCaptureIds, readDispute, readReversal } from './paypal-disputes.ts';

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
