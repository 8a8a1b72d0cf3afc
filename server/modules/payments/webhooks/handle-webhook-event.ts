import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { recordDispute } from '../disputes/record-dispute.ts';
import type { Gateway, GatewayEvent, Gateways, RefundState, SessionState } from '../gateways/gateway.ts';
import { gatewayNamed } from '../gateways/gateway.ts';
import type { PaidPurchases, SettlementServices } from '../paid-purchases.ts';
import { isKnownSession, lockPaymentOfSession, savePayload } from '../payments.queries.ts';
import { settlementOf } from '../payments.rules.ts';
import { recordRefundState } from '../refunds/gateway-refunds.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { lockEvent, markFailed, markProcessed, readEvent } from './webhook-events.queries.ts';

export interface WebhookServices extends SettlementServices {
  readonly db: Database;
  readonly gateways: Gateways;
}

/**
 * Handles a stored webhook event once: its mark commits with its effects. A failure is stored with the event and
 * thrown, so that the job is retried (DECISIONS 11).
 */
export async function handleWebhookEvent(services: WebhookServices, id: number): Promise<void> {
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

/** An event whose state is known. */
type ResolvedEvent =
  | { readonly about: 'session'; readonly session_id: string; readonly state: SessionState }
  | (Extract<GatewayEvent, { about: 'refund' }> & { readonly state: RefundState })
  | Extract<GatewayEvent, { about: 'dispute' | 'nothing' }>;

/**
 * Reads an event, and queries its gateway if it only reports that something happened; no row is locked. Null if it was
 * handled before: its payload may have been pruned.
 */
async function resolveEvent(db: Database, gateways: Gateways, id: number): Promise<ResolvedEvent | null> {
  const stored = await readEvent(db.orm, id);
  if (stored === null) throw new Error(`webhook event ${id} does not exist`);
  if (stored.processed_at !== null) return null;
  const gateway = gatewayNamed(gateways, stored.gateway);
  const event = gateway?.readEvent(stored.payload) ?? null;
  if (gateway === null || event === null) throw new Error(`webhook event ${id} can not be read`);
  switch (event.about) {
    case 'session':
      return {
        ...event,
        state: event.state === 'ask' ? await queryOwnSession(db, gateway, event) : event.state,
      };
    case 'refund':
      return {
        ...event,
        state: event.state === 'ask' ? await gateway.queryRefund(event.gateway_refund_id) : event.state,
      };
    case 'dispute':
    case 'nothing':
      return event;
  }
}

/** Querying may capture an approved payment, so only our own sessions are queried. */
async function queryOwnSession(
  db: Database,
  gateway: Gateway,
  { session_id }: { readonly session_id: string },
) {
  if (await isKnownSession(db.orm, gateway.name, session_id)) return gateway.querySession(session_id);
  throw paymentNotFound(session_id);
}

// The webhook may arrive before the session is stored; the job is retried.
const paymentNotFound = (sessionId: string) => new Error(`no payment has the session ${sessionId}`);

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
      await recordDispute(tx, stored.gateway, event.dispute);
      return markProcessed(tx, id, null);
    case 'nothing':
      return markProcessed(tx, id, null);
  }
}

interface Stored {
  readonly gateway: string;
  readonly payload: unknown;
}

async function settleSession(
  tx: Tx,
  purchases: PaidPurchases,
  { session_id, state, stored }: Extract<ResolvedEvent, { about: 'session' }> & { readonly stored: Stored },
): Promise<string | null> {
  const { gateway, payload } = stored;
  const payment = await lockPaymentOfSession(tx, gateway, session_id);
  if (payment === null) throw paymentNotFound(session_id);
  // A late event changes nothing, so the stored payload must keep matching the status.
  const isChange = payment.status === 'pending' || settlementOf(payment, state).action !== 'none';
  if (isChange) await savePayload(tx, payment.id, payload);
  return settlePayment(tx, purchases, { payment, state });
}
