import { z } from 'zod';
import { MAX_ANSWER_LENGTH, questionStates } from '#shared/courses/lesson-work.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { typedText } from '../typed-text.ts';

const askedQuestion = z
  .object({
    id: uuid,
    product_title: z.string(),
    lesson_title: z.string().meta({ description: 'As the lesson was called when it was asked.' }),
    full_name: z.string(),
    email: z.string(),
    body: z.string(),
    asked_at: timestamp,
    answer: z.string().nullable(),
    answered_at: timestamp.nullable(),
    is_shared: z.boolean().meta({ description: 'Shown to all holders, without a name.' }),
  })
  .meta({ id: 'AskedQuestion' });
export type AskedQuestion = z.output<typeof askedQuestion>;

export const listQuestions = adminApi.get('/api/admin/lesson-questions', {
  summary: 'What holders ask under lessons, what waits for an answer first',
  ...staffList({
    limit: 20,
    sort: sortBy(['asked_at']).default('asked_at'),
    filters: { state: z.enum(questionStates).optional() },
  }),
  output: z.object({ questions: z.array(askedQuestion), total: listTotal }),
});

export const answerQuestion = adminApi.put('/api/admin/lesson-questions/{id}/answer', {
  summary: 'Answer a question, or correct its answer; the first answer is mailed to who asked',
  params: z.object({ id: uuid }),
  body: z.object({
    answer: typedText.min(1).max(MAX_ANSWER_LENGTH),
    is_shared: z
      .boolean()
      .default(false)
      .meta({ description: 'Show question and answer to all holders, without a name.' }),
  }),
  output: z.object({}),
  refusals: { QUESTION_NOT_FOUND: { status: 404 } },
});
