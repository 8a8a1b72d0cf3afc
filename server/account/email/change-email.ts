import { createHash, randomBytes } from 'node:crypto';
import { type Actor, maskEmail, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findUser, findUserByEmail } from '../account.queries.ts';
import { queueAccountMail, type Recipient } from '../accounts/account-mails.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import {
  confirmSide,
  deleteEmailChange,
  lockEmailChange,
  writeEmail,
  writeEmailChange,
} from './email.queries.ts';
import { grantListedRole } from './email-verification.ts';

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
