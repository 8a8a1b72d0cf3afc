import Bowser from 'bowser';
import type { OpenSession } from '#contract/account/security.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findUndeletedAccount } from '../account.queries.ts';
import { deleteSession, deleteSessions, selectSessions } from './sessions.queries.ts';

/** Last used first. Never contains a token. */
export async function listSessions(
  reader: Reader,
  userId: string,
  currentId: string,
): Promise<OpenSession[]> {
  const rows = await selectSessions(reader, userId);
  return rows.map(({ user_agent, ...session }) => ({
    ...session,
    device: describeDevice(user_agent),
    is_current: session.id === currentId,
  }));
}

type Device = OpenSession['device'];

const kinds: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

export function describeDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { name: null, kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = kinds[platform.type ?? ''] ?? 'program';
  const name = [browser.name, os.name].filter((part) => part !== undefined && part !== '').join(', ');
  return { name: name === '' ? null : name.slice(0, 60), kind };
}

const userSubject = (id: string) => ({ type: 'user', id }) as const;

/** Another user's session id reads as not found. */
export async function revokeSession(
  tx: Tx,
  actor: Actor & { readonly id: string },
  sessionId: string,
): Promise<Result<null, { readonly code: 'SESSION_NOT_FOUND' }>> {
  if (!(await deleteSession(tx, actor.id, sessionId))) return refuse({ code: 'SESSION_NOT_FOUND' });
  await recordAudit(tx, actor, { action: 'account.session_ended', subject: userSubject(actor.id) });
  return succeed(null);
}

export async function revokeOtherSessions(
  tx: Tx,
  actor: Actor & { readonly id: string },
  currentId: string,
): Promise<number> {
  const ended = await deleteSessions(tx, actor.id, currentId);
  await recordAudit(tx, actor, {
    action: 'account.other_sessions_ended',
    subject: userSubject(actor.id),
    after: { ended },
  });
  return ended;
}

export async function revokeAllSessions(
  tx: Tx,
  actor: Actor,
  userId: string,
): Promise<Result<number, { readonly code: 'USER_NOT_FOUND' }>> {
  if ((await findUndeletedAccount(tx, userId)) === null) return refuse({ code: 'USER_NOT_FOUND' });
  const ended = await deleteSessions(tx, userId, null);
  await recordAudit(tx, actor, { action: 'user.signed_out', subject: userSubject(userId), after: { ended } });
  return succeed(ended);
}
