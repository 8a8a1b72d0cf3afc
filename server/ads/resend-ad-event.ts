import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { hasAdEvent, requeue } from './desk.queries.ts';

/** Sent at once, after its consent was read again. */
export async function resendAdEvent(
  tx: Tx,
  id: string,
  now: Date,
): Promise<Result<null, { readonly code: 'AD_EVENT_NOT_FOUND' | 'AD_EVENT_SETTLED' }>> {
  if (!(await hasAdEvent(tx, id))) return refuse({ code: 'AD_EVENT_NOT_FOUND' });
  if (!(await requeue(tx, id, now))) return refuse({ code: 'AD_EVENT_SETTLED' });
  await addJob(tx, { name: 'send-ad-events', payload: {} });
  return succeed(null);
}
