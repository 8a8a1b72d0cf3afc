import { and, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { currentLanguage } from '#shared/language/language.ts';
import type { Company } from '#shared/money/company.ts';
import type { MailLanguage, MailTopic } from '#shared/people/account-mails.ts';
import { accountPreferences, billingDetails, users } from './account.schema.ts';

const columns = pickColumns(accountPreferences, [
  ...(['mail_language', 'language', 'receipts', 'reminders', 'learning'] as const),
]);
type Preferences = Pick<typeof accountPreferences.$inferSelect, keyof typeof columns>;

const defaults: Preferences = {
  mail_language: 'id',
  language: null,
  receipts: true,
  reminders: true,
  learning: true,
};

export async function readPreferences(reader: Reader, userId: string): Promise<Preferences> {
  const rows = await reader
    .select(columns)
    .from(accountPreferences)
    .where(eq(accountPreferences.user_id, userId));
  return rows[0] ?? defaults;
}

export async function updatePreferences(
  tx: Tx,
  userId: string,
  change: Partial<Preferences>,
): Promise<Preferences> {
  const [row] = await tx
    .insert(accountPreferences)
    .values({ user_id: userId, ...change })
    .onConflictDoUpdate({ target: accountPreferences.user_id, set: { user_id: userId, ...change } })
    .returning(columns);
  if (row === undefined) throw new Error('written preferences not returned');
  return row;
}

/** Every job checks this right before it sends a mail of a topic. */
export async function wantsMail(reader: Reader, userId: string, topic: MailTopic): Promise<boolean> {
  return (await readPreferences(reader, userId))[topic];
}

export async function isProvedAddress(reader: Reader, email: string): Promise<boolean> {
  const found = and(eq(users.email, email.toLowerCase()), eq(users.email_verified, true));
  return (await reader.$count(users, found)) > 0;
}

export async function findMailLanguage(reader: Reader, email: string): Promise<MailLanguage> {
  const rows = await reader
    .select({ language: accountPreferences.mail_language })
    .from(accountPreferences)
    .innerJoin(users, eq(users.id, accountPreferences.user_id))
    .where(eq(users.email, email.toLowerCase()));
  return rows[0]?.language ?? currentLanguage();
}

/** Null: invoices go to the person. */
export async function readBillingDetails(reader: Reader, userId: string): Promise<Company | null> {
  const { company_name: name, npwp, address } = billingDetails;
  const [row] = await reader
    .select({ name, npwp, address })
    .from(billingDetails)
    .where(eq(billingDetails.user_id, userId));
  return row ?? null;
}

/** Affects invoices from now on; issued ones stay. */
export async function saveBillingDetails(tx: Tx, userId: string, company: Company): Promise<void> {
  const { name: company_name, npwp, address } = company;
  const details = { company_name, npwp, address };
  await tx
    .insert(billingDetails)
    .values({ user_id: userId, ...details })
    .onConflictDoUpdate({ target: billingDetails.user_id, set: { ...details, updated_at: sql`now()` } });
}

export async function deleteBillingDetails(tx: Tx, userId: string): Promise<void> {
  await tx.delete(billingDetails).where(eq(billingDetails.user_id, userId));
}
