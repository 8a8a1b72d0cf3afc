import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { users } from '../account.schema.ts';

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
