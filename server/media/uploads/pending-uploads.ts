import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { succeed } from '#shared/result.ts';
import { recordPendingUpload } from '../media.queries.ts';

/** The key is recorded first, so that a crash leaves a trace; `clearPendingUpload` clears it. */
export async function putPendingObject(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await withTx(db, async (tx) => succeed(await recordPendingUpload(tx, key)));
  return storage.put(key, bytes);
}

/** Holds an upload until it is inspected. */
export const UPLOAD_FOLDER_PREFIX = 'arunika-upload-';
export const COPIES_FOLDER_PREFIX = 'arunika-copies-';
const PREFIXES = [UPLOAD_FOLDER_PREFIX, COPIES_FOLDER_PREFIX];

/** Removes our temporary folders older than `until`, left by killed processes. */
export async function pruneUploadFolders(temporary: string, until: Date): Promise<void> {
  for (const name of await readdir(temporary)) {
    if (!PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    const path = join(temporary, name);
    // The temporary folder is shared: another process may prune too, and others write there.
    const found = await lstat(path).catch(() => null);
    if (found === null || found.mtime >= until || found.uid !== process.getuid?.()) continue;
    await rm(path, { recursive: true, force: true });
  }
}
