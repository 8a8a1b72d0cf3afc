import { tmpdir } from 'node:os';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { claimOrphanedUploads, deleteUnused, lockUnused, markUnused } from './media.queries.ts';
import { pruneUploadFolders } from './uploads/pending-uploads.ts';
import type { MediaServices } from './uploads/upload-media.ts';

const UNUSED_RETENTION_MS = 24 * 3_600_000;
const BATCH_SIZE = 100;

/** Removes bytes of uploads that broke off before their row was written. */
async function pruneOrphans(db: MediaServices['db'], until: Date): Promise<number> {
  const swept = await withTx(db, async (tx) => {
    const keys = await claimOrphanedUploads(tx, until);
    if (keys.length > 0) await addJob(tx, { name: 'delete-stored-files', payload: { keys } });
    return succeed(keys.length);
  });
  return swept.ok ? swept.value : 0;
}

/** Unused for 24 hours; a job of the same transaction deletes the bytes. */
export async function pruneUnusedMedia({ db, clock }: Pick<MediaServices, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  await withTx(db, async (tx) => succeed(await markUnused(tx, now)));
  const until = new Date(now.getTime() - UNUSED_RETENTION_MS);
  // File times use the machine’s clock.
  await pruneUploadFolders(tmpdir(), new Date(Date.now() - UNUSED_RETENTION_MS));
  let cleared = await pruneOrphans(db, until);
  for (;;) {
    const round = await withTx(db, async (tx) => {
      const held = await lockUnused(tx, until, BATCH_SIZE);
      if (held.length === 0) return succeed({ isLast: true, keys: 0 });
      const keys = await deleteUnused(tx, held);
      if (keys.length > 0) await addJob(tx, { name: 'delete-stored-files', payload: { keys } });
      return succeed({ isLast: held.length < BATCH_SIZE || keys.length === 0, keys: keys.length });
    });
    if (!round.ok) return cleared;
    cleared += round.value.keys;
    if (round.value.isLast) return cleared;
  }
}
