import type { DevSession } from '#contract/dev/dev.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { closeSession, type DevOutcome, readSession } from './dev-gateway.queries.ts';
import { devWebhookOf, SIGNATURE_HEADER, sign } from './dev-webhook.ts';

interface SessionNotFound {
  readonly code: 'SESSION_NOT_FOUND';
}

/** Anybody with the session's id may pay it. */
export async function getSession(reader: Reader, id: string): Promise<Result<DevSession, SessionNotFound>> {
  const row = await readSession(reader, id);
  if (row === null) return refuse({ code: 'SESSION_NOT_FOUND' });
  const { id: session_id, created_at: _, ...session } = row;
  return succeed({ ...session, session_id, currency: 'IDR' });
}

interface SessionNotOpen {
  readonly code: 'SESSION_NOT_OPEN';
}

/** Works once; the job that delivers the webhook commits with it. */
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

export interface WebhookDelivery {
  readonly secret: string;
  readonly post: (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
}

/** Throws unless the shop accepts the webhook, so that the job is retried. */
export async function deliverWebhook(
  reader: Reader,
  sessionId: string,
  { secret, post }: WebhookDelivery,
): Promise<void> {
  const session = await readSession(reader, sessionId);
  if (session === null || session.status === 'open') throw new Error(`session ${sessionId} is not decided`);
  const body = JSON.stringify(devWebhookOf({ ...session, status: session.status }));
  const status = await post(body, {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(secret, body),
  });
  // The development gateway was switched off since: nothing to deliver to.
  if (status === 404) return;
  if (status !== 200) throw new Error(`the shop answered the webhook with ${status}`);
}
