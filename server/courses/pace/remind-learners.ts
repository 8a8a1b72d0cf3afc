import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { findLesson, toCourse } from '../courses.rules.ts';
import { locksOf } from '../lessons/lesson-lock.rules.ts';
import { selectProgress } from '../lessons/progress.queries.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import { lockLearningReminders, selectReminder, takeDueReminders } from './reminders.queries.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Nobody returns after a pause of more days than this, and the database could not count them. */
const MAX_DAYS = 3650;

/** `days` 0: none. Row and mail are one transaction, so two workers or a crash remind nobody twice. */
export async function sendLearningReminders({ db, clock }: Services, days: number): Promise<void> {
  if (days < 1 || days > MAX_DAYS) return;
  await withTx(db, async (tx) => {
    await lockLearningReminders(tx);
    for (const reminder_id of await takeDueReminders(tx, { now: clock.now(), days })) {
      await addJob(tx, { name: 'send-learning-reminder', payload: { reminder_id } });
    }
    return succeed(null);
  });
}

/** Read right before sending; null if nobody should get it any more or nothing is open to continue with. */
export async function readLearningReminder({ db: { orm }, clock }: Services, reminderId: string) {
  const found = await selectReminder(orm, reminderId);
  if (found === null) return null;
  const held = await requireHeldProduct(orm, found.user_id, found.slug);
  if (!held.ok) return null;
  const { content, holding } = held.value;
  const visits = await selectProgress(orm, found);
  const at = { ...holding, now: clock.now() };
  const course = toCourse(content, visits, at);
  const next = course === null ? null : findLesson(content.modules, course.resume_lesson_id);
  if (next === null || locksOf(content, visits, at).has(next.lesson.id)) return null;
  const { id: lesson_id, title: lesson_title, duration } = next.lesson;
  return { ...found, lesson_id, lesson_title, duration };
}
