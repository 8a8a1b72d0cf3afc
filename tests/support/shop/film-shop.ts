import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFilmUploads } from '#server/media/films/film-uploads.routes.ts';
import { filmUploadNotes } from '#server/media/index.ts';
import { mediaRoutes } from '#server/media/media.routes.ts';
import type { Database } from '#server/platform/database/db.ts';
import { findFfmpeg } from '#server/platform/ffmpeg.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { createResumableStore } from '#server/platform/storage/resumable-store.ts';
import { callerOf, createFakeApp, ORIGIN } from '#server/testing/fake-app.ts';
import { withDefaults } from '#shared/content/site-settings.ts';
import { FILM_UPLOADS_PATH } from '#shared/courses/film.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { startBucket } from '../machine/bucket.ts';

const HOUR_MS = 3_600_000;
const readSettings = async () => withDefaults(new Map());

/** Where films lie, and a clock that can be moved. `place`: on disk or in a bucket. */
export async function openFilmShop(db: Database, place: 'folder' | 'bucket' = 'folder') {
  const data_dir = await mkdtemp(join(tmpdir(), 'arunika-films-'));
  const bucket = place === 'bucket' ? await startBucket() : null;
  const config = { data_dir, bucket: bucket?.settings ?? null };
  let passed = 0;
  const services = {
    db,
    findFfmpeg,
    storage: openStorage(config),
    uploads: createResumableStore(config, filmUploadNotes(db)),
    clock: { now: () => new Date(Date.now() + passed) },
  };
  return {
    ...services,
    folder: data_dir,
    media: join(data_dir, 'media'),
    pass(hours: number) {
      passed += hours * HOUR_MS;
    },
    /** Another process over the same files. */
    restart: () => ({
      ...services,
      uploads: createResumableStore(config, filmUploadNotes(db)),
    }),
    async close() {
      await bucket?.stop();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}

export type FilmShop = Awaited<ReturnType<typeof openFilmShop>>;
type Services = ReturnType<FilmShop['restart']>;

/** The keys of everything that is stored. */
export async function storedKeys({ storage }: Pick<FilmShop, 'storage'>): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

interface Ask {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** The calls of one of the staff about films. */
export function filmDesk(services: Services, id: string, role: UserRole = 'admin') {
  const app = createFakeApp(role, {
    readCaller: async () => ({ caller: { ...callerOf(role), id }, set_cookies: [] }),
    implementations: mediaRoutes({ ...services, readSettings }),
    uploads: createFilmUploads({ ...services, readSettings }),
  });
  return (method: string, path: string, { headers = {}, body }: Ask = {}) => {
    const sent = { origin: ORIGIN, cookie: 'session=1', ...headers };
    const init = { method, headers: sent, ...(body === undefined ? {} : { body, duplex: 'half' }) };
    return app.fetch(new Request(ORIGIN + path, init), '127.0.0.1');
  };
}

export type FilmDesk = ReturnType<typeof filmDesk>;

const TUS = { 'tus-resumable': '1.0.0' };

/** Begins an upload as the browser does; the answer, whose `location` is the upload. */
export function beginUpload(desk: FilmDesk, name: string, bytes: number): Promise<Response> {
  const filename = Buffer.from(name).toString('base64');
  const headers = { ...TUS, 'upload-length': String(bytes), 'upload-metadata': `filename ${filename}` };
  return desk('POST', FILM_UPLOADS_PATH, { headers });
}

interface Part {
  readonly offset?: number;
  readonly body: BodyInit;
}

/** Sends the part of an upload that begins at `offset`. */
export function sendPart(desk: FilmDesk, upload: string, { offset = 0, body }: Part): Promise<Response> {
  const part = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return desk('PATCH', upload, { headers: { ...TUS, ...part }, body });
}

/** How much of an upload has arrived. */
export async function arrivedOf(desk: FilmDesk, upload: string): Promise<number> {
  return Number((await desk('HEAD', upload, { headers: TUS })).headers.get('upload-offset') ?? Number.NaN);
}

/** Says that an upload is whole. */
export function finishUpload(desk: FilmDesk, upload: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ upload_id: upload.split('/').at(-1) });
  return desk('POST', '/api/admin/media/films', { headers, body });
}
