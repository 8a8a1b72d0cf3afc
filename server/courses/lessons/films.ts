import { getPublicContent } from '#server/catalog/index.ts';
import { filmFileKey, readFilm } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, FileNotFound, LessonNotFound } from '../courses.errors.ts';
import { findLesson } from '../courses.rules.ts';
import type { CourseServices } from '../courses-services.ts';
import { FILM_LINK_SECONDS } from '../files/signed-links.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import { selectProgress } from './progress.queries.ts';
import type { LessonRequest } from './progress.ts';

export interface FilmLinkAnswer {
  readonly url: string;
  readonly expires_at: string;
}

export type FilmLinkServices = Pick<CourseServices, 'db' | 'clock' | 'films'>;

/** Null: the file is played as it was uploaded. */
export async function createFilmLink(
  { db, clock, films }: FilmLinkServices,
  { user_id, file_id }: { readonly user_id: string; readonly file_id: string },
): Promise<FilmLinkAnswer | null> {
  const film = await readFilm(db.orm, file_id);
  if (film?.folder == null) return null;
  const expires = Math.floor(clock.now().getTime() / 1000) + FILM_LINK_SECONDS;
  const token = films.tokenOf({ user_id, folder: film.folder, expires });
  return { url: `/api/films/${token}/`, expires_at: new Date(expires * 1000).toISOString() };
}

/** Renews an expiring link only while the product is held and the lesson was opened. */
export async function renewFilmLink(
  services: FilmLinkServices,
  { user_id, slug, lesson_id }: LessonRequest,
): Promise<Result<FilmLinkAnswer, AccessDenied | LessonNotFound>> {
  const video = await requireOpenedVideo(services.db.orm, { user_id, slug, lesson_id });
  if (!video.ok) return video;
  const link = await createFilmLink(services, { user_id, ...video.value });
  return link === null ? refuse({ code: 'LESSON_NOT_FOUND' }) : succeed(link);
}

/** Native players keep their first address to the end, so each file checks the holding instead. */
export async function openLessonFilmFile(
  { db, storage }: Pick<CourseServices, 'db' | 'storage'>,
  { name, ...request }: LessonRequest & { readonly name: string },
): Promise<Result<FilmFile, AccessDenied | LessonNotFound | FileNotFound>> {
  const video = await requireOpenedVideo(db.orm, request);
  if (!video.ok) return video;
  const folder = (await readFilm(db.orm, video.value.file_id))?.folder ?? null;
  return folder === null ? refuse({ code: 'LESSON_NOT_FOUND' }) : readFilmFile(storage, { folder, name });
}

async function requireOpenedVideo(
  reader: Reader,
  { user_id, slug, lesson_id }: LessonRequest,
): Promise<Result<{ readonly file_id: string }, AccessDenied | LessonNotFound>> {
  const held = await requireHeldProduct(reader, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  const video = findLesson(modules, lesson_id)?.lesson.video ?? null;
  const visits = await selectProgress(reader, { user_id, product_id: product.id });
  const isOpened = visits.some((visit) => visit.lesson_id === lesson_id && visit.opened_at !== null);
  return video === null || !isOpened ? refuse({ code: 'LESSON_NOT_FOUND' }) : succeed(video);
}

const EVERYBODY = '00000000-0000-0000-0000-000000000000';

interface FreeLesson {
  readonly slug: string;
  readonly lesson_id: string;
}

/** Works as long as the lesson is free; null: the file is played as it was uploaded. */
export async function getFreeFilm(
  services: FilmLinkServices,
  { slug, lesson_id }: FreeLesson,
): Promise<Result<{ readonly film: FilmLinkAnswer | null }, LessonNotFound>> {
  const file_id = await freeVideo(services.db.orm, { slug, lesson_id });
  if (file_id === null) return refuse({ code: 'LESSON_NOT_FOUND' });
  return succeed({ film: await createFilmLink(services, { user_id: EVERYBODY, file_id }) });
}

export async function openFreeFilmFile(
  { db, storage }: Pick<CourseServices, 'db' | 'storage'>,
  { name, ...lesson }: FreeLesson & { readonly name: string },
): Promise<Result<FilmFile, LessonNotFound | FileNotFound>> {
  const file_id = await freeVideo(db.orm, lesson);
  const folder = file_id === null ? null : ((await readFilm(db.orm, file_id))?.folder ?? null);
  return folder === null ? refuse({ code: 'LESSON_NOT_FOUND' }) : readFilmFile(storage, { folder, name });
}

/** Null: the lesson is not free, or has no video. */
async function freeVideo(reader: Reader, { slug, lesson_id }: FreeLesson): Promise<string | null> {
  const content = await getPublicContent(reader, slug);
  const lesson = content.ok ? content.value.previews.find(({ id }) => id === lesson_id) : undefined;
  return lesson?.video_file_id ?? null;
}

const types = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt',
} as const;
const NAME = /^[a-z0-9]+\.(m3u8|mp4|jpg|vtt)$/;

export interface FilmFile {
  readonly storage_key: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
}

interface FilmPath {
  readonly token: string;
  readonly name: string;
}

type FilmRefusal = { readonly code: 'FILE_NOT_FOUND' | 'LINK_EXPIRED' };

/** Cached sizes of film files, which never change and are asked for hundreds of times. */
const MAX_KNOWN = 1_000;
const knownSizes = new Map<string, number>();

/** Trusts the signed path and asks neither session nor database. */
export async function openFilmFile(
  { films, storage, clock }: Pick<CourseServices, 'films' | 'storage' | 'clock'>,
  { token, name }: FilmPath,
): Promise<Result<FilmFile, FilmRefusal>> {
  const link = films.read(token);
  if (link === null) return refuse({ code: 'FILE_NOT_FOUND' });
  if (link.expires * 1000 <= clock.now().getTime()) return refuse({ code: 'LINK_EXPIRED' });
  return readFilmFile(storage, { folder: link.folder, name });
}

async function readFilmFile(
  storage: CourseServices['storage'],
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<Result<FilmFile, FileNotFound>> {
  const [, ending] = NAME.exec(name) ?? [];
  const type = Object.entries(types).find(([known]) => known === ending)?.[1];
  if (type === undefined) return refuse({ code: 'FILE_NOT_FOUND' });
  const storage_key = filmFileKey(folder, name);
  const size_bytes = knownSizes.get(storage_key) ?? (await storage.size(storage_key));
  if (size_bytes === null) return refuse({ code: 'FILE_NOT_FOUND' });
  if (knownSizes.size >= MAX_KNOWN) knownSizes.clear();
  knownSizes.set(storage_key, size_bytes);
  return succeed({ storage_key, file_name: name, content_type: type, size_bytes });
}
