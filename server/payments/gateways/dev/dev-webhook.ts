import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { rupiah, toSen } from '#shared/money/money.ts';
import type { GatewayEvent, SessionState } from '../gateway.ts';

export const SIGNATURE_HEADER = 'x-dev-gateway-signature';

const devWebhook = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  session_id: z.string().min(1).max(100),
  status: z.enum(['paid', 'failed', 'expired']),
  amount: z.int().positive(),
  currency: z.literal('IDR'),
});
export type DevWebhook = z.output<typeof devWebhook>;

export function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Constant-time comparison. */
export function isSignedWith(secret: string, body: string, signature: string | null): boolean {
  const expected = Buffer.from(sign(secret, body));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function devWebhookOf(session: {
  readonly id: string;
  readonly amount: number;
  readonly status: 'paid' | 'failed' | 'expired';
}): DevWebhook {
  const { id, status } = session;
  return {
    id: `evt_${id}_${status}`,
    type: `payment.${status}`,
    session_id: id,
    status,
    amount: session.amount,
    currency: 'IDR',
  };
}

export function parseDevWebhook(payload: unknown): GatewayEvent | null {
  const parsed = devWebhook.safeParse(payload);
  if (!parsed.success) return null;
  const { id, type, session_id, status, amount } = parsed.data;
  const name = { event_id: id, event_type: type };
  const state = stateOf(session_id, status, amount);
  // Nobody else uses this gateway.
  return { ...name, about: 'session', session_id, payment_id: session_id, state };
}

/** `amount` in whole rupiah. */
export function stateOf(
  id: string,
  status: 'open' | 'paid' | 'failed' | 'expired',
  amount: number,
): SessionState {
  if (status !== 'paid') return { status };
  return { status, received: { currency: 'IDR', minor: toSen(rupiah(amount)) }, transaction_id: id };
}
