import { z } from 'zod';
import { MAX_ANSWER_LENGTH, questionStates } from '#shared/courses/lesson-questions.ts';
import { endpoint } from '../../endpoint.ts';
import { listTotal, sortBy, staffWindow, timestamp, uuid } from '../../fields.ts';
import { typedText } from '../../typed-text.ts';

const tag = 'Admin';
const role = 'admin';

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

export const listQuestions = endpoint({
  method: 'get',
  path: '/api/admin/lesson-questions',
  summary: 'What holders ask under lessons, what waits for an answer first',
  tag,
  role,
  query: z.object({
    ...staffWindow(20),
    sort: sortBy(['asked_at']).default('asked_at'),
    state: z.enum(questionStates).optional(),
  }),
  output: z.object({ questions: z.array(askedQuestion), total: listTotal }),
  refusals: {},
});

export const answerQuestion = endpoint({
  method: 'put',
  path: '/api/admin/lesson-questions/{id}/answer',
  summary: 'Answer a question, or correct its answer; the first answer is mailed to who asked',
  tag,
  role,
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
