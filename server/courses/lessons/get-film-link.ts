import { readFilm } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, FileNotFound, LessonNotFound } from '../courses.errors.ts';
import { findLesson } from '../courses.rules.ts';
import type { LearningServices } from '../courses-services.ts';
import { FILM_LINK_SECONDS } from '../files/film-links.ts';
import { type FilmFile, readFilmFile } from '../files/open-film-file.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import type { LessonRequest } from './open-lesson.ts';
import { selectProgress } from './progress.queries.ts';

export interface FilmLinkAnswer {
  readonly url: string;
  readonly expires_at: string;
}

export type FilmLinkServices = Pick<LearningServices, 'db' | 'clock' | 'films'>;

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
  { db, storage }: Pick<LearningServices, 'db' | 'storage'>,
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
