import { runChecks } from '#db/run-checks.ts';
import { listAudit, systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { MAX_OPEN_QUESTIONS } from '#shared/courses/lesson-work.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import {
  buyProduct,
  type HeldCourse,
  makeHeldCourse,
  openLearningFixture,
  revokeAllHoldings,
} from '#tests/support/shop/courses.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { answerQuestion, askQuestion, listLessonQuestions, listQuestions, openLesson } from '../index.ts';

const all = { limit: 20, offset: 0, from: 'start', sort: 'asked_at' } as const;

/** A course whose holder, or somebody else, has opened its first lesson. */
async function openCourse(db: Database, overrides: Parameters<typeof makeHeldCourse>[1] = {}) {
  const course = await makeHeldCourse(db, overrides);
  await openFirst(db, course, course.owner);
  return course;
}

async function openFirst(db: Database, { slug }: HeldCourse, { id: user_id }: Person): Promise<void> {
  const fixture = await openLearningFixture(db);
  expect(await openLesson(fixture, { user_id, slug, lesson_id: 'a' })).toMatchObject({ ok: true });
  await fixture.clear();
}

const ask = (db: Database, { slug, owner }: HeldCourse, question = 'Mengapa?') =>
  askQuestion(db, { user_id: owner.id, slug, lesson_id: 'a', question });

const read = async (db: Database, { slug }: HeldCourse, who: Person) => {
  const found = await listLessonQuestions(db.orm, { user_id: who.id, slug, lesson_id: 'a' });
  return found.ok ? found.value.questions : found.refusal.code;
};

const desk = (db: Database, state?: 'waiting' | 'answered') => listQuestions(db.orm, { ...all, state });

async function answer(db: Database, said: string, is_shared = false) {
  const { questions } = await desk(db);
  return answerQuestion(db, { id: questions[0]?.id ?? '', answer: said, is_shared }, systemActor);
}

async function answersMailed(db: Database, { email }: Person) {
  const mails = await listDevMails(db, email);
  return mails.filter(({ subject }) => subject === 'Pertanyaan Anda dijawab: Pelajaran a');
}

async function makeFellow(db: Database, course: HeldCourse): Promise<Person> {
  const fellow = await makePerson(db, { balance: 1_000_000 });
  await buyProduct(db, fellow, course);
  await openFirst(db, course, fellow);
  return fellow;
}

describe('a question under a lesson', () => {
  test('waits on the desk, once however often it is sent, and the team is told once', async ({ db }) => {
    const course = await openCourse(db);
    const { owner } = course;
    const sent = await Promise.all([1, 2, 3].map(() => ask(db, course)));
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect(await countJobs(db, 'send-lesson-question')).toBe(1);
    expect(await desk(db, 'waiting')).toMatchObject({
      questions: [
        { lesson_title: 'Pelajaran a', full_name: owner.full_name, body: 'Mengapa?', answer: null },
      ],
      total: 1,
    });
    expect(await read(db, course, owner)).toMatchObject([{ body: 'Mengapa?', is_own: true, answer: null }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is for holders who opened the lesson, and nobody sees that of another', async ({ db }) => {
    const course = await openCourse(db);
    await ask(db, course);
    const fellow = await makePerson(db, { balance: 1_000_000 });
    expect(await read(db, course, fellow)).toBe('ACCESS_DENIED');
    expect(await ask(db, { ...course, owner: fellow })).toMatchObject({ refusal: { code: 'ACCESS_DENIED' } });
    await buyProduct(db, fellow, course);
    // Not opened yet: what is said under a lesson is part of it.
    expect(await read(db, course, fellow)).toBe('LESSON_NOT_FOUND');
    expect(await ask(db, { ...course, owner: fellow })).toMatchObject({
      refusal: { code: 'LESSON_NOT_FOUND' },
    });
    await openFirst(db, course, fellow);
    expect(await read(db, course, fellow)).toEqual([]);
  });

  test('is one of ten that may wait in a course, also when they are sent at once', async ({ db }) => {
    const course = await openCourse(db);
    const sent = await Promise.all(
      Array.from({ length: MAX_OPEN_QUESTIONS + 3 }, (_, n) => ask(db, course, `Mengapa ${n}?`)),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(MAX_OPEN_QUESTIONS);
    expect(sent.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'TOO_MANY_QUESTIONS' } });
    await answer(db, 'Karena.');
    expect(await ask(db, course, 'Satu lagi?')).toMatchObject({ ok: true });
  });

  test('of somebody who gave the course back waits for nobody, until they have it again', async ({ db }) => {
    const course = await openCourse(db);
    await ask(db, course);
    await answer(db, 'Karena.');
    await ask(db, course, 'Dan lagi?');
    await revokeAllHoldings(db, course.owner.id);
    expect(await read(db, course, course.owner)).toBe('ACCESS_DENIED');
    expect(await desk(db, 'waiting')).toEqual({ questions: [], total: 0 });
    const app = createComposedApp(db);
    await app.drainJobs();
    expect(await answersMailed(db, course.owner)).toEqual([]);
    await buyProduct(db, course.owner, course);
    expect(await desk(db, 'waiting')).toMatchObject({ total: 1 });
  });
});

describe('an answer', () => {
  test('is mailed once with the question, and corrected without a mail', async ({ db }) => {
    const course = await openCourse(db);
    await ask(db, course);
    await answer(db, 'Karena begitu.');
    await answer(db, 'Karena begitu.');
    await answer(db, 'Karena lebih mudah dibaca.');
    const app = createComposedApp(db);
    await app.drainJobs();
    const about = await answersMailed(db, course.owner);
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain('Karena lebih mudah dibaca.');
    expect(about[0]?.text).toContain('Mengapa?');
    expect(about[0]?.text).toContain(`/user/purchases/${course.slug}/learn/a#questions`);
    expect(await desk(db, 'answered')).toMatchObject({ questions: [{ is_shared: false }], total: 1 });
    expect(await desk(db, 'waiting')).toEqual({ questions: [], total: 0 });
    const { entries } = await listAudit(db.orm, {
      actions: ['product.question_answered'],
      limit: 9,
      offset: 0,
    });
    expect(entries).toHaveLength(2);
  });

  test('is seen by the others when the owner shows it, without who asked, and no more when hidden', async ({
    db,
  }) => {
    const course = await openCourse(db);
    const fellow = await makeFellow(db, course);
    await ask(db, course);
    await answer(db, 'Karena begitu.');
    expect(await read(db, course, fellow)).toEqual([]);
    await answer(db, 'Karena begitu.', true);
    const [seen] = await read(db, course, fellow);
    expect(seen).toMatchObject({ body: 'Mengapa?', answer: 'Karena begitu.', is_own: false });
    expect(JSON.stringify(seen)).not.toContain(course.owner.full_name);
    expect(JSON.stringify(seen)).not.toContain(course.owner.id);
    await answer(db, 'Karena begitu.', false);
    expect(await read(db, course, fellow)).toEqual([]);
    expect(await read(db, course, course.owner)).toMatchObject([{ answer: 'Karena begitu.' }]);
  });

  test('to what is not there is refused', async ({ db }) => {
    const nowhere = { id: '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11', answer: 'Ya.', is_shared: false };
    expect(await answerQuestion(db, nowhere, systemActor)).toMatchObject({
      refusal: { code: 'QUESTION_NOT_FOUND' },
    });
  });
});
