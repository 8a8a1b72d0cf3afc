import type { KeptFile } from '#contract/kept-file.ts';
import type { MediaFile } from '#server/modules/media/index.ts';
import type { Storage } from '#server/platform/storage.ts';

type Manner = Pick<KeptFile, 'disposition' | 'cache_control'>;

/** A kept file on its way out. Its bytes never change under their id, so the id names them. */
export function sendFile(storage: Storage, file: MediaFile, manner: Manner): KeptFile {
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
