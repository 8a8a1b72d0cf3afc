import { z } from 'zod';
import { handInStates, MAX_FEEDBACK_LENGTH, reviewStates } from '#shared/courses/lesson-work.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { storedFile } from '../stored-file.ts';
import { typedText } from '../typed-text.ts';
import { handInMediaTypes } from './hand-ins.ts';

const params = z.object({ id: uuid });

const receivedHandIn = z
  .object({
    id: uuid,
    revision: z.int().meta({ description: 'Counted with each replacement; a review names the one it read.' }),
    product_title: z.string(),
    lesson_title: z.string().meta({ description: 'As the lesson was called when it was handed in.' }),
    task: z.string().meta({ description: 'As it was asked then.' }),
    user_id: uuid,
    full_name: z.string(),
    email: z.string(),
    body: z.string(),
    file: z.object({ file_name: z.string(), size_bytes: z.int() }).nullable(),
    handed_in_at: timestamp,
    state: z.enum(handInStates),
    feedback: z.string().nullable(),
    reviewed_at: timestamp.nullable(),
  })
  .meta({ id: 'ReceivedHandIn' });
export type ReceivedHandIn = z.output<typeof receivedHandIn>;

export const listHandIns = adminApi.get('/api/admin/hand-ins', {
  summary: 'What learners hand in, what waits for a review first',
  ...staffList({
    limit: 20,
    sort: sortBy(['handed_in_at']).default('handed_in_at'),
    filters: { state: z.enum(reviewStates).optional() },
  }),
  output: z.object({ hand_ins: z.array(receivedHandIn), total: listTotal }),
});

export const reviewHandIn = adminApi.put('/api/admin/hand-ins/{id}/review', {
  summary:
    'Accept what was handed in, or ask for another one; its learner is told by mail, if they want to be',
  params,
  body: z.object({
    revision: z.int().min(1),
    decision: z.enum(['accepted', 'returned']),
    feedback: typedText.max(MAX_FEEDBACK_LENGTH).default('').meta({
      description: 'Needed to ask for another one.',
    }),
  }),
  output: z.object({}),
  refusals: {
    HAND_IN_NOT_FOUND: { status: 404 },
    HAND_IN_CHANGED: { status: 409 },
    FEEDBACK_MISSING: { status: 422 },
  },
});

export const getReceivedFile = adminApi.get('/api/admin/hand-ins/{id}/file', {
  summary: 'The file that was handed in',
  answers: 'file',
  media_types: handInMediaTypes,
  params,
  output: storedFile,
  refusals: { HAND_IN_NOT_FOUND: { status: 404 }, FILE_NOT_FOUND: { status: 404 } },
});
