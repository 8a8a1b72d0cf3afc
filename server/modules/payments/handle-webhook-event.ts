import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import type { Gateway, GatewayEvent, Gateways, RefundState, SessionState } from './gateway.ts';
import { gatewayNamed } from './gateway.ts';
import { isKnownSession, keepPayload, lockPaymentOfSession } from './payments.queries.ts';
import { settlementOf } from './payments.rules.ts';
import { recordDispute } from './record-dispute.ts';
import { recordRefundState } from './record-refund-state.ts';
import { settlePayment } from './settle-payment.ts';
import { lockEvent, markFailed, markProcessed, readEvent } from './webhook-events.queries.ts';

/**
 * Handles a stored notice once: the mark that it was handled commits with what it caused. A failure is kept with
 * the notice and thrown, so that its job tries again (DECISIONS 11).
 */
export async function handleWebhookEvent(db: Database, gateways: Gateways, id: number): Promise<void> {
  try {
    const told = await hear(db, gateways, id);
    if (told === null) return;
    await withTx(db, async (tx) => succeed(await handle(tx, id, told)));
  } catch (error) {
    await markFailed(db.orm, id, error instanceof Error ? error.message : 'unknown failure');
    throw error;
  }
}

/** A notice in which nothing is left to ask. */
type Told =
  | { readonly about: 'session'; readonly session_id: string; readonly state: SessionState }
  | (Extract<GatewayEvent, { about: 'refund' }> & { readonly state: RefundState })
  | Extract<GatewayEvent, { about: 'dispute' | 'nothing' }>;

/**
 * Reads the notice and asks its gateway where it says no more than that something happened; no row is held. null: it
 * was handled before, and its body may be gone.
 */
async function hear(db: Database, gateways: Gateways, id: number): Promise<Told | null> {
  const stored = await readEvent(db.orm, id);
  if (stored === null) throw new Error(`webhook event ${id} does not exist`);
  if (stored.processed_at !== null) return null;
  const gateway = gatewayNamed(gateways, stored.gateway);
  const event = gateway?.readEvent(stored.payload) ?? null;
  if (gateway === null || event === null) throw new Error(`webhook event ${id} can not be read`);
  switch (event.about) {
    case 'session':
      return { ...event, state: event.state === 'ask' ? await ask(db, gateway, event) : event.state };
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

/** Asking may collect what the payer approved, so it is done only for payments of ours. */
async function ask(db: Database, gateway: Gateway, { session_id }: { readonly session_id: string }) {
  if (await isKnownSession(db.orm, gateway.name, session_id)) return gateway.querySession(session_id);
  throw noPayment(session_id);
}

// The notice may be faster than our own note of the session; the job comes back.
const noPayment = (sessionId: string) => new Error(`no payment has the session ${sessionId}`);

async function handle(tx: Tx, id: number, told: Told): Promise<void> {
  const stored = await lockEvent(tx, id);
  if (stored === null) throw new Error(`webhook event ${id} does not exist`);
  if (stored.processed_at !== null) return;
  switch (told.about) {
    case 'session':
      return markProcessed(tx, id, await settleSession(tx, stored, told));
    case 'refund':
      await recordRefundState(tx, stored.gateway, told);
      return markProcessed(tx, id, null);
    case 'dispute':
      await recordDispute(tx, stored.gateway, told.dispute);
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
  { gateway, payload }: Stored,
  { session_id, state }: Extract<Told, { about: 'session' }>,
): Promise<string | null> {
  const payment = await lockPaymentOfSession(tx, gateway, session_id);
  if (payment === null) throw noPayment(session_id);
  // A notice that comes too late changes nothing, and so what the payment shows stays true to its status.
  const isNews = payment.status === 'pending' || settlementOf(payment, state).action !== 'none';
  if (isNews) await keepPayload(tx, payment.id, payload);
  return settlePayment(tx, payment, state);
}
