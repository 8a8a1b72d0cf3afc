import { eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import type { LedgerType } from '#shared/money/ledger.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { orders } from '../orders.schema.ts';
import { type Movement, OTHER, PROMOTION, type Reservation } from './credit-sources.rules.ts';

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

interface Line {
  readonly amount: number;
  readonly type: LedgerType;
  readonly order_id: string | null;
  readonly is_promotion: boolean;
  /** The payment that brought the entry's credit, or that it was refunded to. */
  readonly payment_id: string | null;
  readonly sent_to: string | null;
}

export async function selectWalletMovements(reader: Reader, userId: string): Promise<readonly Movement[]> {
  const { rows } = await reader.execute<Line & Record<string, unknown>>(sql`
    select e.amount_bigint as amount, p.type,
           case when p.reference_type = 'order' then p.reference_id end as order_id,
           exists (select from ledger_entries a where a.posting_id = p.id and a.account = 'promotions') as is_promotion,
           coalesce(paid.id, payout.payment_id, back.payment_id, d.payment_id) as payment_id, sent.payment_id as sent_to
    from wallets w
    join ledger_entries e on e.wallet_id = w.id
    join ledger_postings p on p.id = e.posting_id
    left join payments paid on paid.posting_id = p.id
    left join gateway_refunds sent on sent.refund_posting_id = p.id
    left join gateway_refunds payout on payout.payout_posting_id = p.id
    left join gateway_refunds back on back.return_posting_id = p.id
    left join payment_disputes d on p.reference_type = 'dispute' and d.id::text = p.reference_id
    where w.user_id = ${userId} order by e.id`);
  return rows.map(toMovement);
}

function toMovement({ amount, type, order_id, is_promotion, payment_id, sent_to }: Line): Movement {
  if (type === 'refund' && order_id !== null) {
    return { kind: 'refund', order_id, payment_id: sent_to, amount };
  }
  if (amount > 0) {
    return { kind: 'credit', source: is_promotion ? PROMOTION : (payment_id ?? OTHER), amount };
  }
  if (payment_id !== null) return { kind: 'payout', payment_id, amount: -amount };
  const isSpent = type === 'purchase' || type === 'subscription';
  return { kind: 'debit', order_id: isSpent ? order_id : null, amount: -amount };
}

export async function selectReservations(reader: Reader, userId: string): Promise<readonly Reservation[]> {
  const { rows } = await reader.execute<Reservation & Record<string, unknown>>(sql`
    select r.order_id, r.payment_id, r.amount_bigint as amount
    from gateway_refunds r join payments p on p.id = r.payment_id
    where p.user_id = ${userId} and r.status <> 'failed' and r.refund_posting_id is null`);
  return rows;
}
