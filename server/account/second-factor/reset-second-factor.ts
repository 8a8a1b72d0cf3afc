import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockUser } from '../account.queries.ts';
import { queueAccountMail } from '../accounts/account-mails.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { deleteSecondFactor } from './second-factor.queries.ts';

interface SecondFactorReset {
  readonly user_id: string;
  readonly reason: string;
  readonly app_url: string;
}

type ResetRefusal = { readonly code: 'USER_NOT_FOUND' | 'NO_SECOND_FACTOR' | 'OWN_ACCOUNT' };

/**
 * Resets a second factor lost with phone and recovery codes (ADR 0058). Revokes all sessions and notifies the owner, in
 * case of an impostor. Refuses one's own account, which has the settings. Returns the number of revoked sessions.
 */
export async function resetSecondFactor(
  tx: Tx,
  actor: Actor,
  { user_id, reason, app_url }: SecondFactorReset,
): Promise<Result<number, ResetRefusal>> {
  if (actor.id === user_id) return refuse({ code: 'OWN_ACCOUNT' });
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (!(await deleteSecondFactor(tx, user_id))) return refuse({ code: 'NO_SECOND_FACTOR' });
  const ended = await deleteSessions(tx, user_id, null);
  await queueAccountMail(tx, user, { kind: 'two-factor-lifted', url: `${app_url}/user/settings` });
  await recordAudit(tx, actor, {
    action: 'user.second_factor_lifted',
    subject: { type: 'user', id: user_id },
    after: { reason, ended },
  });
  return succeed(ended);
}
