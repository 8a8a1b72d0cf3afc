import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { AccountMailKind } from '#shared/people/account-mails.ts';
import type { AccountAction } from '#shared/people/audit.ts';
import { succeed } from '#shared/result.ts';
import { findUser, findUserByEmail } from '../account.queries.ts';
import { queueAccountMail } from '../accounts/account-mails.ts';
import { findEmailChange } from '../email/email.queries.ts';
import { findSecuritySettings } from './security.queries.ts';

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
