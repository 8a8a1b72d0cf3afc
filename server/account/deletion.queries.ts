import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { DELETED_ACCOUNT_NAME } from '#shared/people/display-names.ts';
import {
  accountPreferences,
  authAccounts,
  authPasskeys,
  emailChanges,
  profiles,
  users,
} from './account.schema.ts';
import { deleteBillingDetails } from './profile.queries.ts';
import { deleteSecondFactor } from './security.queries.ts';

export async function writeDeletion(tx: Tx, userId: string, days: number): Promise<string> {
  const [row] = await tx
    .update(users)
    .set({ delete_after: sql`now() + make_interval(days => ${days})` })
    .where(and(eq(users.id, userId), isNull(users.anonymised_at)))
    .returning({ delete_after: users.delete_after });
  if (row === undefined || row.delete_after === null) throw new Error('account to delete not found');
  return row.delete_after;
}

/** Sends no mail, because it is for test data. */
export async function markDeletionDue(tx: Tx, userId: string): Promise<void> {
  await writeDeletion(tx, userId, 0);
}

export async function clearDeletion(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ delete_after: null })
    .where(and(eq(users.id, userId), isNull(users.anonymised_at), sql`${users.delete_after} is not null`))
    .returning({ id: users.id });
  return rows.length > 0;
}

const isDue = sql`${users.delete_after} <= now() and ${users.anonymised_at} is null`;

const MAX_DUE = 100;

/** Returns one batch. */
export async function listDueDeletions(reader: Reader): Promise<readonly string[]> {
  const rows = await reader
    .select({ id: users.id })
    .from(users)
    .where(isDue)
    .orderBy(users.delete_after)
    .limit(MAX_DUE);
  return rows.map(({ id }) => id);
}

/** Null if the deletion was cancelled or another worker did it. */
export async function lockDueDeletion(tx: Tx, userId: string) {
  const rows = await tx
    .select({ id: users.id, email: users.email, full_name: users.full_name })
    .from(users)
    .where(and(eq(users.id, userId), isDue))
    .for('update');
  return rows[0] ?? null;
}

/** Keeps the row and its id: orders and postings still refer to it. */
export async function anonymizeUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authAccounts).where(eq(authAccounts.user_id, userId));
  await tx.delete(authPasskeys).where(eq(authPasskeys.user_id, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, userId));
  await tx.delete(accountPreferences).where(eq(accountPreferences.user_id, userId));
  await tx.delete(profiles).where(eq(profiles.id, userId));
  await deleteBillingDetails(tx, userId);
  await deleteSecondFactor(tx, userId);
  await tx.execute(sql`delete from auth_wallet_addresses where user_id = ${userId}`);
  await tx
    .update(users)
    .set({
      email: sql`'deleted-' || ${users.id} || '@deleted.invalid'`,
      full_name: DELETED_ACCOUNT_NAME,
      email_verified: false,
      avatar_url: null,
      phone_number: null,
      phone_number_verified: false,
      // A trigger keeps the last admin.
      role: 'user',
      is_active: false,
      anonymised_at: sql`now()`,
    })
    .where(eq(users.id, userId));
}
