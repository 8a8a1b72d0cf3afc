import { and, asc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { adminChanges, users } from './account.schema.ts';

const requested = ['id', 'user_id', 'role', 'is_active', 'requested_by', 'created_at'] as const;
/** One pending change per account at most. */
const MAX_PENDING = 100;

/** True for an active admin who already was one at that moment (DECISIONS 70). */
export async function wasAdminAt(tx: Tx, userId: string, moment: string): Promise<boolean> {
  const since = sql`date_trunc('milliseconds', ${users.admin_since}) <= ${moment}::timestamptz`;
  return (await tx.$count(users, and(eq(users.id, userId), since))) > 0;
}

export async function findPendingChange(tx: Tx, userId: string): Promise<string | null> {
  const rows = await tx
    .select({ id: adminChanges.id })
    .from(adminChanges)
    .where(and(eq(adminChanges.user_id, userId), eq(adminChanges.status, 'pending')));
  return rows[0]?.id ?? null;
}

export async function insertAdminChange(tx: Tx, change: typeof adminChanges.$inferInsert): Promise<string> {
  const [row] = await tx.insert(adminChanges).values(change).returning({ id: adminChanges.id });
  if (row === undefined) throw new Error('an admin change that was just written is missing');
  return row.id;
}

export async function lockAdminChange(tx: Tx, id: string) {
  const columns = pickColumns(adminChanges, [...requested, 'base_role', 'base_active', 'status']);
  const rows = await tx.select(columns).from(adminChanges).where(eq(adminChanges.id, id)).for('update');
  return rows[0] ?? null;
}

export async function recordAdminDecision(
  tx: Tx,
  id: string,
  decision: { readonly status: 'approved' | 'rejected'; readonly decided_by: string },
): Promise<void> {
  await tx
    .update(adminChanges)
    .set({ ...decision, decided_at: sql`now()` })
    .where(eq(adminChanges.id, id));
}

export function listAdminChanges(reader: Reader) {
  return reader
    .select({
      ...pickColumns(adminChanges, requested),
      user_name: users.full_name,
      user_email: users.email,
      requested_by_name: sql<string>`(select r.full_name from users r where r.id = ${adminChanges.requested_by})`,
    })
    .from(adminChanges)
    .innerJoin(users, eq(users.id, adminChanges.user_id))
    .where(eq(adminChanges.status, 'pending'))
    .orderBy(asc(adminChanges.created_at), asc(adminChanges.id))
    .limit(MAX_PENDING);
}
