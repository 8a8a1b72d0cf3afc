import { filmTypeNames, isFilmType } from '#shared/courses/film.ts';
import {
  mediaIdsIn,
  readPictureUrl,
  type VariantFormat,
  variantFormats,
  variantWidths,
} from '#shared/files/media.ts';
import { isUploadType, type LessonKind, lessonKinds, typesOf, uploadTypes } from '#shared/files/uploads.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readFilms } from './films/films.queries.ts';
import type { MediaNotFound } from './media.errors.ts';
import {
  clearPendingUpload,
  deleteUnused,
  insertFile,
  type MediaFile,
  readFile,
  readFiles,
  selectOwnerFiles,
  selectPicture,
  selectVariant,
  type UploadRow,
} from './media.queries.ts';
import { selectUnreadableFiles } from './texts/file-texts.queries.ts';
import { putPendingObject } from './uploads/pending-uploads.ts';

export interface OpenedMedia {
  readonly file: MediaFile;
  readonly tag: string;
  readonly is_final: boolean;
}

/** The original stands in for a missing variant. Otherwise a file has no other URLs. */
export async function openMedia(
  reader: Reader,
  id: string,
  form: string,
): Promise<Result<OpenedMedia, MediaNotFound>> {
  const found = await selectPicture(reader, id);
  if (found === null || found.access !== 'public') return refuse({ code: 'FILE_NOT_FOUND' });
  const { width, height, ...file } = found;
  if (isOriginal(form, { id, width, height })) return succeed({ file, tag: id, is_final: true });
  const variant = readVariant(form);
  if (variant === null || width === null || !variantWidths(width).includes(variant.width)) {
    return refuse({ code: 'FILE_NOT_FOUND' });
  }
  const drawn = await selectVariant(reader, { file_id: id, ...variant });
  if (drawn === null) return succeed({ file, tag: id, is_final: false });
  const content_type = `image/${variant.format}`;
  const file_name = `${file.file_name.replace(/\.[a-z0-9]+$/i, '')}.${variant.format}`;
  return succeed({
    file: { ...file, ...drawn, content_type, file_name },
    tag: `${id}-${form}`,
    is_final: true,
  });
}

interface Facts {
  readonly id: string;
  readonly width: number | null;
  readonly height: number | null;
}

function isOriginal(form: string, { id, width, height }: Facts): boolean {
  if (width === null) return /^video\.(mp4|m4v|webm)$/.test(form);
  const facts = readPictureUrl(`/api/media/${id}/${form}`);
  return facts !== null && facts.width === width && facts.height === height;
}

function readVariant(form: string): { readonly width: number; readonly format: VariantFormat } | null {
  const [, width, ending] = /^([1-9]\d{0,3})w\.([a-z]{4})$/.exec(form) ?? [];
  const format = variantFormats.find((known) => known === ending);
  return format === undefined ? null : { width: Number(width), format };
}

interface StoreFileInput
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

/** Skips files still in use. A job of the same transaction deletes the bytes. */
export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await deleteUnused(tx, ids);
  if (keys.length > 0) await addJob(tx, { name: 'delete-stored-files', payload: { keys } });
}

export async function findMissingMedia(reader: Reader, text: string): Promise<readonly string[]> {
  const ids = mediaIdsIn(text);
  if (ids.length === 0) return [];
  const files = await readFiles(reader, ids);
  const known = new Set(files.filter(({ access }) => access === 'public').map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

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
  const listed = rows.map(({ id }) => id);
  const [films, unreadable] = await Promise.all([
    readFilms(reader, listed),
    selectUnreadableFiles(reader, listed),
  ]);
  return rows.flatMap(({ id, file_name, content_type, size_bytes, created_at }) => {
    const found = lessonKindOf(content_type);
    const film = films.find(({ file_id }) => file_id === id) ?? null;
    return found === null
      ? []
      : [{ id, kind: found, file_name, size_bytes, created_at, film, is_unreadable: unreadable.has(id) }];
  });
}

export async function openLessonFile(reader: Reader, id: string): Promise<Result<MediaFile, MediaNotFound>> {
  const file = await readFile(reader, id);
  return file !== null && lessonKindOf(file.content_type) !== null
    ? succeed(file)
    : refuse({ code: 'FILE_NOT_FOUND' });
}
