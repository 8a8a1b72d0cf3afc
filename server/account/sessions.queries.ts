import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { authSessions } from './account.schema.ts';

/** Best effort, outside any transaction. */
export async function touchSession(db: Database, id: string, address: string): Promise<void> {
  await db.orm
    .update(authSessions)
    .set({ last_seen_at: sql`now()`, last_seen_address: address })
    .where(eq(authSessions.id, id));
}

export async function selectSessions(reader: Reader, userId: string) {
  return reader
    .select({
      id: authSessions.id,
      user_agent: authSessions.user_agent,
      address: sql<string | null>`coalesce(${authSessions.last_seen_address}, ${authSessions.ip_address})`,
      last_seen_at: authSessions.last_seen_at,
      created_at: authSessions.created_at,
    })
    .from(authSessions)
    .where(and(eq(authSessions.user_id, userId), gt(authSessions.expires_at, sql`now()`)))
    .orderBy(desc(authSessions.last_seen_at), desc(authSessions.id))
    .limit(100);
}

export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.id, id), eq(authSessions.user_id, userId)))
    .returning({ id: authSessions.id });
  return gone.length > 0;
}

/** Deletes all sessions but `keep`; returns their number. */
export async function deleteSessions(tx: Tx, userId: string, keep: string | null): Promise<number> {
  const gone = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.user_id, userId), keep === null ? undefined : ne(authSessions.id, keep)))
    .returning({ id: authSessions.id });
  return gone.length;
}

export async function confirmSession(tx: Tx, id: string): Promise<void> {
  await tx
    .update(authSessions)
    .set({ confirmed_at: sql`now()`, reauthenticated_at: sql`now()` })
    .where(eq(authSessions.id, id));
}

/** Null: not since the sign-in. The development token has no session row. */
export async function findReauthentication(
  reader: Reader,
  user_id: string,
  id: string,
): Promise<string | null> {
  const rows = await reader
    .select({ reauthenticated_at: authSessions.reauthenticated_at })
    .from(authSessions)
    .where(and(eq(authSessions.user_id, user_id), sql`${authSessions.id}::text = ${id}`));
  return rows[0]?.reauthenticated_at ?? null;
}
