import { readOwnerContent } from '#server/modules/catalog/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { findLesson, toCourse } from '../learning.rules.ts';
import { selectProgress } from '../lessons/progress.queries.ts';
import { lockLearningReminders, selectReminder, takeDueReminders } from './reminders.queries.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** A pause of more years than this is none that anybody comes back from; the database could not count it either. */
const MAX_DAYS = 3650;

/**
 * Queues one mail for each learner who has done nothing in a course for `days`; 0: none. The row of a reminder and its
 * mail are one transaction, so two workers or a crash remind nobody twice.
 */
export async function remindLearners({ db, clock }: Services, days: number): Promise<void> {
  if (days < 1 || days > MAX_DAYS) return;
  await withTx(db, async (tx) => {
    await lockLearningReminders(tx);
    for (const reminder_id of await takeDueReminders(tx, { now: clock.now(), days })) {
      await addJob(tx, { name: 'send-learning-reminder', payload: { reminder_id } });
    }
    return succeed(null);
  });
}

/** The facts for the mail, read right before it is sent; null when nobody is to get it any more. */
export async function readLearningReminder(reader: Reader, reminderId: string) {
  const found = await selectReminder(reader, reminderId);
  if (found === null) return null;
  const content = await readOwnerContent(reader, found.slug);
  if (content === null) return null;
  const course = toCourse(content.modules, await selectProgress(reader, found));
  const next = course === null ? null : findLesson(content.modules, course.resume_lesson_id);
  if (next === null) return null;
  const { id: lesson_id, title: lesson_title, duration } = next.lesson;
  return { ...found, lesson_id, lesson_title, duration };
}
