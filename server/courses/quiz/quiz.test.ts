import { runChecks } from '#db/run-checks.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  type HeldCourse,
  makeHeldCourse,
  openLearningFixture,
  revokeAllHoldings,
} from '#tests/support/shop/courses.ts';
import {
  KEY,
  modulesAsking,
  quiz,
  quizQuestions,
  rightAnswers,
  wrongAnswers,
} from '#tests/support/shop/lesson-work.ts';
import {
  answerQuizQuestion,
  getLesson,
  issueCertificate,
  listOwnAttempts,
  openLesson,
  recordLessonProgress,
  retryQuiz,
} from '../index.ts';

async function openCourse(db: Database, asked: object = { quiz }): Promise<HeldCourse> {
  const course = await makeHeldCourse(db, { modules: modulesAsking(asked) });
  expect(await open(db, course, 'a')).toMatchObject({ ok: true });
  return course;
}

async function open(db: Database, { slug, owner }: HeldCourse, lesson_id: string) {
  const fixture = await openLearningFixture(db);
  const opened = await openLesson(fixture, { user_id: owner.id, slug, lesson_id });
  await fixture.clear();
  return opened;
}

async function read(db: Database, { slug, owner }: HeldCourse) {
  const fixture = await openLearningFixture(db);
  const found = await getLesson(fixture, { user_id: owner.id, slug, lesson_id: 'a' });
  await fixture.clear();
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}

interface QuizInput {
  readonly question_id: string;
  readonly choices: readonly string[];
  readonly text: string;
}

async function answer(db: Database, { slug, owner }: HeldCourse, answers: readonly QuizInput[]) {
  const outcomes = [];
  for (const given of answers)
    outcomes.push(await answerQuizQuestion(db, { user_id: owner.id, slug, lesson_id: 'a', ...given }));
  return outcomes;
}

const retry = (db: Database, { slug, owner }: HeldCourse) =>
  retryQuiz(db, { user_id: owner.id, slug, lesson_id: 'a' });

const finish = (db: Database, { slug, owner }: HeldCourse, lesson_id: string) => {
  const visit = { user_id: owner.id, slug, lesson_id, position_seconds: 0, watched_at: new Date() };
  return recordLessonProgress({ db, clock: systemClock }, { ...visit, is_done: true });
};

const changeQuiz = (db: Database, { id }: HeldCourse, changed: object | null) =>
  db.pool.query("update products set modules = jsonb_set(modules, '{0,lessons,0,quiz}', $2) where id = $1", [
    id,
    JSON.stringify(changed),
  ]);

describe('the quiz of a lesson', () => {
  test('tells what is right of a question only once it is answered, and nothing of it before', async ({
    db,
  }) => {
    const course = await openCourse(db);
    const before = JSON.stringify(await read(db, course));
    expect(before).not.toContain(KEY);
    expect(before).not.toContain('is_correct');
    expect(before).not.toContain('e-mail');
    const [first] = await answer(db, course, [wrongAnswers[0]]);
    expect(first).toMatchObject({ ok: true, value: { quiz: { score_percent: null, attempts: 0 } } });
    const { lesson } = await read(db, course);
    expect(lesson.quiz?.questions[0]?.answer).toMatchObject({
      ...{ is_correct: false, choices: ['a'], right_choices: ['b'], explanation: `${KEY} satu` },
    });
    expect(JSON.stringify(lesson.quiz?.questions.slice(1))).not.toContain(KEY);
  });

  test('is passed by enough right answers, and the best of all attempts counts', async ({ db }) => {
    const course = await openCourse(db);
    await answer(db, course, wrongAnswers);
    expect((await read(db, course)).lesson.quiz).toMatchObject({
      ...{ is_passed: false, attempts: 1, best_percent: 0, score_percent: 0 },
    });
    expect(await retry(db, course)).toMatchObject({ ok: true, value: { quiz: { score_percent: null } } });
    // Tried again, what is right is not told again before it is answered.
    expect(JSON.stringify((await read(db, course)).lesson.quiz)).not.toContain(KEY);
    await answer(db, course, [rightAnswers[0], rightAnswers[1], wrongAnswers[2]]);
    expect((await read(db, course)).lesson.quiz).toMatchObject({ is_passed: true, best_percent: 66 });
    await retry(db, course);
    await answer(db, course, wrongAnswers);
    expect((await read(db, course)).lesson).toMatchObject({
      requirement: null,
      quiz: { is_passed: true, attempts: 3, best_percent: 66, score_percent: 0 },
    });
    expect(await listOwnAttempts(db.orm, course.owner.id, { limit: 10, offset: 0 })).toHaveLength(3);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('holds the lessons after it, its own end and the certificate until it is passed', async ({ db }) => {
    const course = await openCourse(db);
    const ids = { user_id: course.owner.id, slug: course.slug };
    expect(await open(db, course, 'b')).toMatchObject({
      refusal: { code: 'LESSON_LOCKED', details: { reason: 'quiz', after: { id: 'a' } } },
    });
    expect(await finish(db, course, 'a')).toMatchObject({
      refusal: { code: 'LESSON_UNFINISHED', details: { requirement: 'quiz' } },
    });
    await answer(db, course, rightAnswers);
    for (const id of ['a', 'b', 'c']) expect(await finish(db, course, id)).toMatchObject({ ok: true });
    expect(await issueCertificate(db, ids)).toMatchObject({ ok: true });
  });

  test('that is asked for later is passed before the certificate, and a lesson that was open stays open', async ({
    db,
  }) => {
    const course = await openCourse(db, {});
    for (const id of ['a', 'b', 'c']) expect(await finish(db, course, id)).toMatchObject({ ok: true });
    await changeQuiz(db, course, quiz);
    const ids = { user_id: course.owner.id, slug: course.slug };
    expect(await issueCertificate(db, ids)).toMatchObject({ refusal: { details: { lessons_left: 1 } } });
    expect(await open(db, course, 'b')).toMatchObject({ ok: true });
    expect((await read(db, course)).lesson).toMatchObject({ is_done: false, requirement: 'quiz' });
    await answer(db, course, rightAnswers);
    expect(await issueCertificate(db, ids)).toMatchObject({ ok: true });
  });

  test('that is edited takes no pass away, and judges an attempt that was begun as it was', async ({
    db,
  }) => {
    const course = await openCourse(db);
    await answer(db, course, [rightAnswers[0]]);
    const harder = { ...quiz, pass_percent: 100, questions: quizQuestions.slice(1) };
    await changeQuiz(db, course, harder);
    const [unknown] = await answer(db, course, [{ ...rightAnswers[0], question_id: 'empat' }]);
    expect(unknown).toMatchObject({ refusal: { code: 'QUIZ_QUESTION_NOT_FOUND' } });
    await answer(db, course, [rightAnswers[1], wrongAnswers[2]]);
    expect((await read(db, course)).lesson).toMatchObject({ requirement: null, quiz: { is_passed: true } });
    await retry(db, course);
    await answer(db, course, [rightAnswers[1], wrongAnswers[2]]);
    expect((await read(db, course)).lesson.quiz).toMatchObject({
      ...{ is_passed: true, score_percent: 50, pass_percent: 100 },
      questions: [{ id: 'dua' }, { id: 'tiga' }],
    });
    await changeQuiz(db, course, null);
    expect(await retry(db, course)).toMatchObject({ refusal: { code: 'QUIZ_NOT_FOUND' } });
    await changeQuiz(db, course, quiz);
    expect((await read(db, course)).lesson.requirement).toBeNull();
  });
});

describe('an answer', () => {
  test('counts once, whoever sends it again and however many at once', async ({ db }) => {
    const course = await openCourse(db);
    const sent = await Promise.all(
      [wrongAnswers[0], rightAnswers[0]].map((one) => answer(db, course, [one])),
    );
    expect(sent.flat().every(({ ok }) => ok)).toBe(true);
    const [kept] = (await read(db, course)).lesson.quiz?.questions ?? [];
    await answer(db, course, [rightAnswers[0], wrongAnswers[0], rightAnswers[1], rightAnswers[2]]);
    const { quiz: done } = (await read(db, course)).lesson;
    expect(done?.questions[0]).toEqual(kept);
    // The last one sent again begins no attempt.
    await answer(db, course, [rightAnswers[2]]);
    expect((await read(db, course)).lesson.quiz).toEqual(done);
    await Promise.all([retry(db, course), retry(db, course)]);
    const { rows } = await db.pool.query(
      'select finished_at is null as is_open from quiz_attempts order by 1',
    );
    expect(rows).toEqual([{ is_open: false }, { is_open: true }]);
  });

  test('that says nothing is refused and begins nothing', async ({ db }) => {
    const course = await openCourse(db);
    const [empty] = await answer(db, course, [{ question_id: 'satu', choices: [], text: '' }]);
    expect(empty).toMatchObject({ refusal: { code: 'QUIZ_ANSWER_MISSING' } });
    expect((await db.pool.query('select from quiz_attempts')).rowCount).toBe(0);
  });

  test('is for who holds the course and opened the lesson', async ({ db }) => {
    const course = await makeHeldCourse(db, { modules: modulesAsking({ quiz }) });
    const [unopened] = await answer(db, course, [rightAnswers[0]]);
    expect(unopened).toMatchObject({ refusal: { code: 'LESSON_NOT_FOUND' } });
    await open(db, course, 'a');
    await answer(db, course, rightAnswers);
    await revokeAllHoldings(db, course.owner.id);
    const [gone] = await answer(db, course, [rightAnswers[0]]);
    expect(gone).toMatchObject({ refusal: { code: 'ACCESS_DENIED' } });
    expect(await retry(db, course)).toMatchObject({ refusal: { code: 'ACCESS_DENIED' } });
  });
});
