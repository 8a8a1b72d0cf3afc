import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { GatewayEvent } from '../gateway.ts';
import { refund } from './xendit-answers.ts';

/** Constant-time comparison, whatever the lengths. */
export function hasToken(given: string | null, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(expected));
}

const invoiceWebhook = z.object({
  id: z.string().min(1).max(100),
  external_id: z.string().min(1),
  status: z.string().regex(/^[A-Z_]{1,30}$/),
});
const refundBody = z.object({ event: z.string().max(100), data: refund });
/** Xendit's documentation wraps the refund once, its example twice; both are read. */
const refundWebhook = z.union([refundBody, z.object({ data: refundBody }).transform(({ data }) => data)]);
const qrisWebhook = z.object({
  event: z.string().regex(/^payment(_request)?\.[a-z]{1,30}$/),
  data: z.object({
    payment_request_id: z.string().startsWith('pr-').max(100),
    reference_id: z.string().nullish(),
    status: z.string().max(30),
  }),
});
const otherWebhook = z.object({ event: z.string().min(1).max(100) });

/** Webhooks carry a fixed token, no signature, so they only trigger a query (ADR 0020). */
export function readXenditEvent(payload: unknown): GatewayEvent | null {
  const refunded = refundWebhook.safeParse(payload);
  if (refunded.success) return refundEvent(refunded.data);
  const paid = invoiceWebhook.safeParse(payload);
  if (paid.success) {
    const { id, external_id, status } = paid.data;
    const name = { event_id: `${id}:${status}`, event_type: `invoice.${status.toLowerCase()}` };
    return { ...name, about: 'session', session_id: id, payment_id: external_id, state: 'ask' };
  }
  const qris = qrisWebhook.safeParse(payload);
  if (qris.success) {
    const { event, data } = qris.data;
    const { payment_request_id: session_id, reference_id, status } = data;
    const name = { event_id: `${session_id}:${event}:${status}`, event_type: event };
    return { ...name, about: 'session', session_id, payment_id: reference_id ?? null, state: 'ask' };
  }
  const other = otherWebhook.safeParse(payload);
  if (!other.success) return null;
  return unknownEvent(other.data.event, payload);
}

/** Identified by its content, because such a webhook carries no id. */
function unknownEvent(event: string, payload: unknown): GatewayEvent {
  const digest = createHash('sha256').update(JSON.stringify(payload)).digest('hex').slice(0, 32);
  return { event_id: `${event}:${digest}`, event_type: event, about: 'nothing' };
}

function refundEvent({ event, data }: z.output<typeof refundBody>): GatewayEvent | null {
  if (!event.startsWith('refund.')) return unknownEvent(event, data);
  return {
    event_id: `${data.id}:${data.status}`,
    event_type: event,
    about: 'refund',
    refund_id: data.reference_id ?? null,
    gateway_refund_id: data.id,
    transaction_ids: [data.invoice_id, data.payment_id, data.payment_request_id].filter(
      (known) => typeof known === 'string',
    ),
    state: 'ask',
  };
}
