import type { StoredFile } from '#contract/stored-file.ts';
import type { MediaFile } from '#server/modules/media/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

type DeliveryOptions = Pick<StoredFile, 'disposition' | 'cache_control'>;

/** Sends a stored file; its id is its ETag, because its bytes never change. */
export function sendFile(storage: Storage, file: MediaFile, manner: DeliveryOptions): StoredFile {
  const { file_name, content_type, size_bytes } = file;
  return {
    file_name,
    content_type,
    size_bytes,
    ...manner,
    etag: `"${file.id}"`,
    open: (range) => storage.open(file.storage_key, range),
  };
}
