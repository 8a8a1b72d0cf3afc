import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { devGatewaySessions } from '#server/payments/payments.schema.ts';
import type { Orm, Reader, Tx } from '#server/platform/database/db.ts';

export type DevSessionRow = typeof devGatewaySessions.$inferSelect;
export type DevOutcome = 'paid' | 'failed' | 'expired';

export async function insertSession(
  orm: Orm,
  session: Omit<DevSessionRow, 'status' | 'created_at'>,
): Promise<void> {
  await orm.insert(devGatewaySessions).values(session).onConflictDoNothing();
}

export async function readSession(reader: Reader, id: string): Promise<DevSessionRow | null> {
  const [row] = await reader
    .select({
      ...getTableColumns(devGatewaySessions),
      status: sql<DevSessionRow['status']>`case
        when ${devGatewaySessions.status} = 'open' and ${devGatewaySessions.expires_at} < now() then 'expired'
        else ${devGatewaySessions.status} end`,
    })
    .from(devGatewaySessions)
    .where(eq(devGatewaySessions.id, id));
  return row ?? null;
}

export async function closeSession(tx: Tx, id: string, outcome: DevOutcome): Promise<boolean> {
  const closed = await tx
    .update(devGatewaySessions)
    .set({ status: outcome })
    .where(
      and(
        eq(devGatewaySessions.id, id),
        eq(devGatewaySessions.status, 'open'),
        sql`${devGatewaySessions.expires_at} > now()`,
      ),
    )
    .returning({ id: devGatewaySessions.id });
  return closed.length === 1;
}
