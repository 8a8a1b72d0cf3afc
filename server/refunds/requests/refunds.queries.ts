import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { RefundStatus } from '#shared/shop/refunds.ts';
import { refundRequests as requests } from '../refunds.schema.ts';

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
