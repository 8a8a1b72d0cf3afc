import type { Database } from '#server/platform/db.ts';
import { inStep } from '#server/platform/step-error.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { type Gateways, gatewayNamed, type SessionState } from '../gateways/gateway.ts';
import { lockPayment, type StalePayment, touchPayment } from '../payments.queries.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Queries the gateway for a payment, outside any transaction, and settles it (DECISIONS 11). Gateway failures are
 * thrown as they are; our own as the broken step CREDIT_NOT_ADDED.
 */
export async function queryPayment(db: Database, gateways: Gateways, payment: StalePayment): Promise<void> {
  // Before the query, so that a payment whose query fails moves to the end of the queue.
  await withTx(db, async (tx) => succeed(await touchPayment(tx, payment.id)));
  const state = await stateOf(gateways, payment);
  await inStep('CREDIT_NOT_ADDED', () => settleByState(db, payment, state));
}

async function settleByState(db: Database, payment: StalePayment, state: SessionState): Promise<void> {
  await withTx(db, async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    if (locked === null) throw new Error(`payment ${payment.id} vanished`);
    // A session that was never opened cannot have been paid.
    const settled = payment.session_id === null && locked.is_overdue ? expired : state;
    await settlePayment(tx, locked, settled);
    return succeed(null);
  });
}

const expired: SessionState = { status: 'expired' };
const open: SessionState = { status: 'open' };

async function stateOf(gateways: Gateways, payment: StalePayment): Promise<SessionState> {
  if (payment.session_id === null) return open;
  const gateway = gatewayNamed(gateways, payment.gateway);
  if (gateway === null) throw new Error(`payment ${payment.id} is of a gateway that is not configured`);
  return gateway.querySession(payment.session_id);
}
