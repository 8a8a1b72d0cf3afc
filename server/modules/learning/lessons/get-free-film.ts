import { getPublicContent } from '#server/modules/catalog/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { LessonNotFound } from '../learning.errors.ts';
import { createFilmLink, type FilmLinkAnswer, type FilmLinkServices } from './get-film-link.ts';

/** Whose a film is that everybody may watch. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';

interface FreeLesson {
  readonly slug: string;
  readonly lesson_id: string;
}

/** The film of a free lesson, for as long as the lesson is free; null: it is played as it was uploaded. */
export async function getFreeFilm(
  services: FilmLinkServices,
  { slug, lesson_id }: FreeLesson,
): Promise<Result<{ readonly film: FilmLinkAnswer | null }, LessonNotFound>> {
  const content = await getPublicContent(services.db.orm, slug);
  const lesson = content.ok ? content.value.previews.find(({ id }) => id === lesson_id) : undefined;
  const file_id = lesson?.video_file_id ?? null;
  if (file_id === null) return refuse({ code: 'LESSON_NOT_FOUND' });
  return succeed({ film: await createFilmLink(services, { user_id: EVERYBODY, file_id }) });
}
