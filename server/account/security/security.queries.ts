import { asc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { authAccounts, authPasskeys, users } from '../account.schema.ts';

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
