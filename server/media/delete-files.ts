import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { deleteUnused } from './media.queries.ts';

/** Skips files still in use. A job of the same transaction deletes the bytes. */
export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await deleteUnused(tx, ids);
  if (keys.length > 0) await addJob(tx, { name: 'delete-stored-files', payload: { keys } });
}
