import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Ffmpeg } from '#server/platform/ffmpeg.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { FilmProblem } from '#shared/courses/film.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { clearPendingUpload } from '../media.queries.ts';
import type { filmFiles } from '../media.schema.ts';
import { putPendingObject, UPLOAD_FOLDER_PREFIX } from '../uploads/pending-uploads.ts';
import {
  beginAttempt,
  insertFilmFiles,
  readFilm,
  resetFailedFilm,
  selectStalledFilms,
  setFilmFailed,
  setFilmProgress,
  setFilmReady,
  setFilmWaiting,
} from './films.queries.ts';
import { ladderOf } from './ladder.rules.ts';
import { type FilmFacts, readFilmFacts } from './read-picture.ts';
import { posterArgs, scrubArgs, scrubTrack, streamArgs } from './stream-args.rules.ts';

export interface FilmServices {
  readonly db: Database;
  readonly storage: Storage;
  /** Null without ffmpeg; films are then played as they were uploaded. */
  readonly findFfmpeg: () => Promise<Ffmpeg | null>;
}

/** Also counts attempts that ended with their process, so that no film stops a worker again and again. */
const MAX_ATTEMPTS = 4;
const PROGRESS_EVERY_MS = 2_000;
/** A running attempt reports every two seconds, so a longer silence means it died. */
const NEGLECTED_AFTER_MS = 15 * 60_000;
const NEGLECTED_BATCH = 100;

/** One queue for all films, because each takes all processors it gets. */
export async function queueFilm(tx: Tx, fileId: string): Promise<void> {
  await addJob(tx, {
    name: 'prepare-film',
    payload: { file_id: fileId },
    key: `film:${fileId}`,
    queue: 'films',
    max_attempts: MAX_ATTEMPTS,
  });
}

/**
 * Makes streams, still and scrub pictures in a new folder, which one transaction makes the film's: until then it plays
 * as uploaded. The clean-up finds files of an interrupted attempt.
 */
export async function prepareFilm(services: FilmServices, fileId: string): Promise<void> {
  const ffmpeg = await services.findFfmpeg();
  if (ffmpeg === null) return;
  const { db } = services;
  const begun = await withTx(db, async (tx) => succeed(await beginAttempt(tx, fileId)));
  if (!begun.ok || begun.value === null) return;
  const { attempts, storage_key } = begun.value;
  if (attempts > MAX_ATTEMPTS) return setProblem(db, fileId, 'gave_up');
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX));
  try {
    const path = await fetchFilm(services.storage, storage_key, folder);
    const facts = await readFilmFacts(ffmpeg, path);
    if (facts === null) return await setProblem(db, fileId, 'unreadable');
    const made = join(folder, 'made');
    await makeFilmFiles({ ffmpeg, db, fileId }, { path, facts, folder: made });
    await saveFilmFiles(services, { fileId, facts, folder: made });
  } catch (error) {
    if (attempts >= MAX_ATTEMPTS) await setProblem(db, fileId, 'gave_up');
    else await withTx(db, async (tx) => succeed(await setFilmWaiting(tx, fileId)));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Queues films left by a killed process or a machine without ffmpeg. */
export async function requeueStalledFilms({ db, findFfmpeg }: FilmServices, now: Date): Promise<void> {
  if ((await findFfmpeg()) === null) return;
  const until = new Date(now.getTime() - NEGLECTED_AFTER_MS);
  await withTx(db, async (tx) => {
    for (const id of await selectStalledFilms(tx, until, NEGLECTED_BATCH)) await queueFilm(tx, id);
    return succeed(null);
  });
}

async function setProblem(db: Database, fileId: string, problem: FilmProblem): Promise<void> {
  await withTx(db, async (tx) => succeed(await setFilmFailed(tx, fileId, problem)));
}

/** Downloads from a bucket, because ffmpeg reads back and forth. */
async function fetchFilm(storage: Storage, key: string, folder: string): Promise<string> {
  const local = storage.localPath(key);
  if (local !== null) return local;
  const path = join(folder, 'film');
  await pipeline(await storage.open(key, null), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return path;
}

interface FilmTask {
  readonly ffmpeg: Ffmpeg;
  readonly db: Database;
  readonly fileId: string;
}
interface Film {
  readonly path: string;
  readonly facts: FilmFacts;
  readonly folder: string;
}

async function makeFilmFiles({ ffmpeg, db, fileId }: FilmTask, { path, facts, folder }: Film): Promise<void> {
  await mkdir(folder);
  let told = 0;
  const onProgress = (seconds: number) => {
    if (Date.now() - told < PROGRESS_EVERY_MS) return;
    told = Date.now();
    const percent = Math.min(99, Math.floor((100 * seconds) / facts.duration_seconds));
    // Progress that is not written is no reason to stop.
    void withTx(db, async (tx) => succeed(await setFilmProgress(tx, fileId, percent))).catch(() => undefined);
  };
  await ffmpeg.run(streamArgs(path, facts, ladderOf(facts.picture)), { folder, onProgress });
  await ffmpeg.run(posterArgs(path, facts), { folder });
  await ffmpeg.run(scrubArgs(path, facts), { folder });
  await writeFile(join(folder, 'scrub.vtt'), scrubTrack(facts));
}

interface FilmOutput {
  readonly fileId: string;
  readonly facts: FilmFacts;
  readonly folder: string;
}

async function saveFilmFiles(
  { db, storage }: FilmServices,
  { fileId, facts, folder }: FilmOutput,
): Promise<void> {
  const name = randomBytes(8).toString('hex');
  const files: (typeof filmFiles.$inferInsert)[] = [];
  for (const made of await readdir(folder)) {
    const storage_key = filmFileKey(name, made);
    const size_bytes = await putPendingObject(
      { db, storage },
      storage_key,
      createReadStream(join(folder, made)),
    );
    files.push({ file_id: fileId, name: made, storage_key, size_bytes });
  }
  await withTx(db, async (tx) => {
    const film = {
      file_id: fileId,
      folder: name,
      heights: ladderOf(facts.picture).map(({ size }) => size),
      duration_seconds: facts.duration_seconds,
    };
    // For a film deleted meanwhile, the clean-up takes its files as unfinished.
    if (!(await setFilmReady(tx, film))) return succeed(null);
    await insertFilmFiles(tx, files);
    for (const { storage_key } of files) await clearPendingUpload(tx, storage_key);
    return succeed(null);
  });
}

export function filmFileKey(folder: string, name: string): string {
  return `lessons/films/${folder}/${name}`;
}

type RetryResult = Result<null, { readonly code: 'FILE_NOT_FOUND' | 'FILM_BUSY' }>;

/** A film that waits or is ready stays as it is. */
export function retryFilm(db: Database, id: string): Promise<RetryResult> {
  return withTx(db, async (tx): Promise<RetryResult> => {
    if ((await readFilm(tx, id)) === null) return refuse({ code: 'FILE_NOT_FOUND' });
    if (!(await resetFailedFilm(tx, id))) return refuse({ code: 'FILM_BUSY' });
    await queueFilm(tx, id);
    return succeed(null);
  });
}
