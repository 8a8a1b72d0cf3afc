import { z } from 'zod';
import { MAX_QUIZ_OPTIONS, MAX_SHORT_ANSWER, quizQuestionTypes } from '#shared/courses/lesson-work.ts';
import { accountApi } from '../endpoint.ts';
import { ownerText, untranslated } from '../owner-text.ts';
import { typedText } from '../typed-text.ts';
import { denied, lessonId, noLesson, slug } from './learning-fields.ts';

const account = accountApi('Learning');

const params = z.object({ slug, lesson_id: lessonId });
const percent = z.int().min(0).max(100);

const judgedAnswer = z.object({
  is_correct: z.boolean(),
  choices: z.array(z.string()).meta({ description: 'Ids of the options that were chosen.' }),
  text: z.string().meta({ description: 'Of a short answer.' }),
  right_choices: z.array(z.string()),
  right_texts: z.array(ownerText('catalog')),
  explanation: ownerText('catalog').nullable(),
  ...untranslated,
});

const quizQuestion = z.object({
  id: z.string(),
  type: z.enum(quizQuestionTypes),
  text: ownerText('catalog'),
  options: z.array(z.object({ id: z.string(), text: ownerText('catalog') })),
  answer: judgedAnswer
    .nullable()
    .meta({ description: 'null: not answered in this attempt; until then nobody is told what is right.' }),
  ...untranslated,
});
export type QuizQuestionView = z.output<typeof quizQuestion>;

export const lessonQuiz = z
  .object({
    pass_percent: percent,
    is_required: z
      .boolean()
      .meta({ description: 'It has to be passed before the lessons after it and the certificate.' }),
    is_passed: z.boolean().meta({ description: 'Once passed it stays passed.' }),
    attempts: z.int().min(0).meta({ description: 'Those that were answered to the end.' }),
    best_percent: percent.nullable(),
    score_percent: percent.nullable().meta({ description: 'Of this attempt; null until all is answered.' }),
    questions: z.array(quizQuestion),
  })
  .meta({ id: 'LessonQuiz' });
export type LessonQuizView = z.output<typeof lessonQuiz>;

const noQuiz = { QUIZ_NOT_FOUND: { status: 404 } } as const;
const rate_limit = { name: 'lesson-quiz', points: 120, seconds: 60 } as const;

export const answerQuizQuestion = account.post('/api/purchases/{slug}/lessons/{lesson_id}/quiz/answers', {
  summary: 'Answer one question of the quiz of an opened lesson; the first answer of an attempt counts',
  guest_product: 'slug',
  rate_limit,
  params,
  body: z.object({
    question_id: z.string().min(1).max(100),
    choices: z.array(z.string().max(100)).max(MAX_QUIZ_OPTIONS).default([]),
    text: typedText.max(MAX_SHORT_ANSWER).default(''),
  }),
  output: z.object({ quiz: lessonQuiz }),
  refusals: {
    ...denied,
    ...noLesson,
    ...noQuiz,
    QUIZ_QUESTION_NOT_FOUND: { status: 404 },
    QUIZ_ANSWER_MISSING: { status: 422 },
  },
});

export const retryQuiz = account.post('/api/purchases/{slug}/lessons/{lesson_id}/quiz/attempts', {
  summary: 'Begin the quiz of a lesson anew; an attempt that is not finished goes on',
  guest_product: 'slug',
  rate_limit,
  params,
  output: z.object({ quiz: lessonQuiz }),
  refusals: { ...denied, ...noLesson, ...noQuiz },
});
