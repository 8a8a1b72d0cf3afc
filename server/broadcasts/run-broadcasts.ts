import { succeed } from '#shared/result.ts';
import { hasOpenSends, queueAudience, wakeSender } from '../mailings/index.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { audienceCondition } from './audience.queries.ts';
import {
  lockBroadcast,
  lockQueue,
  selectBroadcast,
  selectDueBroadcasts,
  selectSendingBroadcasts,
  writeQueue,
  writeState,
} from './broadcasts.queries.ts';

export { RUN_BROADCASTS } from './change-state.ts';

/** People of one transaction. */
const BATCH = 1000;

/** Starts what is due, queues its readers, and closes what has gone out. Safe to run at once and after a crash. */
export async function runBroadcasts(db: Database): Promise<void> {
  for (const id of await selectDueBroadcasts(db.orm))
    await withTx(db, async (tx) => succeed(await startScheduled(tx, id)));
  for (const { id, message_id, is_queued } of await selectSendingBroadcasts(db.orm)) {
    if (!is_queued) await queueReaders(db, id);
    else if (!(await hasOpenSends(db.orm, message_id)))
      await withTx(db, async (tx) => succeed(await finish(tx, id)));
  }
}

/** Without its segment it is a draft again, which says so. */
async function startScheduled(tx: Tx, id: string): Promise<void> {
  const found = await lockBroadcast(tx, id);
  if (found?.state !== 'scheduled') return;
  const where = await audienceCondition(tx, found);
  await writeState(tx, id, { state: where.ok ? 'sending' : 'draft' });
}

async function finish(tx: Tx, id: string): Promise<void> {
  const found = await lockBroadcast(tx, id);
  if (found?.state === 'sending') await writeState(tx, id, { state: 'sent' });
}

/** Batches by key, each in its own transaction with the place it has reached, so a crash goes on where it was. */
async function queueReaders(db: Database, id: string): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const batch = await withTx(db, async (tx) => succeed(await queueBatch(tx, id)));
    isOpen = batch.ok && batch.value;
  }
}

/** False when nothing is left to queue, or another process is at it. */
async function queueBatch(tx: Tx, id: string): Promise<boolean> {
  const queue = await lockQueue(tx, id);
  const found = queue === null ? null : await selectBroadcast(tx, id);
  if (queue === null || found === null) return false;
  const where = await audienceCondition(tx, found);
  const { message_id, purpose } = found;
  const after = queue.queued_through;
  // A segment that was deleted meanwhile ends the queue; who is in it still gets the mail.
  const last = where.ok
    ? await queueAudience(tx, { message_id, purpose, where: where.value, after, limit: BATCH })
    : null;
  await writeQueue(tx, id, last);
  if (last !== null) await wakeSender(tx);
  return last !== null;
}
