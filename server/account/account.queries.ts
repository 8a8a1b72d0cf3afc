import { and, eq, getTableColumns, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { FormType } from '#shared/leads/forms.ts';
import { authAccounts, authSessions, profiles, users } from './account.schema.ts';

const userColumns = pickColumns(users, [
  ...(['id', 'email', 'email_verified', 'full_name', 'avatar_url'] as const),
  ...(['role', 'is_active', 'created_at', 'updated_at'] as const),
]);
export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>;
export type ProfileRow = typeof profiles.$inferSelect;
type Change<Row> = { readonly [Name in keyof Row]?: Row[Name] | undefined };
/** Counted by the system, not editable. */
export type FormCount = 'form_completion_status' | 'total_form_submissions';
export type ProfileChange = Change<Omit<ProfileRow, 'id' | 'updated_at' | FormCount>>;
export type UserChange = Change<
  Pick<UserRow, 'email' | 'full_name' | 'avatar_url' | 'role' | 'email_verified' | 'is_active'>
>;

const selectUsers = (reader: Reader, condition: SQL | undefined) =>
  reader.select(userColumns).from(users).where(condition);
const isUndeleted = (id: string) => and(eq(users.id, id), isNull(users.anonymised_at));

export async function findUser(reader: Reader, id: string): Promise<UserRow | null> {
  return (await selectUsers(reader, eq(users.id, id)))[0] ?? null;
}

/** Open or closed; null if unknown or deleted. */
export async function findUndeletedAccount(reader: Reader, id: string): Promise<UserRow | null> {
  return (await selectUsers(reader, isUndeleted(id)))[0] ?? null;
}

export async function findUserByEmail(reader: Reader, email: string): Promise<UserRow | null> {
  return (await selectUsers(reader, eq(users.email, email.toLowerCase())))[0] ?? null;
}

export function findNames(reader: Reader, ids: readonly string[]) {
  return reader
    .select({ id: users.id, full_name: users.full_name })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Null if deleted. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  return (await selectUsers(tx, isUndeleted(id)).for('update'))[0] ?? null;
}

/** Counts under the lock that the last-admin trigger takes. */
export async function countOtherAdmins(tx: Tx, id: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('the last admin', 0))`);
  return tx.$count(users, and(eq(users.role, 'admin'), eq(users.is_active, true), ne(users.id, id)));
}

export async function findOwnProfile(reader: Reader, userId: string) {
  const rows = await reader
    .select({ full_name: users.full_name, created_at: users.created_at, profile: getTableColumns(profiles) })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  return rows[0] ?? null;
}

export async function ensureProfile(tx: Tx, userId: string): Promise<void> {
  await tx.insert(profiles).values({ id: userId }).onConflictDoNothing();
}

/** Serializes changes of a profile until commit. */
export async function lockProfile(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update');
}

export async function writeProfile(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  await ensureProfile(tx, userId);
  if (isEmpty(change)) return;
  await tx.update(profiles).set(change).where(eq(profiles.id, userId));
}

export interface FormCompletion {
  readonly user_id: string;
  readonly form_type: FormType;
  readonly submission_count: number;
}

export async function incrementFormCount(tx: Tx, completion: FormCompletion): Promise<void> {
  const { user_id, form_type, submission_count } = completion;
  await tx.execute(sql`
    update profiles set
      form_completion_status = form_completion_status || jsonb_build_object(${form_type}::text, jsonb_build_object(
        'completed', true,
        'last_updated', ${isoText('now()')},
        'submission_count', ${submission_count}::integer
      )),
      total_form_submissions = total_form_submissions + 1
    where id = ${user_id}`);
}

export async function writeUser(tx: Tx, userId: string, change: UserChange): Promise<void> {
  if (isEmpty(change)) return;
  await tx.update(users).set(change).where(eq(users.id, userId));
}

function isEmpty(change: object): boolean {
  return Object.values(change).every((value) => value === undefined);
}

/** The session of a token with its active user, in one indexed lookup: every signed-in request makes it. */
export async function findSession(reader: Reader, token: string) {
  const [found] = await reader
    .select({
      session_id: authSessions.id,
      expires_at: authSessions.expires_at,
      ends_at: sql<string>`${authSessions.created_at} + session_lifetime(${users.role})`,
      id: users.id,
      email: users.email,
      full_name: users.full_name,
      role: users.role,
      confirmed_at: authSessions.confirmed_at,
      last_seen_at: authSessions.last_seen_at,
      last_seen_address: authSessions.last_seen_address,
      two_factor_enabled: users.two_factor_enabled,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.user_id))
    .where(
      and(eq(authSessions.token, token), gt(authSessions.expires_at, sql`now()`), eq(users.is_active, true)),
    );
  return found ?? null;
}

export async function hasSessionFrom(reader: Reader, email: string, address: string): Promise<boolean> {
  const rows = await reader
    .select({ id: authSessions.id })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.user_id))
    .where(
      and(
        eq(users.email, email.toLowerCase()),
        sql`${address} in (${authSessions.ip_address}, ${authSessions.last_seen_address})`,
        gt(authSessions.expires_at, sql`now()`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

interface NewAccount extends Pick<UserRow, 'email' | 'full_name' | 'role'> {
  readonly password_hash: string | null;
}

type NewUser = Pick<UserRow, 'email' | 'full_name' | 'role' | 'email_verified'>;

/** An existing user of this address stays unchanged. */
export async function insertUser(tx: Tx, { email, ...user }: NewUser) {
  const inserted = await tx
    .insert(users)
    .values({ ...user, email: email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  const id = inserted[0]?.id;
  if (id !== undefined) return { id, is_new: true };
  const existing = await findUserByEmail(tx, email);
  if (existing === null) throw new Error('an account vanished between insert and select');
  return { id: existing.id, is_new: false };
}

export async function insertAccount(tx: Tx, { password_hash, ...account }: NewAccount): Promise<string> {
  const { id, is_new } = await insertUser(tx, { ...account, email_verified: true });
  if (!is_new) return id;
  if (password_hash !== null) {
    await tx
      .insert(authAccounts)
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: password_hash });
  }
  await ensureProfile(tx, id);
  return id;
}

export async function hasSignInMethod(reader: Reader, userId: string): Promise<boolean> {
  return (await reader.$count(authAccounts, eq(authAccounts.user_id, userId))) > 0;
}

export async function pruneExpiredSessions(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from auth_sessions where expires_at < now()`);
  await tx.execute(sql`delete from auth_verifications where expires_at < now()`);
}

const MAX_STAFF = 200;

export function listStaff(reader: Reader) {
  return reader
    .select({ id: users.id, name: users.full_name })
    .from(users)
    .where(and(inArray(users.role, ['moderator', 'admin']), eq(users.is_active, true)))
    .orderBy(users.full_name, users.id)
    .limit(MAX_STAFF);
}
