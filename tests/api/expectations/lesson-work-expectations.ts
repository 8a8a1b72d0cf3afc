import { type HeldCourse, makeHeldCourse } from '#tests/support/shop/courses.ts';
import { assignment, modulesAsking, quiz } from '#tests/support/shop/lesson-work.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, owner, plain } from './expectation.ts';

/** A course of `user` whose opened lesson asks for a quiz and for work; a new one for each call. */
async function askingCourse(stage: Stage): Promise<HeldCourse & { readonly path: string }> {
  const modules = modulesAsking({ quiz, assignment });
  // A call to the desk of wallets may have frozen it before.
  await stage.db.pool.query('update wallets set is_active = true where user_id = $1', [stage.buyer.id]);
  const course = await makeHeldCourse(stage.db, { owner: stage.buyer, modules });
  const path = `/api/purchases/${course.slug}/lessons/a`;
  await stage.send('user', { method: 'POST', path: `${path}/open` });
  return { ...course, path };
}

/** Hands in work with a file for a course of its own; returns the id of the work. */
async function handedIn(stage: Stage): Promise<string> {
  const { path, id } = await askingCourse(stage);
  const raw = new Uint8Array(Buffer.from('barang,harga'));
  const sent = { method: 'POST', path: `${path}/hand-in/file?name=harga.csv`, raw };
  const { file } = await (await stage.send('user', sent)).json();
  const body = { body: 'Daftar harga kami.', file_id: file.id };
  await stage.send('user', { method: 'PUT', path: `${path}/hand-in`, body });
  const { rows } = await stage.db.pool.query('select id from lesson_hand_ins where product_id = $1', [id]);
  return rows[0].id;
}

export const lessonWorkExpectations: Readonly<Record<string, Expectation>> = {
  'POST /api/purchases/{slug}/lessons/{lesson_id}/quiz/answers': {
    request: async (stage) => ({
      path: `${(await askingCourse(stage)).path}/quiz/answers`,
      body: { question_id: 'satu', choices: ['b'] },
    }),
    statuses: owner,
  },
  'POST /api/purchases/{slug}/lessons/{lesson_id}/quiz/attempts': {
    request: async (stage) => ({ path: `${(await askingCourse(stage)).path}/quiz/attempts` }),
    statuses: owner,
  },
  'POST /api/purchases/{slug}/lessons/{lesson_id}/hand-in/file': {
    request: async (stage) => ({
      path: `${(await askingCourse(stage)).path}/hand-in/file?name=harga.csv`,
      raw: new Uint8Array(Buffer.from('barang,harga')),
      headers: { 'content-type': 'text/csv' },
    }),
    statuses: owner,
  },
  'PUT /api/purchases/{slug}/lessons/{lesson_id}/hand-in': {
    request: async (stage) => ({
      path: `${(await askingCourse(stage)).path}/hand-in`,
      body: { body: 'Daftar harga kami.' },
    }),
    statuses: owner,
  },
  'GET /api/account/hand-ins/{id}/file': {
    request: async (stage) => ({ path: `/api/account/hand-ins/${await handedIn(stage)}/file` }),
    statuses: owner,
  },
  'GET /api/admin/hand-ins': { request: plain('/api/admin/hand-ins'), statuses: admins },
  'PUT /api/admin/hand-ins/{id}/review': {
    request: async (stage) => ({
      path: `/api/admin/hand-ins/${await handedIn(stage)}/review`,
      body: { revision: 1, decision: 'returned', feedback: 'Tambahkan stok.' },
    }),
    statuses: admins,
  },
  'GET /api/admin/hand-ins/{id}/file': {
    request: async (stage) => ({ path: `/api/admin/hand-ins/${await handedIn(stage)}/file` }),
    statuses: admins,
  },
};
