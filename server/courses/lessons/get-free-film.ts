import { getPublicContent } from '#server/catalog/index.ts';
import { readFilm } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FileNotFound, LessonNotFound } from '../courses.errors.ts';
import type { LearningServices } from '../courses-services.ts';
import { type FilmFile, readFilmFile } from '../files/open-film-file.ts';
import { createFilmLink, type FilmLinkAnswer, type FilmLinkServices } from './get-film-link.ts';

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
  { db, storage }: Pick<LearningServices, 'db' | 'storage'>,
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
