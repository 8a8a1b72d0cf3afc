import type { CourseProgressReport, Learner } from '#contract/courses/admin-course-progress.ts';
import { readCourse } from '#server/catalog/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  type LearnersQuery,
  selectCourse,
  selectFigures,
  selectHandInCounts,
  selectLearners,
  selectLessonCounts,
  selectQuizCounts,
} from './pace.queries.ts';

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
      ...{ opened, finished },
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
