import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { revokeOrderHoldings } from '../holdings/holdings.ts';
import type { StatusRefusal } from '../orders.errors.ts';
import { refundable } from '../orders.rules.ts';
import { lockOrder, selectSubscriptionOfOrder, writeStatus } from '../refunds/order-refunds.queries.ts';
import { readRefundedTotals } from '../refunds/read-refunds.ts';

interface Change {
  readonly actor: Actor;
  readonly order_id: string;
  readonly status: OrderStatus;
}
type Outcome = Result<{ readonly status: OrderStatus }, StatusRefusal>;

/**
 * Sets any status from any other (AORD-010); the database sets the timestamp (AORD-011). Moves no money and ends no
 * access. Refuses `refunded` while money is left to refund (DECISIONS 49); for an unpaid order, such as a grant, it
 * revokes the holdings, unless it paid a live subscription.
 */
export function setOrderStatus(db: Database, { actor, order_id, status }: Change): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const order = await lockOrder(tx, order_id);
    if (order === null) return refuse({ code: 'ORDER_NOT_FOUND' });
    if (order.status === status) return succeed({ status });
    const refusal = status === 'refunded' ? await refundNeeded(tx, order) : null;
    if (refusal !== null) return refuse(refusal);
    if (status === 'refunded' && (await selectSubscriptionOfOrder(tx, order_id)) === null)
      await revokeOrderHoldings(tx, order_id, { ends_access: false });
    await writeStatus(tx, order_id, status);
    await recordAudit(tx, actor, {
      action: 'order.status_changed',
      subject: { type: 'order', id: order_id },
      before: { status: order.status },
      after: { status },
    });
    return succeed({ status });
  });
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function refundNeeded(tx: Tx, order: LockedOrder): Promise<StatusRefusal | null> {
  const { total, reserved } = await readRefundedTotals(tx, order.id, '');
  const refundable_bigint = refundable(order.paid_bigint, total);
  // A reserved refund may still fail; it sets `refunded` itself once the money has left.
  const isLeft = refundable_bigint > 0 || reserved > 0;
  return isLeft ? { code: 'REFUND_NEEDED', details: { refundable_bigint } } : null;
}
