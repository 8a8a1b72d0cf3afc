import type { ByteRange, StoredFile } from '#contract/stored-file.ts';
import type { FilmFile } from '#server/courses/index.ts';
import type { MediaFile } from '#server/media/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type Result, succeed } from '#shared/result.ts';

type DeliveryOptions = Pick<StoredFile, 'disposition' | 'cache_control'>;

/** The file's id serves as ETag, because its bytes never change. */
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

export async function sendFilm<Refusal>(storage: Storage, opening: Promise<Result<FilmFile, Refusal>>) {
  const opened = await opening;
  if (!opened.ok) return opened;
  const { storage_key, ...file } = opened.value;
  return succeed({
    ...file,
    disposition: 'inline' as const,
    etag: `"${storage_key}"`,
    cache_control: 'private, max-age=300',
    open: (range: ByteRange | null) => storage.open(storage_key, range),
  });
}
