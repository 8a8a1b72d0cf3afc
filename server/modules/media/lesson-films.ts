import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { MediaNotFound } from './media.errors.ts';
import { type MediaFile, selectFile, selectOwnerFilms } from './media.queries.ts';

const SHOWN = 100;

/** Films that a lesson can show: those for owners, the newest first. */
export async function listLessonFilms(reader: Reader) {
  const rows = await selectOwnerFilms(reader, SHOWN);
  return rows.map(({ id, file_name, size_bytes, created_at }) => ({
    id,
    file_name,
    size_bytes,
    created_at: created_at.toISOString(),
  }));
}

/** One of them, for whoever edits the lesson. */
export async function openLessonFilm(reader: Reader, id: string): Promise<Result<MediaFile, MediaNotFound>> {
  const file = await selectFile(reader, id);
  return file?.content_type.startsWith('video/') === true
    ? succeed(file)
    : refuse({ code: 'FILE_NOT_FOUND' });
}
