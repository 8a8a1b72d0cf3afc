import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { deleteUnused } from './media.queries.ts';

/** Deletes those of the files that nothing uses, and their bytes by a job of the same transaction. */
export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await deleteUnused(tx, ids);
  if (keys.length > 0) await addJob(tx, { name: 'delete-stored-files', payload: { keys } });
}
