import { z } from 'zod';
import type { DisputeUpdate, GatewayEvent, SessionState } from '../gateway.ts';
import { capture, captureStateOf, refund, refundStateOf } from './paypal-answers.ts';
import { readDispute, readReversal } from './paypal-disputes.ts';

const event = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().min(1).max(100),
  create_time: z.iso.datetime({ offset: true }).optional(),
  resource: z.unknown(),
});
const named = z.object({ id: z.string().min(1).max(100) });
const captured = capture.extend({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().min(1).max(100) }) }),
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
  const found = named.safeParse(resource);
  return found.success ? { ...name, about: 'session', session_id: found.data.id, state: 'ask' } : null;
}

function captureEvent(name: Name, resource: unknown, state: SessionState | null): GatewayEvent | null {
  const found = captured.safeParse(resource);
  if (!found.success) return null;
  const session_id = found.data.supplementary_data.related_ids.order_id;
  return { ...name, about: 'session', session_id, state: state ?? captureStateOf(found.data) };
}

function refundEvent(name: Name, resource: unknown): GatewayEvent | null {
  const found = refund.safeParse(resource);
  if (!found.success) return null;
  const { id, custom_id, invoice_id } = found.data;
  const state = refundStateOf(found.data);
  return {
    ...name,
    about: 'refund',
    refund_id: custom_id ?? invoice_id ?? null,
    gateway_refund_id: id,
    state,
  };
}
