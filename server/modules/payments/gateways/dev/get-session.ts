import type { DevSession } from '#contract/account/dev.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readSession } from './dev-gateway.queries.ts';

export interface SessionNotFound {
  readonly code: 'SESSION_NOT_FOUND';
}

/** A session for the gateway's payment page; anybody with its id may pay it. */
export async function getSession(reader: Reader, id: string): Promise<Result<DevSession, SessionNotFound>> {
  const row = await readSession(reader, id);
  if (row === null) return refuse({ code: 'SESSION_NOT_FOUND' });
  const { id: session_id, created_at: _, ...session } = row;
  return succeed({ ...session, session_id, currency: 'IDR' });
}
