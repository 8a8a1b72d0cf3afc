import { recordAudit, systemActor } from '#server/audit/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { shareOf } from '#shared/money/foreign-money.ts';
import type { Sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { isUuid } from '#shared/short-id.ts';
import {
  isKnownTransaction,
  lockPaidPayment,
  readReportedDispute,
  writeUpdate,
} from '../disputes/disputes.queries.ts';
import {
  type DisputeUpdate,
  type GatewayEvent,
  type Gateways,
  gatewayNamed,
  type RefundState,
  type SessionState,
} from '../gateways/gateway.ts';
import { type LockedPayment, lockPaymentNamed, readSessionNamed, savePayload } from '../payments.queries.ts';
import { settlementOf, statusAfter } from '../payments.rules.ts';
import { recordRefundState } from '../refunds/gateway-refunds.ts';
import { type PaidPurchases, type SettlementServices, settlePayment } from '../settlement/settle-payment.ts';
import {
  lockEvent,
  markFailed,
  markForeign,
  markProcessed,
  readWebhookEvent,
} from './webhook-events.queries.ts';

export interface GatewayWebhookServices extends SettlementServices {
  readonly db: Database;
  readonly gateways: Gateways;
}

/**
 * Handles an event once: its mark commits with its effects. A failure is stored and thrown, so that the job is retried
 * (DECISIONS 11). Events about other programs on the same gateway account are marked foreign.
 */
export async function handleWebhookEvent(services: GatewayWebhookServices, id: number): Promise<void> {
  const { db, gateways, purchases } = services;
  try {
    const event = await resolveEvent(db, gateways, id);
    if (event === null) return;
    await withTx(db, async (tx) => succeed(await applyEvent(tx, purchases, { ...event, id })));
  } catch (error) {
    await markFailed(db.orm, id, error instanceof Error ? error.message : 'unknown failure');
    throw error;
  }
}

type SessionEvent = Extract<GatewayEvent, { about: 'session' }>;
type RefundEvent = Extract<GatewayEvent, { about: 'refund' }>;
type ResolvedEvent =
  | (SessionEvent & { readonly state: SessionState })
  | (RefundEvent & { readonly state: RefundState })
  | Extract<GatewayEvent, { about: 'dispute' | 'nothing' }>
  | { readonly about: 'foreign' };

/** Locks no row. Null if handled before, as its payload may be pruned. */
async function resolveEvent(db: Database, gateways: Gateways, id: number): Promise<ResolvedEvent | null> {
  const stored = await readWebhookEvent(db.orm, id);
  if (stored === null) throw new Error(`webhook event ${id} does not exist`);
  if (stored.processed_at !== null) return null;
  const gateway = gatewayNamed(gateways, stored.gateway);
  const event = gateway?.readEvent(stored.payload) ?? null;
  if (gateway === null || event === null) throw new Error(`webhook event ${id} can not be read`);
  switch (event.about) {
    case 'session': {
      // Querying may capture an approved payment, so only our own sessions are queried.
      const session = await readSessionNamed(db.orm, gateway.name, event);
      if (session === null) return unknownSession(event);
      return { ...event, state: event.state === 'ask' ? await gateway.querySession(session) : event.state };
    }
    case 'refund':
      if (await isForeignRefund(db.orm, gateway.name, event)) return { about: 'foreign' };
      return {
        ...event,
        state: event.state === 'ask' ? await gateway.queryRefund(event.gateway_refund_id) : event.state,
      };
    case 'dispute':
    case 'nothing':
      return event;
  }
}

/**
 * Throws for a session that carries one of our ids: its webhook may precede its storing, so the job retries, and money
 * nobody knows stays listed as failed.
 */
function unknownSession({ session_id, payment_id }: SessionEvent): { readonly about: 'foreign' } {
  if (payment_id === null || !isOwnPaymentId(payment_id)) return { about: 'foreign' };
  throw paymentNotFound(session_id ?? payment_id);
}

const paymentNotFound = (name: string) => new Error(`no payment has the session ${name}`);

/** Our payments are named by UUID; the development gateway has no other user. */
const isOwnPaymentId = (name: string) => isUuid(name) || name.startsWith('dev_');

async function isForeignRefund(
  reader: Reader,
  gateway: string,
  { refund_id, transaction_ids }: RefundEvent,
): Promise<boolean> {
  if (refund_id !== null && isUuid(refund_id)) return false;
  return !(await isKnownTransaction(reader, gateway, transaction_ids));
}

async function applyEvent(
  tx: Tx,
  purchases: PaidPurchases,
  { id, ...event }: ResolvedEvent & { readonly id: number },
): Promise<void> {
  const stored = await lockEvent(tx, id);
  if (stored === null) throw new Error(`webhook event ${id} does not exist`);
  if (stored.processed_at !== null) return;
  switch (event.about) {
    case 'session':
      return markProcessed(tx, id, await settleSession(tx, purchases, { ...event, stored }));
    case 'refund':
      await recordRefundState(tx, stored.gateway, event);
      return markProcessed(tx, id, null);
    case 'dispute':
      if (await recordDispute(tx, stored.gateway, event.dispute)) return markProcessed(tx, id, null);
      return stored.is_recent ? retryLater(tx, id) : markForeign(tx, id);
    case 'foreign':
      return markForeign(tx, id);
    case 'nothing':
      return markProcessed(tx, id, null);
  }
}

const ASK_AGAIN_MINUTES = 10;

/** A fraud warning may overtake its payment's webhook. */
function retryLater(tx: Tx, id: number): Promise<void> {
  const run_at = new Date(Date.now() + ASK_AGAIN_MINUTES * 60_000);
  return addJob(tx, { name: 'handle-webhook', payload: { webhook_event_id: id }, run_at });
}

interface EventPayload {
  readonly gateway: string;
  readonly payload: unknown;
}

async function settleSession(
  tx: Tx,
  purchases: PaidPurchases,
  { stored, ...event }: SessionEvent & { readonly state: SessionState; readonly stored: EventPayload },
): Promise<string | null> {
  const { gateway, payload } = stored;
  const { state } = event;
  const payment: LockedPayment | null = await lockPaymentNamed(tx, gateway, event);
  if (payment === null) throw paymentNotFound(event.session_id ?? '');
  // A late event changes nothing, so the stored payload must keep matching the status.
  const isChange = payment.status === 'pending' || settlementOf(payment, state).action !== 'none';
  if (isChange) await savePayload(tx, payment.id, payload);
  return settlePayment(tx, purchases, { payment, state });
}

/**
 * The database freezes the wallet with an open dispute (DECISIONS 59). Webhooks may arrive twice and in any order: the
 * newest by the gateway's clock wins. A won dispute unfreezes, a lost one waits for an admin. False for an unknown
 * payment.
 */
async function recordDispute(tx: Tx, gateway: string, update: DisputeUpdate): Promise<boolean> {
  // Held until commit: a concurrent update sees what this one wrote.
  const payment = await lockPaidPayment(tx, gateway, update.transaction_ids);
  if (payment === null) return false;
  await lockWallet(tx, payment.user_id);
  const known = await readReportedDispute(tx, gateway, update.gateway_dispute_id);
  const status = statusAfter(known, update);
  if (status === null) return true;
  const { gateway_dispute_id, kind, state: gateway_state, reason, due_at, told_at } = update;
  // The amount may change while the dispute is open; an update without an amount changes nothing.
  const keepsAmount = known !== null && (status !== 'open' || update.charge === null);
  const amount_bigint = keepsAmount ? known.amount_bigint : amountOf(payment, update);
  const reported = { kind, status, gateway_state, reason, due_at, told_at, amount_bigint };
  const dispute_id = await writeUpdate(
    tx,
    { gateway, gateway_dispute_id, payment_id: payment.id },
    { ...reported, is_status_new: status !== known?.status },
  );
  await recordAudit(tx, systemActor, {
    action: 'dispute.told',
    subject: { type: 'payment', id: payment.id },
    after: { dispute_id, kind, state: gateway_state, status, amount_bigint },
  });
  return true;
}

interface DisputedPayment {
  readonly received_bigint: Sen;
  readonly charge_currency: string;
  readonly received_charge_bigint: number | null;
}

/** Sen: the disputed share of the credited amount; all of it for an unknown currency. */
function amountOf(payment: DisputedPayment, { charge }: DisputeUpdate): Sen {
  const { received_bigint, charge_currency, received_charge_bigint } = payment;
  if (charge === null || charge.currency !== charge_currency) return received_bigint;
  const whole = received_charge_bigint ?? received_bigint;
  return charge.minor >= whole ? received_bigint : shareOf(received_bigint, charge.minor, whole);
}
