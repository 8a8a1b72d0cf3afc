import type { Database } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { getOwnOrder, type OrderNotFound } from './get-own-order.ts';
import { readReceipt } from './orders.queries.ts';

type Outcome = Result<{ readonly sent_to: string }, OrderNotFound>;

/** Sends the receipt of the user's own order again, to the address that it was bought with. */
export function resendReceipt(db: Database, userId: string, orderId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const own = await getOwnOrder(tx, userId, orderId);
    if (!own.ok) return own;
    const receipt = await readReceipt(tx, orderId);
    if (receipt === null) return refuse({ code: 'ORDER_NOT_FOUND' });
    await addJob(tx, { name: 'send-receipt', payload: { order_id: orderId } });
    return succeed({ sent_to: receipt.customer_email });
  });
}
