import { hashPassword } from 'better-auth/crypto';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Language } from '#shared/language/language.ts';
import { shortName } from '#shared/people/display-names.ts';
import {
  ensureProfile,
  findNames,
  findUser,
  findUserByEmail,
  hasWayIn,
  insertAccount,
  insertUser,
  lockUser,
  type UserRow,
  writeProfile,
  writeUser,
} from '../identity.queries.ts';
import { updatePreferences } from '../profile/preferences.queries.ts';

/** The account with an id from outside; null if unknown or closed. */
export async function findActiveAccount(reader: Reader, userId: string): Promise<UserRow | null> {
  const user = await findUser(reader, userId);
  return user?.is_active === true ? user : null;
}

/** An account, open or closed, by id or e-mail address as typed. */
export function findRecipient(reader: Reader, recipient: string): Promise<UserRow | null> {
  return recipient.includes('@') ? findUserByEmail(reader, recipient) : findUser(reader, recipient);
}

/** The account of a signed-in user. */
export async function readAccount(reader: Reader, userId: string): Promise<UserRow> {
  const user = await findUser(reader, userId);
  if (user === null) throw new Error('account of a session not found');
  return user;
}

/** First name and initial by account id: what other people may see. */
export async function readShortNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await findNames(reader, ids);
  return new Map(found.map(({ id, full_name }) => [id, shortName(full_name)]));
}

export interface AccountChange {
  readonly full_name?: string | undefined;
  readonly avatar_url?: string | null | undefined;
}

/** Ensures a profile, updates name and picture, and returns the account (API-073). */
export async function syncAccount(tx: Tx, userId: string, change: AccountChange): Promise<UserRow> {
  await ensureProfile(tx, userId);
  await writeUser(tx, userId, change);
  return readAccount(tx, userId);
}

export interface Guest extends Pick<UserRow, 'email' | 'full_name'> {
  readonly whatsapp: string | null;
  readonly language: Language;
}

/**
 * The account of a guest's address: the one that exists, unchanged, or a new one without any way in. The address is
 * proved by its mailbox only, so nobody gains access by typing it.
 */
export async function ensureGuestAccount(tx: Tx, { whatsapp, language, ...guest }: Guest): Promise<string> {
  const made = await insertUser(tx, { ...guest, role: 'user', email_verified: false });
  if (!made.is_new) return made.id;
  await writeProfile(tx, made.id, whatsapp === null ? {} : { whatsapp });
  await updatePreferences(tx, made.id, { mail_language: language });
  return made.id;
}

interface Move {
  readonly email: string;
  /** The account was made for what moves, and holds nothing else. */
  readonly isAlone: boolean;
}

/**
 * Gives a guest's account the corrected address. False when it is somebody's: proved, with a way in or with more than
 * what moves; and when the address has an account of its own.
 */
export async function moveUnprovedAccount(
  tx: Tx,
  userId: string,
  { email, isAlone }: Move,
): Promise<boolean> {
  const user = await lockUser(tx, userId);
  if (user === null || user.email === email) return user !== null;
  if (user.email_verified || !isAlone || (await hasWayIn(tx, userId))) return false;
  if ((await findUserByEmail(tx, email)) !== null) return false;
  await writeUser(tx, userId, { email });
  return true;
}

export interface AccountToCreate extends Pick<UserRow, 'email' | 'full_name' | 'role'> {
  /** null: one that signs in another way. */
  readonly password: string | null;
}

/**
 * Creates an account with a verified address, for the demo business and tests. Changes nothing if the address has an
 * account. Returns the user id.
 */
export async function createAccount(tx: Tx, { password, ...account }: AccountToCreate): Promise<string> {
  const password_hash = password === null ? null : await hashPassword(password);
  return insertAccount(tx, { ...account, password_hash });
}
