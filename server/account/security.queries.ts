import { and, asc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { authAccounts, authPasskeys, users } from './account.schema.ts';

export async function findSecuritySettings(reader: Reader, userId: string) {
  const [person, logins, passkeys] = await Promise.all([
    reader
      .select(pickColumns(users, ['email', 'phone_number', 'two_factor_enabled', 'delete_after']))
      .from(users)
      .where(eq(users.id, userId)),
    reader
      .select({
        id: authAccounts.id,
        provider: authAccounts.provider_id,
        has_password: sql<boolean>`${authAccounts.password} is not null`,
        created_at: authAccounts.created_at,
      })
      .from(authAccounts)
      .where(eq(authAccounts.user_id, userId))
      .orderBy(asc(authAccounts.created_at))
      .limit(20),
    reader
      .select(pickColumns(authPasskeys, ['id', 'name', 'backed_up', 'created_at']))
      .from(authPasskeys)
      .where(eq(authPasskeys.user_id, userId))
      .orderBy(asc(authPasskeys.created_at))
      .limit(50),
  ]);
  return { person: person[0] ?? null, logins, passkeys };
}

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

export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const before = await tx
    .select({ was_on: users.two_factor_enabled })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId}`);
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId));
  return before[0]?.was_on ?? false;
}

export async function findSecret(reader: Reader, userId: string): Promise<string | null> {
  const { rows } = await reader.execute<{ secret: string }>(
    sql`select secret from auth_two_factors where user_id = ${userId}`,
  );
  return rows[0]?.secret ?? null;
}

/** False if this step or a later one was used; atomic. */
export async function claimStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const claimed = await tx.execute(sql`
    update auth_two_factors set last_used_step = ${step} where user_id = ${userId} and last_used_step < ${step}`);
  return claimed.rowCount === 1;
}
