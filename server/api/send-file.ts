import type { StoredFile } from '#contract/stored-file.ts';
import type { MediaFile } from '#server/modules/media/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

type DeliveryOptions = Pick<StoredFile, 'disposition' | 'cache_control'>;

/** A kept file on its way out. Its bytes never change under their id, so the id names them. */
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
