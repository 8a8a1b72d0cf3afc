import { readFilm } from '#server/modules/media/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { FILM_LINK_SECONDS } from '../files/film-links.ts';
import type { AccessDenied, LessonNotFound } from '../learning.errors.ts';
import { findLesson } from '../learning.rules.ts';
import type { LearningServices } from '../learning-services.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import type { LessonRequest } from './open-lesson.ts';
import { selectProgress } from './progress.queries.ts';

/** Of the signed paths of a film. */
export interface FilmLinkAnswer {
  /** The folder in which `master.m3u8`, `poster.jpg` and the others lie; ends with a slash. */
  readonly url: string;
  readonly expires_at: string;
}

export type FilmLinkServices = Pick<LearningServices, 'db' | 'clock' | 'films'>;

/** The film of a file as its holder may watch it; null: it is played as it was uploaded. */
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

/** A new link for a player whose link runs out; only while the product is held and the lesson was opened. */
export async function renewFilmLink(
  services: FilmLinkServices,
  { user_id, slug, lesson_id }: LessonRequest,
): Promise<Result<FilmLinkAnswer, AccessDenied | LessonNotFound>> {
  const held = await requireHeldProduct(services.db.orm, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  const video = findLesson(modules, lesson_id)?.lesson.video ?? null;
  const visits = await selectProgress(services.db.orm, { user_id, product_id: product.id });
  const isOpened = visits.some((visit) => visit.lesson_id === lesson_id && visit.opened_at !== null);
  const link = video === null || !isOpened ? null : await createFilmLink(services, { user_id, ...video });
  return link === null ? refuse({ code: 'LESSON_NOT_FOUND' }) : succeed(link);
}
