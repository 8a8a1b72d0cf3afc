import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { ResumableStore } from '#server/platform/storage/resumable-store.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type FilmType, filmTypeByName, isFilmType } from '#shared/courses/film.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertUpload, type MediaFile, readFile } from '../media.queries.ts';
import { sanitizeFileName } from '../media.rules.ts';
import { isWholeVideo } from '../uploads/check-video.ts';
import {
  deleteFilmUpload,
  type FilmUpload,
  insertFilm,
  insertFilmUpload,
  selectFilmUpload,
  takeAbandonedUploads,
  touchFilmUpload,
} from './films.queries.ts';
import { queueFilm } from './prepare-film.ts';

export interface FilmUploadServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly uploads: ResumableStore;
}

interface NewUpload {
  readonly file_name: string;
  readonly size_bytes: number;
  readonly uploaded_by: string;
  readonly max_bytes: number;
}

type BeginUploadResult = Result<FilmUpload, { readonly code: 'FILM_TOO_LARGE' | 'LESSON_FILE_TYPE_REFUSED' }>;

/** Recorded before its first byte, so that leftovers are found. Its id becomes the file's. */
export async function beginFilmUpload(
  services: FilmUploadServices,
  begun: NewUpload,
): Promise<BeginUploadResult> {
  const { size_bytes, uploaded_by, max_bytes } = begun;
  if (size_bytes > max_bytes) return refuse({ code: 'FILM_TOO_LARGE' });
  const file_name = sanitizeFileName(begun.file_name);
  const extension = filmTypeByName(file_name)?.extension;
  if (extension === undefined) return refuse({ code: 'LESSON_FILE_TYPE_REFUSED' });
  const random = randomBytes(8).toString('hex');
  const storage_key = `lessons/videos/${services.clock.now().getTime()}-${random}.${extension}`;
  const upload = {
    id: randomUUID(),
    storage_key,
    file_name,
    size_bytes,
    uploaded_by,
    bucket_upload: null,
    parts: [],
  };
  await withTx(services.db, async (tx) => succeed(await insertFilmUpload(tx, upload)));
  return succeed(upload);
}

interface Uploader {
  readonly id: string;
  readonly uploaded_by: string;
}

/** Null without an open upload of this person. */
export async function findFilmUpload(
  reader: Reader,
  { id, uploaded_by }: Uploader,
): Promise<FilmUpload | null> {
  const upload = await selectFilmUpload(reader, id);
  return upload?.uploaded_by === uploaded_by ? upload : null;
}

type UploadPartResult = Result<null, { readonly code: 'LESSON_FILE_TYPE_REFUSED' }>;

/** A disguised file ends after its first part. In a bucket only the whole file can be checked. */
export async function validateFilmPart(
  services: FilmUploadServices,
  upload: FilmUpload,
): Promise<UploadPartResult> {
  const { db, storage } = services;
  const arrived = (await storage.size(upload.storage_key)) ?? 0;
  if (arrived >= HEAD_BYTES && (await readFilmType(storage, upload.storage_key, arrived)) === null) {
    await discardFilmUpload(services, upload);
    return refuse({ code: 'LESSON_FILE_TYPE_REFUSED' });
  }
  await withTx(db, async (tx) => succeed(await touchFilmUpload(tx, upload.id)));
  return succeed(null);
}

const HEAD_BYTES = 4_100;

async function readFilmType(storage: Storage, key: string, size: number): Promise<FilmType | null> {
  const head = await buffer(await storage.open(key, { first: 0, last: Math.min(size, HEAD_BYTES) - 1 }));
  const found = await fileTypeFromBuffer(head);
  const type = found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime;
  return type !== undefined && isFilmType(type) ? type : null;
}

type FinishRefusal = {
  readonly code: 'FILE_NOT_FOUND' | 'UPLOAD_INCOMPLETE' | 'LESSON_FILE_TYPE_REFUSED' | 'LESSON_FILE_BROKEN';
};

/** Safe to repeat. Deletes a file that is no film, or not a whole one. */
export async function finishFilmUpload(
  services: FilmUploadServices,
  uploader: Uploader,
): Promise<Result<MediaFile, FinishRefusal>> {
  const { db, storage, clock } = services;
  const upload = await findFilmUpload(db.orm, uploader);
  if (upload === null) return readFinishedUpload(db.orm, uploader.id);
  const { id, storage_key, file_name, size_bytes } = upload;
  if ((await storage.size(storage_key)) !== size_bytes) return refuse({ code: 'UPLOAD_INCOMPLETE' });
  const type = await readFilmType(storage, storage_key, size_bytes);
  if (type === null || !(await isWholeVideo(readerOf(storage, upload), type))) {
    await discardFilmUpload(services, upload);
    return refuse({ code: type === null ? 'LESSON_FILE_TYPE_REFUSED' : 'LESSON_FILE_BROKEN' });
  }
  const file = { id, storage_key, file_name, content_type: type, size_bytes, access: 'owner' } as const;
  const noPicture = { width: null, height: null, color: null, table_sample: null, page_count: null };
  const uploaded = { uploaded_by: upload.uploaded_by, uploaded_at: clock.now().toISOString() };
  await withTx(db, async (tx) => {
    // Finished by a concurrent call.
    if (!(await deleteFilmUpload(tx, id))) return succeed(null);
    await insertUpload(tx, { ...file, ...noPicture, ...uploaded });
    await insertFilm(tx, id);
    await queueFilm(tx, id);
    return succeed(null);
  });
  return readFinishedUpload(db.orm, id);
}

async function readFinishedUpload(reader: Reader, id: string): Promise<Result<MediaFile, FinishRefusal>> {
  const file = await readFile(reader, id);
  return file !== null && file.access === 'owner' && isFilmType(file.content_type)
    ? succeed(file)
    : refuse({ code: 'FILE_NOT_FOUND' });
}

const readerOf = (storage: Storage, { storage_key, size_bytes }: FilmUpload) => ({
  size: size_bytes,
  readAt: async (position: number, length: number) => {
    const last = Math.min(position + length, size_bytes) - 1;
    return last < position
      ? Buffer.alloc(0)
      : buffer(await storage.open(storage_key, { first: position, last }));
  },
});

async function discardFilmUpload(services: FilmUploadServices, upload: FilmUpload): Promise<void> {
  await withTx(services.db, async (tx) => succeed(await deleteFilmUpload(tx, upload.id)));
  await deleteUploadedBytes(services, upload);
}

export async function deleteUploadedBytes(
  { storage, uploads }: Pick<FilmUploadServices, 'storage' | 'uploads'>,
  upload: FilmUpload,
): Promise<void> {
  await uploads.discard(upload);
  await storage.remove(upload.storage_key);
}

const KEPT_FOR_MS = 24 * 3_600_000;

export async function pruneFilmUploads(services: FilmUploadServices): Promise<number> {
  const until = new Date(services.clock.now().getTime() - KEPT_FOR_MS);
  const taken = await withTx(services.db, async (tx) => succeed(await takeAbandonedUploads(tx, until)));
  if (!taken.ok) return 0;
  for (const upload of taken.value) await deleteUploadedBytes(services, upload);
  return taken.value.length;
}
