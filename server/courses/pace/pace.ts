import type { CourseProgressReport, Learner } from '#contract/courses/admin-course-progress.ts';
import { readCourse } from '#server/catalog/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findLesson, toCourse } from '../courses.rules.ts';
import { locksOf } from '../lessons/lesson-lock.rules.ts';
import { selectProgress } from '../lessons/progress.queries.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import {
  type LearnersQuery,
  selectCourse,
  selectFigures,
  selectHandInCounts,
  selectLearners,
  selectLessonCounts,
  selectQuizCounts,
} from './pace.queries.ts';
import { lockLearningReminders, selectReminder, takeDueReminders } from './reminders.queries.ts';

interface NotFound {
  readonly code: 'PRODUCT_NOT_FOUND';
}

const availableLessons = (modules: unknown) =>
  readCourse(modules).flatMap((module) =>
    module.lessons
      .filter(({ is_available }) => is_available)
      .map(({ id, title, quiz, assignment }) => ({ id, title, module: module.title, quiz, assignment })),
  );

const byLesson = <Row extends { readonly lesson_id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.lesson_id, row]));

export async function readCourseProgress(
  reader: Reader,
  productId: string,
): Promise<Result<CourseProgressReport, NotFound>> {
  const course = await selectCourse(reader, productId);
  if (course === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { modules, ...product } = course;
  const counts = byLesson(await selectLessonCounts(reader, productId));
  const quizzes = byLesson(await selectQuizCounts(reader, productId));
  const handIns = byLesson(await selectHandInCounts(reader, productId));
  const lessons = availableLessons(modules).map(({ quiz, assignment, ...lesson }) => {
    const { opened = 0, finished = 0 } = counts.get(lesson.id) ?? {};
    const { tried = 0, passed = 0, best_percent = null } = quizzes.get(lesson.id) ?? {};
    const { handed_in = 0, accepted = 0, waiting = 0 } = handIns.get(lesson.id) ?? {};
    return {
      ...lesson,
      opened,
      finished,
      quiz: quiz === null ? null : { tried, passed, best_percent },
      assignment: assignment === null ? null : { handed_in, accepted, waiting },
    };
  });
  return succeed({ ...product, ...(await selectFigures(reader, productId)), lessons });
}

export async function listLearners(
  reader: Reader,
  productId: string,
  query: LearnersQuery,
): Promise<Result<{ readonly learners: Learner[]; readonly total: number }, NotFound>> {
  const course = await selectCourse(reader, productId);
  if (course === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const titles = new Map(availableLessons(course.modules).map(({ id, title }) => [id, title]));
  const { learners, total } = await selectLearners(reader, productId, query);
  const named = learners.map(({ last_lesson_id, ...learner }) => ({
    ...learner,
    last_lesson: (last_lesson_id === null ? undefined : titles.get(last_lesson_id)) ?? null,
  }));
  return succeed({ learners: named, total });
}

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

interface HeldCourse {
  readonly user_id: string;
  readonly product_id: string;
  readonly slug: string;
}

/** Read right before sending; null if nobody should get it any more or nothing is open to continue with. */
export async function readLearningReminder(services: Services, reminderId: string) {
  const found = await selectReminder(services.db.orm, reminderId);
  const next = found === null ? null : await readNextLesson(services, found);
  return found === null || next === null ? null : { ...found, ...next };
}

/** Null when the course is no longer held or the next lesson is still locked. */
export async function readNextLesson({ db: { orm }, clock }: Services, course: HeldCourse) {
  const held = await requireHeldProduct(orm, course.user_id, course.slug);
  if (!held.ok) return null;
  const { content, holding } = held.value;
  const visits = await selectProgress(orm, course);
  const at = { ...holding, now: clock.now() };
  const learning = toCourse(content, visits, at);
  const next = learning === null ? null : findLesson(content.modules, learning.resume_lesson_id);
  if (next === null || locksOf(content, visits, at).has(next.lesson.id)) return null;
  const { id: lesson_id, title: lesson_title, duration } = next.lesson;
  return { lesson_id, lesson_title, duration };
}
