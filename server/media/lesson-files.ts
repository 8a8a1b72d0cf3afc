import type { Reader } from '#server/platform/database/db.ts';
import { filmTypeNames, isFilmType } from '#shared/courses/film.ts';
import { isUploadType, type LessonKind, lessonKinds, typesOf, uploadTypes } from '#shared/files/uploads.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readFilms } from './films/films.queries.ts';
import type { MediaNotFound } from './media.errors.ts';
import { type MediaFile, readFile, selectOwnerFiles } from './media.queries.ts';

const MAX_LISTED = 100;
const typesOfKind = (kind: LessonKind): readonly string[] =>
  kind === 'video' ? filmTypeNames : typesOf(kind);
const lessonTypes = lessonKinds.flatMap(typesOfKind);

/** Null if lessons cannot use the file. */
function lessonKindOf(contentType: string): LessonKind | null {
  if (isFilmType(contentType)) return 'video';
  if (!isUploadType(contentType)) return null;
  return lessonKinds.find((kind) => kind === uploadTypes[contentType].kind) ?? null;
}

interface LessonFileQuery {
  readonly kind: LessonKind;
  readonly ids?: readonly string[] | undefined;
}

export async function listLessonFiles(reader: Reader, { kind, ids }: LessonFileQuery) {
  const rows =
    ids === undefined
      ? await selectOwnerFiles(reader, { types: typesOfKind(kind), limit: MAX_LISTED })
      : await selectOwnerFiles(reader, { ids, types: lessonTypes, limit: MAX_LISTED });
  const films = await readFilms(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, file_name, content_type, size_bytes, created_at }) => {
    const found = lessonKindOf(content_type);
    const film = films.find(({ file_id }) => file_id === id) ?? null;
    return found === null ? [] : [{ id, kind: found, file_name, size_bytes, created_at, film }];
  });
}

export async function openLessonFile(reader: Reader, id: string): Promise<Result<MediaFile, MediaNotFound>> {
  const file = await readFile(reader, id);
  return file !== null && lessonKindOf(file.content_type) !== null
    ? succeed(file)
    : refuse({ code: 'FILE_NOT_FOUND' });
}
