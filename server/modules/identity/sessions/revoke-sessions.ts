import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findUndeletedUser } from '../identity.queries.ts';
import { deleteSession, deleteSessions } from './sessions.queries.ts';

const ofUser = (id: string) => ({ type: 'user', id }) as const;

/** Signs one of the own devices out. A session of somebody else is not there. */
export async function revokeSession(
  tx: Tx,
  actor: Actor & { readonly id: string },
  sessionId: string,
): Promise<Result<null, { readonly code: 'SESSION_NOT_FOUND' }>> {
  if (!(await deleteSession(tx, actor.id, sessionId))) return refuse({ code: 'SESSION_NOT_FOUND' });
  await recordAudit(tx, actor, { action: 'account.session_ended', subject: ofUser(actor.id) });
  return succeed(null);
}

/** Signs out everywhere but here; how many devices that were. */
export async function revokeOtherSessions(
  tx: Tx,
  actor: Actor & { readonly id: string },
  currentId: string,
): Promise<number> {
  const ended = await deleteSessions(tx, actor.id, currentId);
  await recordAudit(tx, actor, {
    action: 'account.other_sessions_ended',
    subject: ofUser(actor.id),
    after: { ended },
  });
  return ended;
}

/** An admin signs somebody out of every device; how many these were. Whoever is deleted has none and is not found. */
export async function revokeAllSessions(
  tx: Tx,
  actor: Actor,
  userId: string,
): Promise<Result<number, { readonly code: 'USER_NOT_FOUND' }>> {
  if ((await findUndeletedUser(tx, userId)) === null) return refuse({ code: 'USER_NOT_FOUND' });
  const ended = await deleteSessions(tx, userId, null);
  await recordAudit(tx, actor, { action: 'user.signed_out', subject: ofUser(userId), after: { ended } });
  return succeed(ended);
}
