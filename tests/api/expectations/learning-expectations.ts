import { type HeldCourse, makeFile, makeHeldCourse } from '#tests/support/shop/courses.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, everybody, owner, plain, signedIn } from './expectation.ts';

interface FinishedCourse {
  readonly course: HeldCourse;
  readonly file_id: string;
  readonly code: string;
}

const finished = new WeakMap<Stage, Promise<FinishedCourse>>();

/** The course that `user` has finished, with a file and its certificate. Nothing that is asked of it changes it. */
function finishedCourse(stage: Stage): Promise<FinishedCourse> {
  const known = finished.get(stage) ?? finishCourse(stage);
  finished.set(stage, known);
  return known;
}

async function finishCourse(stage: Stage): Promise<FinishedCourse> {
  const course = await makeHeldCourse(stage.db, { owner: stage.buyer });
  const path = `/api/purchases/${course.slug}`;
  const storage = stage.app.storage;
  const file_id = await makeFile({ db: stage.db, storage }, { product_id: course.id });
  for (const id of ['a', 'b', 'c']) {
    const body = { is_done: true, watched_at: new Date().toISOString() };
    await stage.send('user', { method: 'PUT', path: `${path}/lessons/${id}/progress`, body });
  }
  const issued = await stage.send('user', { method: 'POST', path: `${path}/certificate` });
  const { certificate } = await issued.json();
  return { course, file_id, code: certificate.code };
}

const ofCourse =
  (pathOf: (finished: FinishedCourse) => string, body?: unknown): Expectation['request'] =>
  async (stage) => ({ path: pathOf(await finishedCourse(stage)), body });

const visit = { position_seconds: 12, watched_at: '2026-11-21T10:00:00+07:00' };

async function openedQuestions(stage: Stage) {
  const { course } = await finishedCourse(stage);
  const path = `/api/purchases/${course.slug}/lessons/a`;
  await stage.send('user', { method: 'POST', path: `${path}/open` });
  return { path: `${path}/questions` };
}

/** Content, lessons, files and certificates of what one holds. */
export const learningExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/products/{id}/content': {
    request: ofCourse(({ course }) => `/api/products/${course.slug}/content`),
    statuses: everybody,
  },
  'GET /api/media/{id}': {
    request: async ({ app, db }) => ({
      path: `/api/media/${await makeFile({ db, storage: app.storage }, { access: 'public' })}`,
    }),
    statuses: everybody,
  },
  'GET /api/certificates/{code}': {
    request: ofCourse(({ code }) => `/api/certificates/${code}`),
    statuses: everybody,
  },
  'GET /api/purchases': { request: plain('/api/purchases?search=kelas'), statuses: signedIn },
  'GET /api/purchases/{slug}': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}`),
    statuses: owner,
  },
  'GET /api/purchases/{slug}/lessons/{lesson_id}': {
    request: async (stage) => {
      const { course } = await finishedCourse(stage);
      const path = `/api/purchases/${course.slug}/lessons/a`;
      await stage.send('user', { method: 'POST', path: `${path}/open` });
      return { path };
    },
    statuses: owner,
  },
  'POST /api/purchases/{slug}/lessons/{lesson_id}/open': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}/lessons/a/open`),
    statuses: owner,
  },
  'PUT /api/purchases/{slug}/lessons/{lesson_id}/progress': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}/lessons/a/progress`, visit),
    statuses: owner,
  },
  'PUT /api/purchases/{slug}/lessons/{lesson_id}/note': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}/lessons/a/note`, {
      note: 'Coba besok.',
    }),
    statuses: owner,
  },
  'GET /api/purchases/{slug}/lessons/{lesson_id}/questions': {
    request: openedQuestions,
    statuses: owner,
  },
  'POST /api/purchases/{slug}/lessons/{lesson_id}/questions': {
    request: async (stage) => ({ ...(await openedQuestions(stage)), body: { question: 'Mengapa begitu?' } }),
    statuses: owner,
  },
  'GET /api/admin/lesson-questions': { request: plain('/api/admin/lesson-questions'), statuses: admins },
  'PUT /api/admin/lesson-questions/{id}/answer': {
    request: async (stage) => {
      const { path } = await openedQuestions(stage);
      await stage.send('user', { method: 'POST', path, body: { question: 'Mengapa begitu?' } });
      const { rows } = await stage.db.pool.query<{ id: string }>('select id from lesson_questions limit 1');
      return {
        path: `/api/admin/lesson-questions/${rows[0]?.id}/answer`,
        body: { answer: 'Karena lebih mudah.', is_shared: true },
      };
    },
    statuses: admins,
  },
  'POST /api/purchases/{slug}/files/{file_id}/link': {
    request: ofCourse(({ course, file_id }) => `/api/purchases/${course.slug}/files/${file_id}/link`),
    statuses: owner,
  },
  // What a prepared film answers is asked in film-playback.test.ts.
  'POST /api/purchases/{slug}/lessons/{lesson_id}/film': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}/lessons/a/film`),
    statuses: { ...owner, user: 404 },
  },
  // And the film of a free one in free-films.test.ts.
  'GET /api/products/{id}/lessons/{lesson_id}/film': {
    request: ofCourse(({ course }) => `/api/products/${course.slug}/lessons/a/film`),
    statuses: { visitor: 404, user: 404, other: 404, moderator: 404, admin: 404 },
  },
  'GET /api/purchases/{slug}/lessons/{lesson_id}/film/{name}': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}/lessons/a/film/master.m3u8`),
    statuses: { ...owner, user: 404 },
  },
  'GET /api/products/{id}/lessons/{lesson_id}/film/{name}': {
    request: ofCourse(({ course }) => `/api/products/${course.slug}/lessons/a/film/master.m3u8`),
    statuses: { visitor: 404, user: 404, other: 404, moderator: 404, admin: 404 },
  },
  'GET /api/films/{token}/{name}': {
    request: plain('/api/films/x/master.m3u8'),
    statuses: { visitor: 404, user: 404, other: 404, moderator: 404, admin: 404 },
  },
  'GET /api/files/{id}': {
    request: async (stage) => {
      const { course, file_id } = await finishedCourse(stage);
      const path = `/api/purchases/${course.slug}/files/${file_id}/link`;
      const { url } = await (await stage.send('user', { method: 'POST', path })).json();
      return { path: url };
    },
    statuses: owner,
  },
  'POST /api/purchases/{slug}/certificate': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}/certificate`),
    statuses: owner,
  },
  'GET /api/purchases/{slug}/certificate/file': {
    request: ofCourse(({ course }) => `/api/purchases/${course.slug}/certificate/file`),
    statuses: owner,
  },
};
