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
