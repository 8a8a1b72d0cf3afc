import { eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { orders } from '../orders.schema.ts';

const paidOrder = {
  ...pickColumns(orders, ['id', 'user_id', 'status']),
  paid_bigint: sql`case when ${orders.posting_id} is null then 0 else ${orders.amount_bigint} end`.mapWith(
    sen,
  ),
};

/** Locked by id, so that concurrent callers cannot deadlock. */
export function lockOrders(tx: Tx, orderIds: readonly string[]) {
  return tx
    .select(paidOrder)
    .from(orders)
    .where(isOneOf(orders.id, orderIds))
    .orderBy(orders.id)
    .for('update');
}

export async function lockOrder(tx: Tx, orderId: string) {
  const [row] = await tx.select(paidOrder).from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

export async function readRefunded(
  reader: Reader,
  orderId: string,
  key: string,
): Promise<{ readonly total: Sen; readonly hasKey: boolean }> {
  const found = await reader.execute<{ total: number; has_key: boolean | null }>(sql`
    select coalesce(sum(e.amount_bigint), 0)::bigint as total, bool_or(p.idempotency_key = ${key}) as has_key
    from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
    where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = ${orderId}`);
  const row = found.rows[0];
  return { total: sen(row?.total ?? 0), hasKey: row?.has_key === true };
}

export async function selectPaid(reader: Reader, orderId: string) {
  const [row] = await reader.select(paidOrder).from(orders).where(eq(orders.id, orderId));
  return row ?? null;
}

export type SubscriptionOfOrder = {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly is_current: boolean;
};

/** Null unless the order paid a period of a live subscription. */
export async function selectSubscriptionOfOrder(
  reader: Reader,
  orderId: string,
): Promise<SubscriptionOfOrder | null> {
  const found = await reader.execute<SubscriptionOfOrder>(sql`
    select s.id, s.user_id, s.product_id, h.order_id = ${orderId} as is_current
    from subscriptions s
    join user_products h on h.user_id = s.user_id and h.product_id = s.product_id and h.status = 'active'
    where s.status <> 'expired' and s.id in (
      select id from subscriptions where order_id = ${orderId}
      union all select subscription_id from subscription_charges where order_id = ${orderId}
    )`);
  return found.rows[0] ?? null;
}

export async function writeStatus(tx: Tx, orderId: string, status: OrderStatus): Promise<void> {
  await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
}
