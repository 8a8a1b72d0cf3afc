import { z } from 'zod';
import { learnerStates } from '#shared/courses/course.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const params = z.object({ id: uuid });
const refusals = { PRODUCT_NOT_FOUND: { status: 404 } } as const;
const people = z.int().min(0);

const pacedLesson = z.object({
  id: z.string(),
  title: z.string(),
  module: z.string(),
  opened: people.meta({ description: 'Holders to whom its content was handed out, or who finished it.' }),
  finished: people,
  quiz: z
    .object({
      tried: people.meta({ description: 'Holders who answered it to the end.' }),
      passed: people,
      best_percent: z.int().nullable().meta({ description: 'Average of their best results.' }),
    })
    .nullable(),
  assignment: z
    .object({ handed_in: people, accepted: people, waiting: people })
    .nullable()
    .meta({ description: 'Of holders; what was returned is handed in and neither of the others.' }),
});
export type PacedLesson = z.output<typeof pacedLesson>;

const courseProgress = z
  .object({
    product_id: uuid,
    title: z.string(),
    slug: z.string(),
    is_subscription: z.boolean(),
    holders: people.meta({ description: 'Who hold it now; the other figures count these only.' }),
    started: people.meta({ description: 'Opened at least one lesson.' }),
    finished: people.meta({ description: 'Finished every lesson that it has now.' }),
    certified: people,
    refunded: people.meta({ description: 'Who gave it back.' }),
    ended: people.meta({ description: 'Whose subscription or grant is over.' }),
    lessons: z
      .array(pacedLesson)
      .meta({ description: 'In the order of the course; only those with content.' }),
  })
  .meta({ id: 'CourseProgressReport' });
export type CourseProgressReport = z.output<typeof courseProgress>;

export const getCourseProgress = adminApi.get('/api/admin/products/{id}/progress', {
  summary: 'How many holders of a course started and finished it, and how many each lesson',
  scope: 'courses:read',
  params,
  output: courseProgress,
  refusals,
});

const learner = z
  .object({
    user_id: uuid,
    full_name: z.string(),
    email: z.string(),
    state: z.enum(learnerStates),
    bought_at: timestamp,
    lessons_done: z.int().min(0),
    percent: z.int().min(0).max(100).meta({ description: '100 only when complete.' }),
    quizzes_passed: z.int().min(0).meta({ description: 'Of the quizzes that it has now.' }),
    quiz_percent: z.int().nullable().meta({ description: 'Average of their best results; null: none.' }),
    hand_ins_accepted: z.int().min(0),
    hand_ins_waiting: z.int().min(0),
    last_lesson: z
      .string()
      .nullable()
      .meta({ description: 'Title of the lesson where they were last; null: of none that it still has.' }),
    last_seen_at: timestamp.nullable(),
  })
  .meta({ id: 'Learner' });
export type Learner = z.output<typeof learner>;

export const listLearners = adminApi.get('/api/admin/products/{id}/learners', {
  summary: 'Who holds a course or did, and how far they are',
  scope: 'courses:read',
  params,
  ...staffList({
    limit: 20,
    sort: sortBy(['last_seen_at', 'percent', 'bought_at']).default('-last_seen_at'),
    filters: {
      state: z.enum(learnerStates).optional(),
      search: searchText.optional().meta({ description: 'Part of the name or the address.' }),
    },
  }),
  output: z.object({ learners: z.array(learner), total: listTotal }),
  refusals,
});
