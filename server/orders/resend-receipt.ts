import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readReceipt } from './orders.queries.ts';
import { getOwnOrder, type OrderNotFound } from './read-orders.ts';

type Outcome = Result<{ readonly sent_to: string }, OrderNotFound>;

export function resendReceipt(db: Database, userId: string, orderId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const own = await getOwnOrder(tx, userId, orderId);
    return own.ok ? queueReceipt(tx, orderId) : own;
  });
}

export function resendAnyReceipt(db: Database, actor: Actor, orderId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const queued = await queueReceipt(tx, orderId);
    if (!queued.ok) return queued;
    await recordAudit(tx, actor, { action: 'order.receipt_resent', subject: { type: 'order', id: orderId } });
    return queued;
  });
}

async function queueReceipt(tx: Tx, orderId: string): Promise<Outcome> {
  const receipt = await readReceipt(tx, orderId);
  if (receipt === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  await addJob(tx, { name: 'send-receipt', payload: { order_id: orderId, is_asked: true } });
  return succeed({ sent_to: receipt.customer_email });
}
