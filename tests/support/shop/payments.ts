import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { paidPurchases } from '#server/intents/index.ts';
import {
  createDevGateway,
  type Gateway,
  handleWebhookEvent,
  openTopUp,
  receiveWebhook,
  SIGNATURE_HEADER,
  sign,
  type TopUpServices,
} from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';

const SECRET = 'secret-of-the-test-gateway';
const APP_URL = 'http://localhost';

export interface PaymentFixture extends TopUpServices {
  /** Errors that the gateway threw. */
  readonly failures: unknown[];
}

/** Payments through the development gateway, with what a test wants to be different about it. */
export function createPaymentFixture(db: Database, different: Partial<Gateway> = {}): PaymentFixture {
  const gateway = { ...createDevGateway({ db, app_url: APP_URL, secret: SECRET }), ...different };
  const failures: unknown[] = [];
  return {
    db,
    gateways: [gateway],
    purchases: paidPurchases,
    app_url: APP_URL,
    failures,
    onGatewayError: (error) => failures.push(error),
  };
}

export interface OpenPayment {
  readonly payment_id: string;
  readonly session_id: string;
  /** Whole rupiah that were asked for. */
  readonly amount: number;
}

export async function openPayment(
  fixture: PaymentFixture,
  userId: string,
  amount: number,
): Promise<OpenPayment> {
  const opened = await openTopUp(fixture, {
    user_id: userId,
    amount: rupiah(amount),
    payment_method: 'dev_mode',
    description: 'Isi saldo',
    idempotency_key: randomUUID(),
  });
  if (!opened.ok) throw new Error(`a payment could not be opened: ${opened.refusal.code}`);
  return { ...opened.value, amount };
}

export interface WebhookContent {
  readonly session_id: string;
  readonly status: 'paid' | 'failed' | 'expired';
  /** Whole rupiah that the gateway says it received. */
  readonly amount: number;
  /** Tells it apart from another notice of the same; gateways send several events about one payment. */
  readonly event?: string;
}

function eventId({ session_id, status, event = '' }: WebhookContent): string {
  return `evt_${session_id}_${status}${event}`;
}

export function webhookFor(announcement: WebhookContent, secret = SECRET) {
  const { session_id, status, amount } = announcement;
  const id = eventId(announcement);
  const body = { id, type: `payment.${status}`, session_id, status, amount, currency: 'IDR' };
  return signed(JSON.stringify(body), secret);
}

/** Any body, signed as the gateway would. */
export function signed(raw_body: string, secret = SECRET) {
  return {
    gateway: 'dev_mode',
    raw_body,
    headers: new Headers({ [SIGNATURE_HEADER]: sign(secret, raw_body) }),
  };
}

/** Takes the gateway's notice and leaves it unhandled; the id under which it is stored. */
export async function storeWebhook(fixture: PaymentFixture, announcement: WebhookContent): Promise<number> {
  const webhook = webhookFor(announcement);
  const received = await receiveWebhook(fixture.db, fixture.gateways, webhook);
  if (!received.ok) throw new Error(`a notice was refused: ${received.refusal.code}`);
  const found = await fixture.db.orm.execute<{ id: number }>(
    sql`select id from webhook_events where event_id = ${eventId(announcement)}`,
  );
  const [row] = found.rows;
  if (row === undefined) throw new Error('a notice was not stored');
  return row.id;
}

/** Takes the notice and handles it, as its job would. */
export async function deliver(fixture: PaymentFixture, announcement: WebhookContent): Promise<void> {
  await handleWebhookEvent(fixture, await storeWebhook(fixture, announcement));
}

export interface PaymentRecord {
  readonly status: string;
  readonly received_bigint: number | null;
  readonly flags: readonly string[];
  readonly session_id: string | null;
}

export async function paymentRecord(db: Database, id: string): Promise<PaymentRecord> {
  const found = await db.pool.query<PaymentRecord>(
    'select status, received_bigint, flags, session_id from payments where id = $1',
    [id],
  );
  const [row] = found.rows;
  if (row === undefined) throw new Error('the payment does not exist');
  return row;
}
