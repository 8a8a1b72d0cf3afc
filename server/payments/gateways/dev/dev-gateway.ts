import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DevSession } from '#contract/dev/dev.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { pageLanguage } from '#shared/language/page-language.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { paymentWays } from '#shared/payments/payment-ways.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Gateway, GatewayEvent, SessionState } from '../gateway.ts';
import { closeSession, type DevOutcome, insertSession, readSession } from './dev-gateway.queries.ts';

export const DEV_GATEWAY = 'dev_mode';

export interface DevGatewayOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly secret: string;
}

const terms = { min_amount: rupiah(1), lifetime_seconds: 60 * 60 };

/** Its own sessions and page, and webhooks signed like real ones. Not in production (DECISIONS 12). */
export function createDevGateway({ db, app_url, secret }: DevGatewayOptions): Gateway {
  return {
    name: DEV_GATEWAY,
    ...terms,
    ways: paymentWays
      .filter((way) => way !== 'paypal')
      .map((way) => ({ way, ...terms, ...(way === 'qris' && { lifetime_seconds: 30 * 60 }) })),
    chargeFor: (amount) => ({ currency: 'IDR', minor: toSen(amount) }),
    async createSession({ payment_id, amount, description, return_url, expires_at, ways }) {
      // Derived from the payment, so that a repeated request returns the same session.
      const id = `dev_${payment_id.replaceAll('-', '')}`;
      const currency = 'IDR';
      const way = ways.length === 1 ? (ways[0] ?? null) : null;
      await insertSession(db.orm, {
        id,
        amount,
        currency,
        description,
        return_url,
        expires_at: expires_at.toISOString(),
        way,
      });
      const qr_text = way === 'qris' ? qrisText(amount, id) : null;
      const { base } = pageLanguage(new URL(return_url).pathname);
      return { session_id: id, checkout_url: `${app_url}${base}/dev/checkout/${id}`, qr_text };
    },
    async querySession(sessionId) {
      const session = await readSession(db.orm, sessionId);
      if (session === null) throw new Error(`the gateway does not know session ${sessionId}`);
      return stateOf(session.id, session.status, session.amount);
    },
    isSigned: ({ headers, raw_body }) => isSignedWith(secret, raw_body, headers.get(SIGNATURE_HEADER)),
    readEvent: parseDevWebhook,
    refund: async ({ refund_id }) => ({
      gateway_refund_id: `dev_${refund_id}`,
      state: { status: 'succeeded' },
    }),
    queryRefund: async () => ({ status: 'succeeded' }),
  };
}

/** A QRIS code's text: fields of tag, length and value, then a checksum (EMVCo, merchant-presented mode). */
export function qrisText(amount: number, reference: string): string {
  const merchant = field('00', 'ID.EXAMPLE.ARUNIKA') + field('01', '936000000000000000') + field('03', 'UMI');
  const content = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('52', '5734'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'ARUNIKA UJI COBA'),
    field('60', 'JAKARTA'),
    field('62', field('05', reference.slice(0, 25))),
  ].join('');
  const unsigned = `${content}6304`;
  return unsigned + checksum(unsigned);
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value;

/** CRC-16/CCITT-FALSE. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

interface SessionNotFound {
  readonly code: 'SESSION_NOT_FOUND';
}

/** Anybody with the session's id may pay it. */
export async function getSession(reader: Reader, id: string): Promise<Result<DevSession, SessionNotFound>> {
  const row = await readSession(reader, id);
  if (row === null) return refuse({ code: 'SESSION_NOT_FOUND' });
  const { id: session_id, created_at: _, ...session } = row;
  return succeed({ ...session, session_id, currency: 'IDR' });
}

interface SessionNotOpen {
  readonly code: 'SESSION_NOT_OPEN';
}

/** Works once; the job that delivers the webhook commits with it. */
export function decideSession(
  db: Database,
  id: string,
  outcome: DevOutcome,
): Promise<Result<DevSession, SessionNotFound | SessionNotOpen>> {
  return withTx<DevSession, SessionNotFound | SessionNotOpen>(db, async (tx) => {
    const isDecided = await closeSession(tx, id, outcome);
    const session = await getSession(tx, id);
    if (!session.ok) return session;
    if (!isDecided) return refuse({ code: 'SESSION_NOT_OPEN' });
    await addJob(tx, { name: 'deliver-dev-webhook', payload: { session_id: id } });
    return succeed(session.value);
  });
}

export interface WebhookDelivery {
  readonly secret: string;
  readonly post: (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
}

/** Throws unless the shop accepts the webhook, so that the job is retried. */
export async function deliverWebhook(
  reader: Reader,
  sessionId: string,
  { secret, post }: WebhookDelivery,
): Promise<void> {
  const session = await readSession(reader, sessionId);
  if (session === null || session.status === 'open') throw new Error(`session ${sessionId} is not decided`);
  const body = JSON.stringify(devWebhookOf({ ...session, status: session.status }));
  const status = await post(body, {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(secret, body),
  });
  // The development gateway was switched off since: nothing to deliver to.
  if (status === 404) return;
  if (status !== 200) throw new Error(`the shop answered the webhook with ${status}`);
}

export const SIGNATURE_HEADER = 'x-dev-gateway-signature';

const devWebhook = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  session_id: z.string().min(1).max(100),
  status: z.enum(['paid', 'failed', 'expired']),
  amount: z.int().positive(),
  currency: z.literal('IDR'),
});
type DevWebhook = z.output<typeof devWebhook>;

export function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Constant-time comparison. */
function isSignedWith(secret: string, body: string, signature: string | null): boolean {
  const expected = Buffer.from(sign(secret, body));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function devWebhookOf(session: {
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

function parseDevWebhook(payload: unknown): GatewayEvent | null {
  const parsed = devWebhook.safeParse(payload);
  if (!parsed.success) return null;
  const { id, type, session_id, status, amount } = parsed.data;
  const name = { event_id: id, event_type: type };
  const state = stateOf(session_id, status, amount);
  // Nobody else uses this gateway.
  return { ...name, about: 'session', session_id, payment_id: session_id, state };
}

/** `amount` in whole rupiah. */
function stateOf(id: string, status: 'open' | 'paid' | 'failed' | 'expired', amount: number): SessionState {
  if (status !== 'paid') return { status };
  return { status, received: { currency: 'IDR', minor: toSen(rupiah(amount)) }, transaction_id: id };
}
