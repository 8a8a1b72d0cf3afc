import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import {
  claimWave,
  lockWaitingList,
  requeueWait,
  selectDueProducts,
  selectWait,
} from './product-waits.queries.ts';

/**
 * Mails waiting lists in order. Counted stock goes in waves of three times the stock, a day apart. Wave and mails are
 * one transaction, so two workers or a crash tell nobody twice.
 */
export async function notifyWaiting(db: Database): Promise<void> {
  for (const productId of await selectDueProducts(db.orm)) {
    await withTx(db, async (tx) => {
      await lockWaitingList(tx, productId);
      for (const wait_id of await claimWave(tx, productId)) {
        await addJob(tx, { name: 'send-wait-notice', payload: { wait_id } });
      }
      return succeed(null);
    });
  }
}

/** Null if no confirmation is needed any more. */
export async function readWaitConfirmation(reader: Reader, id: string) {
  const wait = await selectWait(reader, id);
  return wait === null || wait.is_confirmed || wait.is_over ? null : wait;
}

/** Null for who left or has the product. A product sold out meanwhile returns the place to the line. */
export async function readWaitNotice(db: Database, id: string) {
  const wait = await selectWait(db.orm, id);
  if (wait === null || wait.is_over || wait.is_owned) return null;
  if (wait.is_for_sale) return wait;
  await withTx(db, async (tx) => succeed(await requeueWait(tx, id)));
  return null;
}
