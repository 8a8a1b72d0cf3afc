import { z } from 'zod';
import { handInStates, MAX_HAND_IN_LENGTH } from '#shared/courses/lesson-work.ts';
import { typesOf } from '#shared/files/uploads.ts';
import { accountApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { ownerText, untranslated } from '../owner-text.ts';
import { storedFile } from '../stored-file.ts';
import { typedText } from '../typed-text.ts';
import { denied, lessonId, noFile, noLesson, slug } from './learning-fields.ts';

const account = accountApi('Learning');

const params = z.object({ slug, lesson_id: lessonId });

const handIn = z
  .object({
    id: uuid,
    body: z.string(),
    file: z.object({ id: uuid, file_name: z.string(), size_bytes: z.int() }).nullable(),
    handed_in_at: timestamp,
    state: z.enum(handInStates).meta({ description: '`returned`: another one is asked for.' }),
    feedback: z.string().nullable().meta({ description: 'While it waits again, that of the one before.' }),
    reviewed_at: timestamp.nullable(),
  })
  .meta({ id: 'HandIn' });
export type HandIn = z.output<typeof handIn>;

export const lessonAssignment = z
  .object({
    task: ownerText('catalog', 'Plain text.'),
    is_required: z
      .boolean()
      .meta({ description: 'It has to be accepted before the lessons after it and the certificate.' }),
    hand_in: handIn.nullable(),
    ...untranslated,
  })
  .meta({ id: 'LessonAssignment' });
export type LessonAssignment = z.output<typeof lessonAssignment>;

export const handInMediaTypes = [...typesOf('image'), ...typesOf('document')];

const refusals = {
  ...denied,
  ...noLesson,
  ASSIGNMENT_NOT_FOUND: { status: 404 },
  HAND_IN_ACCEPTED: { status: 409 },
} as const;

export const uploadHandInFile = account.post('/api/purchases/{slug}/lessons/{lesson_id}/hand-in/file', {
  summary: 'Upload a file to hand in; the body is the file. It is kept once it is handed in',
  guest_product: 'slug',
  rate_limit: { name: 'hand-in-file', points: 20, seconds: 600 },
  takes: 'file',
  media_types: handInMediaTypes,
  params,
  query: z.object({
    name: z.string().min(1).max(300).meta({ description: 'What the sender calls the file.' }),
  }),
  output: z.object({ file: z.object({ id: uuid, file_name: z.string(), size_bytes: z.int() }) }),
  refusals: {
    ...refusals,
    HAND_IN_FILE_TOO_LARGE: { status: 413 },
    HAND_IN_FILE_TYPE_REFUSED: { status: 415 },
    HAND_IN_FILE_BROKEN: { status: 422 },
    IMAGE_TOO_LARGE: { status: 422 },
    UPLOAD_INCOMPLETE: { status: 400 },
  },
});

export const handInWork = account.put('/api/purchases/{slug}/lessons/{lesson_id}/hand-in', {
  summary:
    'Hand in what a lesson asks for, or replace it until it was accepted; the same again changes nothing',
  guest_product: 'slug',
  rate_limit: { name: 'hand-in', points: 20, seconds: 60 },
  params,
  body: z.object({
    body: typedText.max(MAX_HAND_IN_LENGTH).default(''),
    file_id: uuid.nullable().default(null).meta({ description: 'A file that the sender uploaded for it.' }),
  }),
  output: z.object({}),
  refusals: { ...refusals, ...noFile, HAND_IN_EMPTY: { status: 422 } },
});

/** Learners keep their own hand-ins after the course is refunded. */
export const getHandInFile = account.get('/api/account/hand-ins/{id}/file', {
  summary: 'The file that one handed in, as long as it is kept',
  answers: 'file',
  media_types: handInMediaTypes,
  params: z.object({ id: uuid }),
  output: storedFile,
  refusals: noFile,
});
