import type { OpenSession } from '#contract/account/security.ts';
import type { Reader } from '#server/platform/db.ts';
import { describeDevice } from './describe-device.ts';
import { selectSessions } from './sessions.queries.ts';

/** Active sessions, last used first. Never contains a token. */
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
