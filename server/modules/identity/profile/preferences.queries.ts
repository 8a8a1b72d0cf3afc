import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { MailLanguage } from '#shared/account-mails.ts';
import { users } from '../identity.schema.ts';
import { accountPreferences } from '../preferences.schema.ts';

const columns = {
  mail_language: accountPreferences.mail_language,
  receipts: accountPreferences.receipts,
  reminders: accountPreferences.reminders,
};
export type Preferences = Pick<typeof accountPreferences.$inferSelect, keyof typeof columns>;

const defaults: Preferences = { mail_language: 'id', receipts: true, reminders: true };

export async function findPreferences(reader: Reader, userId: string): Promise<Preferences> {
  const rows = await reader
    .select(columns)
    .from(accountPreferences)
    .where(eq(accountPreferences.user_id, userId));
  return rows[0] ?? defaults;
}

export async function writePreferences(
  tx: Tx,
  userId: string,
  change: Partial<Preferences>,
): Promise<Preferences> {
  const [row] = await tx
    .insert(accountPreferences)
    .values({ user_id: userId, ...change })
    .onConflictDoUpdate({ target: accountPreferences.user_id, set: { user_id: userId, ...change } })
    .returning(columns);
  if (row === undefined) throw new Error('preferences that were just written are missing');
  return row;
}

/** Indonesian where nobody has chosen, and for addresses without an account. */
export async function findMailLanguage(reader: Reader, email: string): Promise<MailLanguage> {
  const rows = await reader
    .select({ language: accountPreferences.mail_language })
    .from(accountPreferences)
    .innerJoin(users, eq(users.id, accountPreferences.user_id))
    .where(eq(users.email, email.toLowerCase()));
  return rows[0]?.language ?? 'id';
}
