import type { DevSession } from '#contract/account/dev.ts';
import type { Database } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { closeSession, type DevOutcome } from './dev-gateway.queries.ts';
import { getSession, type SessionNotFound } from './get-session.ts';

export interface SessionNotOpen {
  readonly code: 'SESSION_NOT_OPEN';
}

/** Records the payer's decision, once; the job that delivers the webhook commits with it. */
export function decideSession(
  db: Database,
  id: string,
  outcome: DevOutcome,
): Promise<Result<DevSession, SessionNotFound | SessionNotOpen>> {
  return withTx<DevSession, SessionNotFound | SessionNotOpen>(db, async (tx) => {
    const isDecided = await closeSession(tx, id, outcome);
    const session = await getSession(tx, id);
    if (!session.ok) return session;
    if (!isDecided) return refuse({ code: 'SESSION_NOT_OPEN' });
    await addJob(tx, { name: 'deliver-dev-webhook', payload: { session_id: id } });
    return succeed(session.value);
  });
}
