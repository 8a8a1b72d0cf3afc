import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { users } from '../identity.schema.ts';

/** The account of an address that nobody has ever confirmed, locked; null when there is none. */
export async function lockUnverifiedAccount(tx: Tx, email: string): Promise<{ readonly id: string } | null> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.email_verified, false)))
    .for('update');
  return rows[0] ?? null;
}

/** Whatever opened the account while nobody had proved whose it is: passwords, linked logins, sessions, links. */
export async function deleteUnverifiedCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_accounts where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_passkeys where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_sessions where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_verifications where value = ${userId}`);
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId));
}
