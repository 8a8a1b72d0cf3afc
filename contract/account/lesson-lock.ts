import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** Why a lesson does not open yet. */
export const lessonLock = z
  .object({
    reason: z.enum(['date', 'order']),
    opens_at: timestamp.nullable().meta({ description: 'Of `date`: when it opens.' }),
    after: z
      .object({ id: z.string(), title: z.string() })
      .nullable()
      .meta({ description: 'Of `order`: the lesson to finish first.' }),
  })
  .meta({ id: 'LessonLock' });
export type LessonLock = z.output<typeof lessonLock>;

/** Nothing of it is handed out until then. */
export const lessonLocked = { LESSON_LOCKED: { status: 409, details: lessonLock } } as const;
