import { makeFile, makeHeldCourse } from '#tests/support/courses.ts';
import { type Expectation, everybody, owner, plain, signedIn } from './expectation.ts';
import type { Stage } from './stage.ts';

const held = (stage: Stage) => makeHeldCourse(stage.db, { owner: stage.buyer });

/** A course that `user` has finished, with its certificate when asked for. */
async function finished(stage: Stage, isIssued: boolean) {
  const course = await held(stage);
  for (const id of ['a', 'b', 'c']) {
    await stage.send('user', {
      method: 'PUT',
      path: `/api/purchases/${course.slug}/lessons/${id}/progress`,
      body: { is_done: true, watched_at: new Date().toISOString() },
    });
  }
  const path = `/api/purchases/${course.slug}/certificate`;
  if (isIssued) await stage.send('user', { method: 'POST', path });
  return course;
}

/** Content, lessons, files and certificates of what one holds. */
export const learningExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/products/{id}/content': {
    request: async (stage) => ({ path: `/api/products/${(await held(stage)).slug}/content` }),
    statuses: everybody,
  },
  'GET /api/media/{id}': {
    request: async ({ app, db }) => ({
      path: `/api/media/${await makeFile({ db, storage: app.storage }, { access: 'public' })}`,
    }),
    statuses: everybody,
  },
  'GET /api/certificates/{code}': {
    request: async (stage) => {
      const { slug } = await finished(stage, true);
      const found = await stage.send('user', { method: 'GET', path: `/api/purchases/${slug}` });
      const { purchase } = await found.json();
      return { path: `/api/certificates/${purchase.certificate.code}` };
    },
    statuses: everybody,
  },
  'GET /api/purchases': { request: plain('/api/purchases?search=kelas'), statuses: signedIn },
  'GET /api/purchases/{slug}': {
    request: async (stage) => ({ path: `/api/purchases/${(await held(stage)).slug}` }),
    statuses: owner,
  },
  'GET /api/purchases/{slug}/lessons/{lesson_id}': {
    request: async (stage) => ({ path: `/api/purchases/${(await held(stage)).slug}/lessons/a` }),
    statuses: owner,
  },
  'PUT /api/purchases/{slug}/lessons/{lesson_id}/progress': {
    request: async (stage) => ({
      path: `/api/purchases/${(await held(stage)).slug}/lessons/a/progress`,
      body: { position_seconds: 12, watched_at: '2026-11-21T10:00:00+07:00' },
    }),
    statuses: owner,
  },
  'POST /api/purchases/{slug}/files/{file_id}/link': {
    request: async (stage) => {
      const { id, slug } = await held(stage);
      const storage = stage.app.storage;
      const file = await makeFile({ db: stage.db, storage }, { product_id: id });
      return { path: `/api/purchases/${slug}/files/${file}/link` };
    },
    statuses: owner,
  },
  'GET /api/files/{id}': {
    request: async (stage) => {
      const { id, slug } = await held(stage);
      const storage = stage.app.storage;
      const file = await makeFile({ db: stage.db, storage }, { product_id: id });
      const path = `/api/purchases/${slug}/files/${file}/link`;
      const { url } = await (await stage.send('user', { method: 'POST', path })).json();
      return { path: url };
    },
    statuses: owner,
  },
  'POST /api/purchases/{slug}/certificate': {
    request: async (stage) => ({ path: `/api/purchases/${(await finished(stage, false)).slug}/certificate` }),
    statuses: owner,
  },
  'GET /api/purchases/{slug}/certificate/file': {
    request: async (stage) => ({
      path: `/api/purchases/${(await finished(stage, true)).slug}/certificate/file`,
    }),
    statuses: owner,
  },
};
