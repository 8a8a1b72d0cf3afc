import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { OpenUpload, UploadNotes, UploadPart } from '#server/platform/storage/resumable-store.ts';
import type { FilmProblem } from '#shared/courses/film.ts';
import { succeed } from '#shared/result.ts';
import { filmFiles, films, filmUploads, mediaFiles } from '../media.schema.ts';

const filmUploadsColumns = pickColumns(filmUploads, [
  ...(['id', 'storage_key', 'file_name', 'size_bytes', 'uploaded_by', 'bucket_upload', 'parts'] as const),
]);
export type FilmUpload = Pick<typeof filmUploads.$inferSelect, keyof typeof filmUploadsColumns>;

export async function insertFilmUpload(tx: Tx, upload: typeof filmUploads.$inferInsert): Promise<void> {
  await tx.insert(filmUploads).values(upload);
}

export async function selectFilmUpload(reader: Reader, id: string): Promise<FilmUpload | null> {
  const [upload] = await reader.select(filmUploadsColumns).from(filmUploads).where(eq(filmUploads.id, id));
  return upload ?? null;
}

async function selectUploadByKey(reader: Reader, key: string): Promise<FilmUpload | null> {
  const [upload] = await reader
    .select(filmUploadsColumns)
    .from(filmUploads)
    .where(eq(filmUploads.storage_key, key));
  return upload ?? null;
}

export async function touchFilmUpload(tx: Tx, id: string): Promise<void> {
  await tx.update(filmUploads).set({ touched_at: sql`now()` }).where(eq(filmUploads.id, id));
}

export async function deleteFilmUpload(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(filmUploads).where(eq(filmUploads.id, id)).returning({ id: filmUploads.id });
  return gone.length > 0;
}

export function takeAbandonedUploads(tx: Tx, until: Date): Promise<readonly FilmUpload[]> {
  return tx
    .delete(filmUploads)
    .where(lte(filmUploads.touched_at, until.toISOString()))
    .returning(filmUploadsColumns);
}

async function setBucketUpload(tx: Tx, key: string, bucket_upload: string): Promise<void> {
  await tx.update(filmUploads).set({ bucket_upload }).where(eq(filmUploads.storage_key, key));
}

async function addPart(tx: Tx, { storage_key, parts }: OpenUpload, part: UploadPart): Promise<boolean> {
  const noted = await tx
    .update(filmUploads)
    .set({ parts: [...parts, part] })
    .where(
      and(
        eq(filmUploads.storage_key, storage_key),
        sql`jsonb_array_length(${filmUploads.parts}) = ${parts.length}`,
      ),
    )
    .returning({ id: filmUploads.id });
  return noted.length > 0;
}

export function filmUploadNotes(db: Database): UploadNotes {
  return {
    find: (key) => selectUploadByKey(db.orm, key),
    async setBucketUpload(key, upload) {
      await withTx(db, async (tx) => succeed(await setBucketUpload(tx, key, upload)));
    },
    async addPart(upload, part) {
      const noted = await withTx(db, async (tx) => succeed(await addPart(tx, upload, part)));
      return noted.ok && noted.value;
    },
  };
}

const now = sql`now()`;

export async function insertFilm(tx: Tx, fileId: string): Promise<void> {
  await tx.insert(films).values({ file_id: fileId });
}

const columns = pickColumns(films, [
  ...(['file_id', 'state', 'percent', 'problem', 'folder', 'heights', 'duration_seconds'] as const),
]);

export function readFilms(reader: Reader, ids: readonly string[]) {
  return reader
    .select(columns)
    .from(films)
    .where(inArray(films.file_id, [...ids]));
}

export async function readFilm(reader: Reader, id: string) {
  const [film] = await readFilms(reader, [id]);
  return film ?? null;
}

/** Null for a film that is ready, failed or gone. */
export async function beginAttempt(tx: Tx, id: string) {
  const [film] = await tx
    .update(films)
    .set({ state: 'working', percent: 0, attempts: sql`${films.attempts} + 1`, changed_at: now })
    .from(mediaFiles)
    .where(and(eq(films.file_id, id), eq(mediaFiles.id, id), inArray(films.state, ['waiting', 'working'])))
    .returning({ attempts: films.attempts, storage_key: mediaFiles.storage_key });
  return film ?? null;
}

export async function setFilmProgress(tx: Tx, id: string, percent: number): Promise<void> {
  await tx.update(films).set({ percent, changed_at: now }).where(isWorking(id));
}

export async function setFilmWaiting(tx: Tx, id: string): Promise<void> {
  await tx.update(films).set({ state: 'waiting', percent: 0, changed_at: now }).where(isWorking(id));
}

export async function setFilmFailed(tx: Tx, id: string, problem: FilmProblem): Promise<void> {
  await tx.update(films).set({ state: 'failed', problem, changed_at: now }).where(isWorking(id));
}

const isWorking = (id: string) => and(eq(films.file_id, id), eq(films.state, 'working'));

interface PreparedFilm {
  readonly file_id: string;
  readonly folder: string;
  readonly heights: readonly number[];
  readonly duration_seconds: number;
}

export async function setFilmReady(tx: Tx, { file_id, heights, ...made }: PreparedFilm): Promise<boolean> {
  const ready = await tx
    .update(films)
    .set({ state: 'ready', percent: 100, heights: [...heights], ...made, changed_at: now })
    .where(isWorking(file_id))
    .returning({ id: films.file_id });
  return ready.length > 0;
}

export async function insertFilmFiles(
  tx: Tx,
  files: readonly (typeof filmFiles.$inferInsert)[],
): Promise<void> {
  await tx.insert(filmFiles).values([...files]);
}

export async function resetFailedFilm(tx: Tx, id: string): Promise<boolean> {
  const reset = await tx
    .update(films)
    .set({ state: 'waiting', problem: null, attempts: 0, percent: 0, changed_at: now })
    .where(and(eq(films.file_id, id), eq(films.state, 'failed')))
    .returning({ id: films.file_id });
  return reset.length > 0;
}

/** JSON: films by state, and how long the first waiting one has waited. */
export const filmTally = sql`
  (select json_build_object(
     'waiting', count(*) filter (where state = 'waiting'),
     'working', count(*) filter (where state = 'working'),
     'failed', count(*) filter (where state = 'failed'),
     'ready', count(*) filter (where state = 'ready'),
     'oldest_wait_seconds',
       coalesce(extract(epoch from now() - min(changed_at) filter (where state = 'waiting'))::int, 0)
   ) from films)`;

export async function selectStalledFilms(tx: Tx, until: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: films.file_id })
    .from(films)
    .where(and(inArray(films.state, ['waiting', 'working']), lt(films.changed_at, until.toISOString())))
    .orderBy(films.changed_at)
    .limit(limit);
  return rows.map(({ id }) => id);
}
