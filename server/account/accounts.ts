import { hashPassword } from 'better-auth/crypto';
import { type Actor, recordAudit, systemActor } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import type { Language } from '#shared/language/language.ts';
import type { AccountMailKind } from '#shared/people/account-mails.ts';
import { shortName } from '#shared/people/display-names.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  countOtherAdmins,
  ensureProfile,
  findNames,
  findUser,
  findUserByEmail,
  hasSignInMethod,
  insertAccount,
  insertUser,
  lockUser,
  type UserRow,
  writeProfile,
  writeUser,
} from './account.queries.ts';
import { anonymizeUser, clearDeletion, writeDeletion } from './deletion.queries.ts';
import { findMailLanguage, updatePreferences } from './profile.queries.ts';

/** Null if unknown or closed. */
export async function findActiveAccount(reader: Reader, userId: string): Promise<UserRow | null> {
  const user = await findUser(reader, userId);
  return user?.is_active === true ? user : null;
}

/** Open or closed, by id or by e-mail address as typed. */
export function findRecipient(reader: Reader, recipient: string): Promise<UserRow | null> {
  return recipient.includes('@') ? findUserByEmail(reader, recipient) : findUser(reader, recipient);
}

export async function readAccount(reader: Reader, userId: string): Promise<UserRow> {
  const user = await findUser(reader, userId);
  if (user === null) throw new Error('account of a session not found');
  return user;
}

/** First name and initial by account id, which other people may see. */
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

/** Creates a missing profile and updates name and picture (API-073). */
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
 * Returns the existing account unchanged, or a new one without sign-in. Only the mailbox proves the address, so nobody
 * gains access by typing it.
 */
export async function ensureGuestAccount(tx: Tx, { whatsapp, language, ...guest }: Guest): Promise<string> {
  const made = await insertUser(tx, { ...guest, role: 'user', email_verified: false });
  if (!made.is_new) return made.id;
  await writeProfile(tx, made.id, whatsapp === null ? {} : { whatsapp });
  await updatePreferences(tx, made.id, { mail_language: language });
  return made.id;
}

interface EmailCorrection {
  readonly email: string;
  readonly isAlone: boolean;
}

/**
 * Moves a guest's account to the corrected address. False if the account is proved, has a sign-in or holds more than
 * what moves, or if the address has an account.
 */
export async function changeUnverifiedEmail(
  tx: Tx,
  userId: string,
  { email, isAlone }: EmailCorrection,
): Promise<boolean> {
  const user = await lockUser(tx, userId);
  if (user === null || user.email === email) return user !== null;
  if (user.email_verified || !isAlone || (await hasSignInMethod(tx, userId))) return false;
  if ((await findUserByEmail(tx, email)) !== null) return false;
  await writeUser(tx, userId, { email });
  return true;
}

export interface AccountInput extends Pick<UserRow, 'email' | 'full_name' | 'role'> {
  /** Null: the account signs in another way. */
  readonly password: string | null;
}

/** Serves the demo business and tests. An existing account stays unchanged. */
export async function createAccount(tx: Tx, { password, ...account }: AccountInput): Promise<string> {
  const password_hash = password === null ? null : await hashPassword(password);
  return insertAccount(tx, { ...account, password_hash });
}

export interface AccountMail {
  readonly kind: AccountMailKind;
  readonly url?: string;
  readonly code?: string;
}

export interface Recipient {
  readonly email: string;
  readonly full_name: string;
}

export async function queueAccountMail(tx: Tx, recipient: Recipient, mail: AccountMail): Promise<void> {
  const language = await findMailLanguage(tx, recipient.email);
  await addJob(tx, {
    name: 'send-account-mail',
    payload: { to: recipient.email, full_name: recipient.full_name, language, ...mail },
  });
}

/** Days during which a deletion can be cancelled (DECISIONS 40). */
const GRACE_DAYS = 7;

interface DeletionRequest {
  readonly actor: Actor & { readonly id: string };
  readonly user_id: string;
  readonly app_url: string;
}

/** Refuses the last admin and an account already deleted. */
export async function requestDeletion(
  tx: Tx,
  { actor, user_id, app_url }: DeletionRequest,
): Promise<Result<string, { readonly code: 'LAST_ADMIN' } | { readonly code: 'USER_NOT_FOUND' }>> {
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (user.role === 'admin' && (await countOtherAdmins(tx, user.id)) === 0) {
    return refuse({ code: 'LAST_ADMIN' });
  }
  const deleteAfter = await writeDeletion(tx, user.id, GRACE_DAYS);
  const url = `${app_url}/user/settings?tab=privacy`;
  const kind = actor.id === user.id ? 'deletion-requested' : 'deletion-announced';
  await queueAccountMail(tx, user, { kind, url });
  await recordAudit(tx, actor, {
    action: 'account.deletion_requested',
    subject: { type: 'user', id: user.id },
    after: { delete_after: deleteAfter },
  });
  return succeed(deleteAfter);
}

/** Does nothing if no deletion is scheduled. */
export async function cancelDeletion(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if (!(await clearDeletion(tx, userId))) return;
  await recordAudit(tx, actor, {
    action: 'account.deletion_cancelled',
    subject: { type: 'user', id: userId },
  });
}

/** Called last, after every other module erased its data. */
export async function erasePerson(tx: Tx, person: Recipient & { readonly id: string }): Promise<void> {
  await queueAccountMail(tx, person, { kind: 'account-deleted' });
  await anonymizeUser(tx, person.id);
  await recordAudit(tx, systemActor, { action: 'account.deleted', subject: { type: 'user', id: person.id } });
}
