import { asc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Sen } from '#shared/money.ts';
import type { AdjustmentReference } from '#shared/wallet-adjustments.ts';
import { walletAdjustments } from './adjustments.schema.ts';

export interface AdjustmentTerms {
  readonly user_id: string;
  /** Signed. */
  readonly amount_bigint: Sen;
  readonly description: string;
  readonly reference_type: AdjustmentReference;
  readonly reference_id: string | null;
  readonly metadata: Record<string, unknown>;
}

export async function insertPending(tx: Tx, terms: AdjustmentTerms, requestedBy: string): Promise<string> {
  const [row] = await tx
    .insert(walletAdjustments)
    .values({ ...terms, requested_by: requestedBy })
    .returning({ id: walletAdjustments.id });
  if (row === undefined) throw new Error('an adjustment that was just written is missing');
  return row.id;
}

export async function lockAdjustment(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: walletAdjustments.id,
      user_id: walletAdjustments.user_id,
      amount_bigint: walletAdjustments.amount_bigint,
      description: walletAdjustments.description,
      reference_type: walletAdjustments.reference_type,
      reference_id: walletAdjustments.reference_id,
      metadata: walletAdjustments.metadata,
      status: walletAdjustments.status,
      requested_by: walletAdjustments.requested_by,
    })
    .from(walletAdjustments)
    .where(eq(walletAdjustments.id, id))
    .for('update');
  return row ?? null;
}

export interface Verdict {
  readonly status: 'approved' | 'rejected';
  readonly decided_by: string;
  readonly decision_note: string;
  readonly posting_id: number | null;
}

export async function writeVerdict(tx: Tx, id: string, verdict: Verdict): Promise<void> {
  await tx
    .update(walletAdjustments)
    .set({ ...verdict, decided_at: sql`now()` })
    .where(eq(walletAdjustments.id, id));
}

const personOf = (column: typeof walletAdjustments.user_id | typeof walletAdjustments.requested_by) =>
  sql<string>`(select u.full_name from users u where u.id = ${column})`;

/** What waits, the oldest first. */
export function selectPending(reader: Reader, limit: number) {
  return reader
    .select({
      id: walletAdjustments.id,
      user_id: walletAdjustments.user_id,
      user_name: personOf(walletAdjustments.user_id),
      amount_bigint: walletAdjustments.amount_bigint,
      description: walletAdjustments.description,
      reference_type: walletAdjustments.reference_type,
      reference_id: walletAdjustments.reference_id,
      requested_by: walletAdjustments.requested_by,
      requested_by_name: personOf(walletAdjustments.requested_by),
      created_at: walletAdjustments.created_at,
    })
    .from(walletAdjustments)
    .where(eq(walletAdjustments.status, 'pending'))
    .orderBy(asc(walletAdjustments.created_at), asc(walletAdjustments.id))
    .limit(limit);
}

/** Whether there is such a user; one who left has no name any more, and still a wallet. */
export async function isUser(reader: Reader, userId: string): Promise<boolean> {
  const found = await reader.execute(sql`select 1 from users where id = ${userId}`);
  return found.rows.length > 0;
}
