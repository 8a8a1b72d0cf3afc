import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { users } from '../identity.schema.ts';

/** Locks the account of a never verified address; null if none. */
export async function lockUnverifiedAccount(tx: Tx, email: string): Promise<{ readonly id: string } | null> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.email_verified, false)))
    .for('update');
  return rows[0] ?? null;
}

/** Deletes passwords, linked logins, sessions and links of an unverified account. */
export async function deleteUnverifiedCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_accounts where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_passkeys where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_sessions where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_verifications where value = ${userId}`);
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId));
}
