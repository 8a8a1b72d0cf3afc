import { z } from 'zod';
import { filmProblems, filmStates, filmTypeNames } from '#shared/courses/film.ts';
import { lessonKinds, mediaKinds, productMediaAreas, typesOf } from '#shared/files/uploads.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { storedFile } from '../stored-file.ts';
import { allowedUploads, filmsPath, uploadedMedia, uploadPaths } from './uploaded-media.ts';

const file = {
  name: z.string().min(1).max(300).meta({ description: 'What the sender calls the file.' }),
  kind: z.enum(mediaKinds).default('image'),
};

const tooLarge = { status: 413, details: z.object({ max_mb: z.number() }) } as const;
const refusals = {
  FILE_TOO_LARGE: tooLarge,
  FILE_TYPE_REFUSED: { status: 415 },
  FILE_BROKEN: { status: 422 },
  FILE_LOCKED: { status: 422 },
  IMAGE_TOO_LARGE: { status: 422 },
  UPLOAD_INCOMPLETE: { status: 400 },
} as const;

const limit = { name: 'upload', points: 120, seconds: 60 } as const;

export const uploadProductMedia = adminApi.post(uploadPaths['one-time-products'], {
  summary: 'Upload a picture or film of a product; the body is the file',
  rate_limit: limit,
  takes: 'file',
  media_types: [...typesOf('image'), ...typesOf('video')],
  query: z.object({ ...file, area: z.enum(productMediaAreas) }),
  output: z.object({ media: uploadedMedia }),
  refusals,
});

export const uploadContentMedia = moderatorApi.post(uploadPaths.content, {
  summary: 'Upload a picture or film for the blog or a case study; the body is the file',
  rate_limit: limit,
  takes: 'file',
  media_types: [...typesOf('image'), ...typesOf('video')],
  query: z.object({ ...file, area: z.literal('content').default('content') }),
  output: z.object({ media: uploadedMedia }),
  refusals,
});

const lessonRefusals = {
  ...refusals,
  LESSON_FILE_TOO_LARGE: tooLarge,
  LESSON_FILE_TYPE_REFUSED: { status: 415 },
  LESSON_FILE_BROKEN: { status: 422 },
} as const;

export const uploadLessonMedia = adminApi.post(uploadPaths.lessons, {
  summary:
    'Upload the film, the captions or the document of a lesson, for its owners only; the body is the file',
  rate_limit: limit,
  takes: 'file',
  media_types: lessonKinds.flatMap(typesOf),
  query: z.object({
    name: file.name,
    kind: z.enum(lessonKinds).default('video'),
    area: z.literal('lessons').default('lessons'),
  }),
  output: z.object({ media: uploadedMedia }),
  refusals: lessonRefusals,
});

export const getUploadLimits = moderatorApi.get('/api/admin/media/limits', {
  summary: 'How large files may be, and from where films of lessons may be embedded, as the settings say',
  output: allowedUploads,
});

const film = z
  .object({
    state: z.enum(filmStates),
    percent: z.int().min(0).max(100).meta({ description: 'Of its preparation.' }),
    problem: z.enum(filmProblems).nullable(),
    heights: z.array(z.int()).meta({ description: 'What it can be watched in: 480 is 480p.' }),
    duration_seconds: z.number().nullable(),
  })
  .meta({ id: 'Film' });

const lessonFile = z
  .object({
    id: uuid,
    kind: z.enum(lessonKinds),
    file_name: z.string(),
    size_bytes: z.int(),
    created_at: timestamp,
    film: film.nullable().meta({ description: 'null: it is no film, or one that is played as it is.' }),
    is_unreadable: z
      .boolean()
      .meta({ description: 'Its text could not be read, so the search does not find it.' }),
  })
  .meta({ id: 'LessonFile' });
export type LessonFile = z.output<typeof lessonFile>;

const MAX_LISTED = 100;

export const listLessonMedia = adminApi.get(uploadPaths.lessons, {
  summary: 'Files that lessons can have: those that are named, or the newest of a kind',
  query: z.object({
    kind: z.enum(lessonKinds).default('video'),
    ids: z
      .string()
      .max(37 * MAX_LISTED)
      .transform((ids) => ids.split(','))
      .pipe(z.array(uuid).max(MAX_LISTED))
      .optional()
      .meta({ description: 'Up to 100 ids with commas between them; whatever their kind.' }),
  }),
  output: z.object({ files: z.array(lessonFile).max(MAX_LISTED) }),
});

/** Per uploaded part; a fast connection sends several a second. */
const partLimit = { name: 'film-part', points: 1200, seconds: 60 } as const;

/** The parts arrive by tus, a protocol of its own, under the same rules as this call. */
export const finishFilmUpload = adminApi.post(filmsPath, {
  summary: 'Makes an upload that has arrived a film of lessons; safe to repeat',
  description:
    'Films are uploaded in parts by tus 1.0.0 at `/api/admin/media/film-uploads`: `POST` with `Upload-Length` and `filename` in `Upload-Metadata`, then `PATCH` and `HEAD`. A day after its last part, an upload is given up.',
  rate_limit: partLimit,
  body: z.object({ upload_id: uuid }),
  output: z.object({ media: uploadedMedia }),
  refusals: {
    FILE_NOT_FOUND: { status: 404 },
    FILM_TOO_LARGE: { status: 413, details: z.object({ max_gb: z.number() }) },
    UPLOAD_INCOMPLETE: { status: 400 },
    LESSON_FILE_TYPE_REFUSED: { status: 415 },
    LESSON_FILE_BROKEN: { status: 422 },
  },
});

export const retryFilm = adminApi.post('/api/admin/media/films/{id}/retry', {
  summary: 'Prepares a film again that could not be prepared',
  params: z.object({ id: uuid }),
  output: z.object({ file: lessonFile }),
  refusals: { FILE_NOT_FOUND: { status: 404 }, FILM_BUSY: { status: 409 } },
});

export const getLessonMedia = adminApi.get('/api/admin/media/lessons/{id}', {
  summary: 'The film, the captions or the document of a lesson, as the staff looks at it',
  params: z.object({ id: uuid }),
  answers: 'file',
  media_types: [...new Set([...filmTypeNames, ...lessonKinds.flatMap(typesOf)])],
  output: storedFile,
  refusals: {
    FILE_NOT_FOUND: { status: 404 },
  },
});
