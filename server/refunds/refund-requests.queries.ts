import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { QueuedRefund, RefundableOrder } from '#contract/refunds/admin.ts';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { Sen } from '#shared/money/money.ts';
import type { RefundStatus } from '#shared/refunds/refunds.ts';
import { refundRequests as requests } from './refunds.schema.ts';

const columns = pickColumns(requests, [
  'id',
  'user_id',
  'order_id',
  'order_item_id',
  'amount_bigint',
  'destination',
  'reason',
  'status',
  'decision_note',
  'decided_at',
  'created_at',
]);
export type RequestRow = Pick<typeof requests.$inferSelect, keyof typeof columns>;
type RefundRequestInsert = Omit<typeof requests.$inferInsert, 'id' | 'status' | 'created_at'>;

/** Null if the item has an open or approved request; the index enforces it, even under concurrent calls. */
export async function insertRequest(tx: Tx, request: RefundRequestInsert): Promise<RequestRow | null> {
  const [row] = await tx.insert(requests).values(request).onConflictDoNothing().returning(columns);
  return row ?? null;
}

export function selectRequestsOfOrder(reader: Reader, orderId: string): Promise<readonly RequestRow[]> {
  return reader
    .select(columns)
    .from(requests)
    .where(eq(requests.order_id, orderId))
    .orderBy(asc(requests.created_at), asc(requests.id));
}

export async function selectLiveRequest(reader: Reader, itemId: string): Promise<RequestRow | null> {
  const [row] = await reader
    .select(columns)
    .from(requests)
    .where(and(eq(requests.order_item_id, itemId), inArray(requests.status, ['requested', 'approved'])));
  return row ?? null;
}

export async function selectRequest(reader: Reader, id: string): Promise<RequestRow | null> {
  const [row] = await reader.select(columns).from(requests).where(eq(requests.id, id));
  return row ?? null;
}

export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | null> {
  const [row] = await tx.select(columns).from(requests).where(eq(requests.id, id)).for('update');
  return row ?? null;
}

export interface RefundDecisionUpdate {
  readonly status: Exclude<RefundStatus, 'requested'>;
  readonly decision_note: string;
  readonly decided_by: string | null;
  readonly decided_consumed_percent?: number;
  readonly decided_download_count?: number;
}

export async function writeDecision(tx: Tx, id: string, decision: RefundDecisionUpdate): Promise<void> {
  await tx
    .update(requests)
    .set({ ...decision, decided_at: sql`now()` })
    .where(eq(requests.id, id));
}

export function listOwnRequests(reader: Reader, userId: string, window: PageWindow) {
  const { user_id: _, ...shown } = columns;
  return reader
    .select(shown)
    .from(requests)
    .where(eq(requests.user_id, userId))
    .orderBy(desc(requests.created_at), desc(requests.id))
    .limit(window.limit)
    .offset(window.offset);
}

/** Withdraws open requests of an erased account and removes all texts; decisions stay. */
export async function eraseRefundRequests(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(requests)
    .set({ status: 'withdrawn', decided_at: sql`now()` })
    .where(and(eq(requests.user_id, userId), eq(requests.status, 'requested')));
  await tx
    .update(requests)
    .set({
      reason: 'Dihapus',
      // A rejection must have a note.
      decision_note: sql`case when ${requests.decision_note} = '' then '' else 'Dihapus' end`,
    })
    .where(eq(requests.user_id, userId));
}

/** Sen of an order (alias `o`) that can still be refunded: paid, minus refunded and reserved. */
export const refundableAmount = sql`(
  case when o.posting_id is null then 0 else o.amount_bigint end
  - (select coalesce(sum(e.amount_bigint), 0) from ledger_postings p
       join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
       where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = o.id::text)
  - (select coalesce(sum(g.amount_bigint), 0) from gateway_refunds g
       where g.order_id = o.id and g.status <> 'failed' and g.refund_posting_id is null))`;

const MAX_SCANNED = 200;
const MAX_LISTED = 6;

export async function listRefundableOrders(
  reader: Reader,
  userId: string,
  amount: Sen,
): Promise<RefundableOrder[]> {
  const { rows } = await reader.execute<RefundableOrder>(sql`
    select id, refundable_bigint, ${isoText('created_at')} as created_at,
      (select string_agg(i.title, ', ' order by i.title) from order_items i where i.order_id = counted.id) as title
    from (
      select o.id, o.created_at, ${refundableAmount}::bigint as refundable_bigint
      from (select id, created_at, posting_id, amount_bigint from orders where user_id = ${userId} and posting_id is not null
            order by created_at desc, id desc limit ${MAX_SCANNED}) o
    ) counted
    where refundable_bigint >= ${amount} order by counted.created_at desc, id desc limit ${MAX_LISTED}`);
  return rows;
}

export interface QueueFilter {
  readonly status?: RefundStatus | undefined;
}

export interface QueueRow extends Omit<QueuedRefund, 'policy' | 'used_now' | 'days_since_purchase'> {
  readonly given_ids: string[];
  readonly decided_consumed_percent: number | null;
  readonly decided_download_count: number | null;
  readonly metadata: unknown;
}

const statusCondition = ({ status }: QueueFilter) =>
  status === undefined ? sql`true` : sql`r.status = ${status}`;

/** One statement per page. Pending requests oldest first, decided ones newest first. */
export async function selectQueue(
  reader: Reader,
  filter: QueueFilter,
  { limit, offset }: PageWindow,
): Promise<QueueRow[]> {
  const order = filter.status === 'requested' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
  const { rows } = await reader.execute<QueueRow & Record<string, unknown>>(sql`
    select r.id, r.user_id, u.full_name as user_name, u.email as user_email, r.order_id, i.title, r.amount_bigint,
           ${refundableAmount}::bigint as refundable_bigint, r.destination, r.reason, r.consumed_percent, r.download_count,
           products_given_by(i) as given_ids, r.decided_consumed_percent, r.decided_download_count, o.payment_method, o.metadata, r.status,
           r.decision_note, d.full_name as decided_by_name, ${isoText('r.decided_at')} as decided_at,
           ${isoText('o.created_at')} as bought_at, ${isoText('r.created_at')} as created_at
    from refund_requests r
    join orders o on o.id = r.order_id
    join order_items i on i.id = r.order_item_id
    join users u on u.id = r.user_id
    left join users d on d.id = r.decided_by
    where ${statusCondition(filter)} order by ${order} limit ${limit} offset ${offset}`);
  return rows;
}

export async function countQueue(
  reader: Reader,
  filter: QueueFilter,
): Promise<{ readonly total: number; readonly waiting: number }> {
  const { rows } = await reader.execute<{ total: number; waiting: number }>(sql`
    select (select count(*) from refund_requests r where ${statusCondition(filter)}) as total,
           (select count(*) from refund_requests where status = 'requested') as waiting`);
  return rows[0] ?? { total: 0, waiting: 0 };
}
