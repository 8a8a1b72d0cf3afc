import { createHash, randomInt } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { AccountMailKind } from '#shared/people/account-mails.ts';
import type { AccountAction } from '#shared/people/audit.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findUser, findUserByEmail } from './account.queries.ts';
import { queueAccountMail, type Recipient } from './accounts.ts';
import { findEmailChange } from './contact-details.queries.ts';
import { consumeCode, findPasswordHash, findSecuritySettings, writeCode } from './security.queries.ts';
import { confirmSession, findReauthentication } from './sessions.queries.ts';

export interface SessionOwner extends Recipient {
  readonly id: string;
  readonly session_id: string;
}

/** Exactly one of password and mailed code. */
export interface ReauthenticationInput {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

const CONFIRMED_MS = 15 * 60 * 1000;

/** Dangerous actions require a recent reauthentication. */
export function isConfirmed(confirmedAt: string, now: Date): boolean {
  return now.getTime() - new Date(confirmedAt).getTime() < CONFIRMED_MS;
}

/** Asks for the password however fresh the sign-in is, because an open screen proves nothing. */
export async function canDeleteAccount(
  reader: Reader,
  {
    id,
    session_id,
    confirmed_at,
  }: Pick<SessionOwner, 'id' | 'session_id'> & { readonly confirmed_at: string },
): Promise<boolean> {
  const hasPassword = (await findPasswordHash(reader, id)) !== null;
  const provedAt = hasPassword ? await findReauthentication(reader, id, session_id) : confirmed_at;
  return provedAt !== null && isConfirmed(provedAt, new Date());
}

export async function sendReauthenticationCode(tx: Tx, owner: SessionOwner): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await writeCode(tx, owner.session_id, digestOf(owner, code));
  await queueAccountMail(tx, owner, { kind: 'confirm-code', code });
}

export async function reauthenticate(
  db: Database,
  owner: SessionOwner,
  proof: ReauthenticationInput,
): Promise<Result<null, { readonly code: 'WRONG_PASSWORD' | 'WRONG_CODE' }>> {
  if (proof.password !== undefined) {
    // Before the transaction: checking a password is slow and needs no lock.
    const hash = await findPasswordHash(db.orm, owner.id);
    const isRight = hash !== null && (await verifyPassword({ hash, password: proof.password }));
    if (!isRight) return refuse({ code: 'WRONG_PASSWORD' });
  }
  return withTx(db, async (tx) => {
    const { code } = proof;
    const isMailed = code !== undefined && (await consumeCode(tx, owner.session_id, digestOf(owner, code)));
    if (proof.password === undefined && !isMailed) return refuse({ code: 'WRONG_CODE' });
    await confirmSession(tx, owner.session_id);
    return succeed(null);
  });
}

function digestOf({ session_id }: SessionOwner, code: string): string {
  return createHash('sha256').update(`${session_id} ${code}`).digest('base64url');
}

const notifiedActions: Readonly<Partial<Record<AccountAction, AccountMailKind>>> = {
  'account.password_changed': 'password-changed',
  'account.password_reset': 'password-changed',
  'account.two_factor_enabled': 'two-factor-enabled',
  'account.two_factor_disabled': 'two-factor-disabled',
  'account.passkey_added': 'passkey-added',
  'account.google_linked': 'login-linked',
};

/** Runs after the library's own transaction, so a crash in between loses the entry, not the action. */
export async function recordSecurityEvent(
  db: Database,
  actor: Actor & { readonly id: string },
  action: AccountAction,
): Promise<void> {
  await withTx(db, async (tx) => {
    const user = await findUser(tx, actor.id);
    if (user === null) return succeed(null);
    await recordAudit(tx, { ...actor, role: user.role }, { action, subject: { type: 'user', id: user.id } });
    const kind = notifiedActions[action];
    if (kind !== undefined) await queueAccountMail(tx, user, { kind });
    return succeed(null);
  });
}

/** The entry has no actor, because the caller is unknown. */
export async function recordFailedSignIn(db: Database, actor: Actor, email: string): Promise<void> {
  await withTx(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === null) return succeed(null);
    const subject = { type: 'user', id: user.id } as const;
    await recordAudit(tx, { ...actor, id: null, role: null }, { action: 'account.sign_in_failed', subject });
    return succeed(null);
  });
}

export async function readSecurity(reader: Reader, userId: string) {
  const [{ person, logins, passkeys }, email_change] = await Promise.all([
    findSecuritySettings(reader, userId),
    findEmailChange(reader, userId),
  ]);
  if (person === null) throw new Error('account of the security settings not found');
  return {
    ...person,
    has_password: logins.some(({ has_password }) => has_password),
    email_change,
    logins: logins
      .filter(({ provider }) => provider !== 'credential')
      .map(({ has_password: _, ...login }) => login),
    passkeys,
  };
}
