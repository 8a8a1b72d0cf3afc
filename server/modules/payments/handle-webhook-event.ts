import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { type Gateways, gatewayNamed } from './gateway.ts';
import {
  keepPayload,
  lockEvent,
  lockPaymentOfSession,
  markFailed,
  markProcessed,
} from './payments.queries.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Handles a stored notice once: the mark that it was handled commits with what it caused. A failure is kept with
 * the notice and thrown, so that its job tries again (DECISIONS 11).
 */
export async function handleWebhookEvent(db: Database, gateways: Gateways, id: number): Promise<void> {
  try {
    await withTx(db, async (tx) => succeed(await handle(tx, gateways, id)));
  } catch (error) {
    await markFailed(db.orm, id, error instanceof Error ? error.message : 'unknown failure');
    throw error;
  }
}

async function handle(tx: Tx, gateways: Gateways, id: number): Promise<void> {
  const stored = await lockEvent(tx, id);
  if (stored === null) throw new Error(`webhook event ${id} does not exist`);
  if (stored.processed_at !== null) return;
  const event = gatewayNamed(gateways, stored.gateway)?.readEvent(stored.payload) ?? null;
  if (event === null) throw new Error(`webhook event ${id} can not be read`);
  const payment = await lockPaymentOfSession(tx, stored.gateway, event.session_id);
  // The notice may be faster than our own note of the session; the job comes back.
  if (payment === null) throw new Error(`no payment has the session ${event.session_id}`);
  await keepPayload(tx, payment.id, stored.payload);
  await settlePayment(tx, payment, event.state);
  await markProcessed(tx, id);
}
