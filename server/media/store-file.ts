import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { succeed } from '#shared/result.ts';
import { clearPendingUpload, insertFile, type MediaFile, type UploadRow } from './media.queries.ts';
import { putPendingObject } from './uploads/put-pending-object.ts';

export interface StoreFileInput
  extends Omit<MediaFile, 'size_bytes'>,
    Partial<Pick<UploadRow, 'table_sample' | 'page_count'>> {
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Bytes first, then the row, so that a row always has its bytes. Safe to repeat. */
export async function storeFile(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  { bytes, ...file }: StoreFileInput,
): Promise<void> {
  const kept = await storage.size(file.storage_key);
  const size_bytes = kept ?? (await putPendingObject({ db, storage }, file.storage_key, bytes));
  await withTx(db, async (tx) => {
    await insertFile(tx, { ...file, size_bytes });
    await clearPendingUpload(tx, file.storage_key);
    return succeed(null);
  });
}
