import type { Reader } from '#server/platform/db.ts';
import { toIso } from '../identity.queries.ts';
import { type Device, describeDevice } from './describe-device.ts';
import { selectSessions } from './sessions.queries.ts';

export interface OpenSession {
  readonly id: string;
  readonly device: Device;
  readonly address: string | null;
  readonly last_seen_at: string;
  readonly created_at: string;
  readonly is_current: boolean;
}

/** Active sessions, last used first. Never contains a token. */
export async function listSessions(
  reader: Reader,
  userId: string,
  currentId: string,
): Promise<readonly OpenSession[]> {
  const rows = await selectSessions(reader, userId);
  return rows.map(({ id, user_agent, address, last_seen_at, created_at }) => ({
    id,
    device: describeDevice(user_agent),
    address,
    last_seen_at: toIso(last_seen_at),
    created_at: toIso(created_at),
    is_current: id === currentId,
  }));
}
