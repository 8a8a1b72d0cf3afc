import { createHash, randomBytes, randomInt } from 'node:crypto';
import { smsCopy } from '#messages/account/mails.ts';
import { type Actor, listAudit, maskEmail, recordAudit, systemActor } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { SendSms } from '#server/platform/outgoing/sms.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findUser, findUserByEmail, writeUser } from './account.queries.ts';
import { queueAccountMail, type Recipient } from './accounts.ts';
import {
  confirmSide,
  consumePhoneChange,
  deleteEmailChange,
  deleteUnverifiedCredentials,
  findPhone,
  isPhoneTaken,
  lockEmailChange,
  lockUnverifiedAccount,
  writeEmail,
  writeEmailChange,
  writePhone,
  writePhoneChange,
} from './contact-details.queries.ts';
import { setRole } from './roles.ts';
import { deleteSessions } from './sessions.queries.ts';

export interface EmailChangeRequest {
  readonly actor: Actor & { readonly id: string };
  readonly owner: Recipient;
  readonly new_email: string;
  readonly app_url: string;
}

/** Neither response, mail nor timing reveals whether the new address has an account. */
export async function requestEmailChange(
  tx: Tx,
  { actor, owner, new_email, app_url }: EmailChangeRequest,
): Promise<Result<null, { readonly code: 'SAME_EMAIL' }>> {
  const requested = new_email.toLowerCase();
  if (requested === owner.email) return refuse({ code: 'SAME_EMAIL' });
  const [currentToken, newToken] = [newSecret(), newSecret()];
  await writeEmailChange(tx, {
    user_id: actor.id,
    new_email: requested,
    current_token_hash: hashOf(currentToken),
    new_token_hash: hashOf(newToken),
  });
  const link = (token: string) => `${app_url}/confirm-email?token=${token}`;
  await queueAccountMail(tx, owner, { kind: 'email-change-current', url: link(currentToken) });
  const stranger = await findUserByEmail(tx, requested);
  const reader = { email: requested, full_name: stranger?.full_name ?? owner.full_name };
  await queueAccountMail(
    tx,
    reader,
    stranger === null
      ? { kind: 'email-change-new', url: link(newToken) }
      : { kind: 'email-change-taken', url: `${app_url}/login` },
  );
  await recordAudit(tx, actor, {
    action: 'account.email_change_requested',
    subject: { type: 'user', id: actor.id },
    after: { email: maskEmail(requested) },
  });
  return succeed(null);
}

export interface EmailConfirmation {
  readonly actor: Actor;
  readonly token: string;
  readonly admin_emails: readonly string[];
}

export type EmailChangeState = 'waiting' | 'changed';

/** After both mailboxes confirm, revokes all sessions. Refuses an expired link, and a taken address. */
export async function confirmEmailChange(
  tx: Tx,
  { actor, token, admin_emails }: EmailConfirmation,
): Promise<Result<EmailChangeState, { readonly code: 'INVALID_TOKEN' }>> {
  const request = await lockEmailChange(tx, hashOf(token));
  if (request === null || request.is_over) return refuse({ code: 'INVALID_TOKEN' });
  const side = request.current_token_hash === hashOf(token) ? 'current' : 'new';
  const other = side === 'current' ? request.new_confirmed_at : request.current_confirmed_at;
  await confirmSide(tx, request.user_id, side);
  if (other === null) return succeed('waiting');
  const user = await findUser(tx, request.user_id);
  const taken = await findUserByEmail(tx, request.new_email);
  if (user === null || !user.is_active || taken !== null) return refuse({ code: 'INVALID_TOKEN' });
  await writeEmail(tx, user.id, request.new_email);
  await deleteEmailChange(tx, user.id);
  await deleteSessions(tx, user.id, null);
  await queueAccountMail(tx, user, { kind: 'email-changed' });
  await recordAudit(
    tx,
    { ...actor, id: user.id, role: user.role },
    {
      action: 'account.email_changed',
      subject: { type: 'user', id: user.id },
      before: { email: maskEmail(user.email) },
      after: { email: maskEmail(request.new_email) },
    },
  );
  await grantListedRole(tx, admin_emails, { id: user.id, email: request.new_email });
  return succeed('changed');
}

const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function hadRoleChange(tx: Tx, id: string): Promise<boolean> {
  const subject = { type: 'user', id };
  const { total } = await listAudit(tx, { subject, actions: ['user.role_changed'], limit: 1, offset: 0 });
  return total > 0;
}

interface VerifiedUser {
  readonly id: string;
  readonly email: string;
}

interface EmailVerification {
  markVerified(user: VerifiedUser): Promise<void>;
  trustProvider(email: string, name: string): Promise<void>;
  /** Removes the credentials of an unverified account: their owner is unknown. */
  revokeUnverifiedAccess(email: string): Promise<void>;
}

/** The first time only: a role removed later does not return. */
async function grantListedRole(
  tx: Tx,
  admin_emails: readonly string[],
  { id, email }: VerifiedUser,
): Promise<void> {
  const isListed = admin_emails.some((listed) => listed.toLowerCase() === email.toLowerCase());
  if (isListed && !(await hadRoleChange(tx, id)))
    await setRole(tx, systemActor, { user_id: id, role: 'admin' });
}

export function createEmailVerification(db: Database, admin_emails: readonly string[]): EmailVerification {
  async function writeConfirmed(tx: Tx, user: VerifiedUser): Promise<void> {
    await writeUser(tx, user.id, { email_verified: true });
    await grantListedRole(tx, admin_emails, user);
  }

  return {
    async markVerified(user) {
      await withTx(db, async (tx) => succeed(await writeConfirmed(tx, user)));
    },
    async trustProvider(email, name) {
      await withTx(db, async (tx) => {
        const account = await lockUnverifiedAccount(tx, email);
        if (account === null) return succeed(null);
        await deleteUnverifiedCredentials(tx, account.id);
        await writeUser(tx, account.id, { full_name: name });
        await writeConfirmed(tx, { id: account.id, email });
        return succeed(null);
      });
    },
    async revokeUnverifiedAccess(email) {
      await withTx(db, async (tx) => {
        const account = await lockUnverifiedAccount(tx, email);
        if (account !== null) await deleteUnverifiedCredentials(tx, account.id);
        return succeed(null);
      });
    },
  };
}

export interface PhoneServices {
  readonly db: Database;
  /** Null if no SMS provider is configured. */
  readonly sendSms: SendSms | null;
}

/** Does not reveal whether the number belongs to another account. */
export async function requestPhone(
  { db, sendSms }: PhoneServices,
  userId: string,
  phone: string,
): Promise<Result<null, { readonly code: 'SAME_PHONE' | 'PHONE_UNAVAILABLE' }>> {
  if (sendSms === null) return refuse({ code: 'PHONE_UNAVAILABLE' });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const noted = await withTx(db, async (tx) => {
    if ((await findPhone(tx, userId)) === phone) return refuse({ code: 'SAME_PHONE' as const });
    await writePhoneChange(tx, userId, { phone, digest: digestOf(userId, code) });
    return succeed(null);
  });
  // Outside the transaction: the provider is slow and may fail.
  if (noted.ok) await sendSms(phone, smsCopy.code(code));
  return noted;
}

/** A number belongs to one account. */
export async function confirmPhone(
  tx: Tx,
  actor: Actor & { readonly id: string },
  code: string,
): Promise<Result<string, { readonly code: 'WRONG_CODE' | 'PHONE_TAKEN' }>> {
  const phone = await consumePhoneChange(tx, actor.id, digestOf(actor.id, code));
  if (phone === null) return refuse({ code: 'WRONG_CODE' });
  if (await isPhoneTaken(tx, actor.id, phone)) return refuse({ code: 'PHONE_TAKEN' });
  await writePhone(tx, actor.id, phone);
  await recordAudit(tx, actor, {
    action: 'account.phone_confirmed',
    subject: { type: 'user', id: actor.id },
  });
  return succeed(phone);
}

export async function removePhone(tx: Tx, actor: Actor & { readonly id: string }): Promise<void> {
  if ((await findPhone(tx, actor.id)) === null) return;
  await writePhone(tx, actor.id, null);
  await recordAudit(tx, actor, { action: 'account.phone_removed', subject: { type: 'user', id: actor.id } });
}

function digestOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url');
}
