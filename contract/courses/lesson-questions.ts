import { z } from 'zod';
import { MAX_QUESTION_LENGTH } from '#shared/courses/lesson-work.ts';
import { accountApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { typedText } from '../typed-text.ts';
import { denied, lessonId, noLesson, slug } from './learning-fields.ts';

const account = accountApi('Learning');

const params = z.object({ slug, lesson_id: lessonId });

const lessonQuestion = z
  .object({
    id: uuid,
    body: z.string(),
    asked_at: timestamp,
    answer: z.string().nullable(),
    answered_at: timestamp.nullable(),
    is_own: z.boolean().meta({ description: 'false: of another holder, shown without a name.' }),
  })
  .meta({ id: 'LessonQuestion' });
export type LessonQuestion = z.output<typeof lessonQuestion>;

export const listLessonQuestions = account.get('/api/purchases/{slug}/lessons/{lesson_id}/questions', {
  summary: 'What one asked under an opened lesson, and what the owner shows to everyone who has it',
  guest_product: 'slug',
  params,
  output: z.object({
    questions: z.array(lessonQuestion).meta({ description: 'Own ones first, newest first; at most 50.' }),
  }),
  refusals: { ...denied, ...noLesson },
});

export const askQuestion = account.post('/api/purchases/{slug}/lessons/{lesson_id}/questions', {
  summary: 'Ask the owner something about a lesson; the same words twice are one question',
  guest_product: 'slug',
  rate_limit: { name: 'lesson-question', points: 10, seconds: 60 },
  params,
  body: z.object({ question: typedText.min(1).max(MAX_QUESTION_LENGTH) }),
  output: z.object({}),
  refusals: { ...denied, ...noLesson, TOO_MANY_QUESTIONS: { status: 409 } },
});
