import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { authAccounts } from '../account.schema.ts';

const CODE_MINUTES = 10;
const identifierOf = (sessionId: string) => `reauthentication-${sessionId}`;

export async function findPasswordHash(reader: Reader, userId: string): Promise<string | null> {
  const rows = await reader
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.user_id, userId), eq(authAccounts.provider_id, 'credential')));
  return rows[0]?.password ?? null;
}

export async function writeCode(tx: Tx, sessionId: string, digest: string): Promise<void> {
  const identifier = identifierOf(sessionId);
  await tx.execute(sql`delete from auth_verifications where identifier = ${identifier}`);
  await tx.execute(sql`
    insert into auth_verifications (identifier, value, expires_at)
    values (${identifier}, ${digest}, now() + make_interval(mins => ${CODE_MINUTES}))`);
}

/** Works once. */
export async function consumeCode(tx: Tx, sessionId: string, digest: string): Promise<boolean> {
  const used = await tx.execute(sql`
    delete from auth_verifications
    where identifier = ${identifierOf(sessionId)} and value = ${digest} and expires_at > now()`);
  return used.rowCount === 1;
}
