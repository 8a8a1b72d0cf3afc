import { z } from 'zod';
import { lessonAsks } from '#shared/courses/course.ts';
import { timestamp } from '../fields.ts';
import { ownerText } from '../owner-text.ts';

export const lessonLock = z
  .object({
    reason: z.enum(['date', 'order', 'quiz', 'assignment']),
    opens_at: timestamp.nullable().meta({ description: 'Of `date`: when it opens.' }),
    after: z
      .object({ id: z.string(), title: ownerText('catalog') })
      .nullable()
      .meta({ description: 'Of all others: the lesson to finish, to pass or to hand in first.' }),
  })
  .meta({ id: 'LessonLock' });
export type LessonLock = z.output<typeof lessonLock>;

/** Nothing of the lesson is delivered while it is locked. */
export const lessonLocked = { LESSON_LOCKED: { status: 409, details: lessonLock } } as const;

export const lessonRequirement = {
  LESSON_UNFINISHED: { status: 409, details: z.object({ requirement: z.enum(lessonAsks) }) },
} as const;
