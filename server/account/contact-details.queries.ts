import { and, eq, ne, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { emailChanges, users } from './account.schema.ts';

type EmailChangeInsert = Omit<typeof emailChanges.$inferInsert, 'expires_at'>;

/** A new request replaces the old one and voids its links. */
export async function writeEmailChange(tx: Tx, change: EmailChangeInsert): Promise<void> {
  const fresh = {
    ...change,
    current_confirmed_at: null,
    new_confirmed_at: null,
    expires_at: sql`now() + interval '24 hours'`,
  };
  await tx
    .insert(emailChanges)
    .values(fresh)
    .onConflictDoUpdate({ target: emailChanges.user_id, set: fresh });
}

/** Accepts the link of either mailbox; null if expired. */
export async function lockEmailChange(tx: Tx, tokenHash: string) {
  const rows = await tx
    .select({
      ...pickColumns(emailChanges, ['user_id', 'new_email', 'current_token_hash', 'current_confirmed_at']),
      new_confirmed_at: emailChanges.new_confirmed_at,
      is_over: sql<boolean>`${emailChanges.expires_at} < now()`,
    })
    .from(emailChanges)
    .where(or(eq(emailChanges.current_token_hash, tokenHash), eq(emailChanges.new_token_hash, tokenHash)))
    .for('update');
  return rows[0] ?? null;
}

export async function confirmSide(tx: Tx, userId: string, side: 'current' | 'new'): Promise<void> {
  const column = side === 'current' ? 'current_confirmed_at' : 'new_confirmed_at';
  await tx
    .update(emailChanges)
    .set({ [column]: sql`now()` })
    .where(eq(emailChanges.user_id, userId));
}

export async function findEmailChange(reader: Reader, userId: string) {
  const rows = await reader
    .select({
      new_email: emailChanges.new_email,
      is_current_confirmed: sql<boolean>`${emailChanges.current_confirmed_at} is not null`,
      is_new_confirmed: sql<boolean>`${emailChanges.new_confirmed_at} is not null`,
    })
    .from(emailChanges)
    .where(sql`${emailChanges.user_id} = ${userId} and ${emailChanges.expires_at} > now()`);
  return rows[0] ?? null;
}

export async function deleteEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, userId));
}

export async function writeEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.update(users).set({ email, email_verified: true }).where(eq(users.id, userId));
}

/** Null if no unverified account has the address. */
export async function lockUnverifiedAccount(tx: Tx, email: string): Promise<{ readonly id: string } | null> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.email_verified, false)))
    .for('update');
  return rows[0] ?? null;
}

export async function deleteUnverifiedCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_accounts where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_passkeys where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_sessions where user_id = ${userId}`);
  await tx.execute(sql`delete from auth_verifications where value = ${userId}`);
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId));
}

const CODE_MINUTES = 10;
const identifierOf = (userId: string) => `phone-change-${userId}`;

export async function findPhone(reader: Reader, userId: string): Promise<string | null> {
  const rows = await reader
    .select({ phone_number: users.phone_number })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.phone_number_verified, true)));
  return rows[0]?.phone_number ?? null;
}

export async function writePhoneChange(tx: Tx, userId: string, request: { phone: string; digest: string }) {
  const identifier = identifierOf(userId);
  await tx.execute(sql`delete from auth_verifications where identifier = ${identifier}`);
  await tx.execute(sql`
    insert into auth_verifications (identifier, value, expires_at)
    values (${identifier}, ${`${request.phone} ${request.digest}`}, now() + make_interval(mins => ${CODE_MINUTES}))`);
}

export async function consumePhoneChange(tx: Tx, userId: string, digest: string): Promise<string | null> {
  const found = await tx.execute<{ value: string }>(sql`
    delete from auth_verifications
    where identifier = ${identifierOf(userId)} and split_part(value, ' ', 2) = ${digest} and expires_at > now()
    returning value`);
  return found.rows[0]?.value.split(' ')[0] ?? null;
}

/** Serializes concurrent requests for a number. */
export async function isPhoneTaken(tx: Tx, userId: string, phone: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone_number, phone), ne(users.id, userId)));
  return rows.length > 0;
}

export async function writePhone(tx: Tx, userId: string, phone: string | null): Promise<void> {
  await tx
    .update(users)
    .set({ phone_number: phone, phone_number_verified: phone !== null })
    .where(eq(users.id, userId));
}
