import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Database } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { OrderNotFound } from '../get-own-order.ts';
import { readReceipt } from '../orders.queries.ts';

type Outcome = Result<{ readonly sent_to: string }, OrderNotFound>;

/** Sends the receipt of anybody's order again, to the address that it was bought with; the audit log says who asked. */
export function resendAnyReceipt(db: Database, actor: Actor, orderId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const receipt = await readReceipt(tx, orderId);
    if (receipt === null) return refuse({ code: 'ORDER_NOT_FOUND' });
    await addJob(tx, { name: 'send-receipt', payload: { order_id: orderId, is_asked: true } });
    await recordAudit(tx, actor, { action: 'order.receipt_resent', subject: { type: 'order', id: orderId } });
    return succeed({ sent_to: receipt.customer_email });
  });
}
