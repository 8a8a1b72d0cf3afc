import { asc, eq, sql } from 'drizzle-orm';
import type { AdjustmentTerms, PendingAdjustment } from '#contract/wallet/admin.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { walletAdjustments } from './adjustments.schema.ts';

const requested = [
  'id',
  'user_id',
  'amount_bigint',
  'description',
  'reference_type',
  'reference_id',
  'requested_by',
] as const;

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
    .select(pickColumns(walletAdjustments, [...requested, 'metadata', 'status', 'created_at']))
    .from(walletAdjustments)
    .where(eq(walletAdjustments.id, id))
    .for('update');
  return row ?? null;
}

type DecisionField = 'status' | 'decided_by' | 'decision_note' | 'posting_id';
type AdjustmentDecision = Pick<typeof walletAdjustments.$inferSelect, DecisionField>;

export async function recordDecision(tx: Tx, id: string, verdict: AdjustmentDecision): Promise<void> {
  await tx
    .update(walletAdjustments)
    .set({ ...verdict, decided_at: sql`now()` })
    .where(eq(walletAdjustments.id, id));
}

const personOf = (column: typeof walletAdjustments.user_id | typeof walletAdjustments.requested_by) =>
  sql<string>`(select u.full_name from users u where u.id = ${column})`;

/** More than are ever pending at once. */
const MAX_LISTED = 100;

export function listAdjustments(reader: Reader): Promise<PendingAdjustment[]> {
  return reader
    .select({
      ...pickColumns(walletAdjustments, [...requested, 'created_at']),
      user_name: personOf(walletAdjustments.user_id),
      user_email: sql<string>`(select u.email from users u where u.id = ${walletAdjustments.user_id})`,
      balance_bigint: sql<Sen>`coalesce((
        select w.balance_bigint from wallets w
        where w.user_id = wallet_adjustments.user_id and w.currency = 'IDR'), 0)`.mapWith(sen),
      requested_by_name: personOf(walletAdjustments.requested_by),
    })
    .from(walletAdjustments)
    .where(eq(walletAdjustments.status, 'pending'))
    .orderBy(asc(walletAdjustments.created_at), asc(walletAdjustments.id))
    .limit(MAX_LISTED);
}

/** Also true for an erased account, which still has its wallet. */
export async function userExists(reader: Reader, userId: string): Promise<boolean> {
  const found = await reader.execute(sql`select 1 from users where id = ${userId}`);
  return found.rows.length > 0;
}

/** Serializes the adjustments of one admin until commit. Locked before any wallet. */
export async function lockAdmin(tx: Tx, adminId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`adjustments of ${adminId}`}, 0))`);
}

/** Absolute sen adjusted without a second admin within the last 24 hours. */
export async function sumRecentAdjustments(
  tx: Tx,
  by: { readonly admin_id: string; readonly wallet_id: string },
): Promise<{ readonly by_admin: Sen; readonly on_wallet: Sen }> {
  const sumOf = (column: 'admin_id' | 'wallet_id') => sql`coalesce((
    select sum(amount_bigint) from solo_adjustments
    where ${sql.identifier(column)} = ${by[column]} and created_at > now() - interval '24 hours'), 0)::bigint`;
  const { rows } = await tx.execute<{ by_admin: number; on_wallet: number }>(
    sql`select ${sumOf('admin_id')} as by_admin, ${sumOf('wallet_id')} as on_wallet`,
  );
  return { by_admin: sen(rows[0]?.by_admin ?? 0), on_wallet: sen(rows[0]?.on_wallet ?? 0) };
}

export interface SoloAdjustment {
  readonly posting_id: number;
  readonly admin_id: string;
  readonly wallet_id: string;
  readonly amount: Sen;
  readonly limit: Sen;
}

export async function insertSoloAdjustment(tx: Tx, solo: SoloAdjustment): Promise<void> {
  const { posting_id, admin_id, wallet_id, amount, limit } = solo;
  await tx.execute(sql`
    insert into solo_adjustments (posting_id, admin_id, wallet_id, amount_bigint, limit_bigint)
    values (${posting_id}, ${admin_id}, ${wallet_id}, ${amount}, ${limit})`);
}
