import { asc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { settingChanges } from '../content.schema.ts';

const requestedByName = sql<string>`(select u.full_name from users u where u.id = ${settingChanges.requested_by})`;
const MAX_PENDING = 100;

export function selectPendingChanges(reader: Reader) {
  return reader
    .select({
      ...pickColumns(settingChanges, ['id', 'key', 'value', 'requested_by', 'created_at']),
      requested_by_name: requestedByName,
    })
    .from(settingChanges)
    .where(eq(settingChanges.status, 'pending'))
    .orderBy(asc(settingChanges.created_at), asc(settingChanges.id))
    .limit(MAX_PENDING);
}

export async function findChangeKey(reader: Reader, id: string): Promise<string | null> {
  const rows = await reader
    .select({ key: settingChanges.key })
    .from(settingChanges)
    .where(eq(settingChanges.id, id));
  return rows[0]?.key ?? null;
}

export async function lockChange(tx: Tx, id: string) {
  const rows = await tx
    .select(
      pickColumns(settingChanges, [
        'id',
        'key',
        'base_value',
        'value',
        'status',
        'requested_by',
        'created_at',
      ]),
    )
    .from(settingChanges)
    .where(eq(settingChanges.id, id))
    .for('update');
  return rows[0] ?? null;
}

export async function insertChange(tx: Tx, change: typeof settingChanges.$inferInsert): Promise<void> {
  await tx.insert(settingChanges).values(change);
}

type Decision = Pick<typeof settingChanges.$inferInsert, 'status' | 'decided_by'>;

export async function recordChangeDecision(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx
    .update(settingChanges)
    .set({ ...decision, decided_at: sql`now()` })
    .where(eq(settingChanges.id, id));
}
