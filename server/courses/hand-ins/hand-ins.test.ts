import { Readable } from 'node:stream';
import { runChecks } from '#db/run-checks.ts';
import { listAudit, systemActor } from '#server/audit/index.ts';
import { listLessonFiles } from '#server/media/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { MAX_HAND_IN_BYTES } from '#shared/courses/lesson-work.ts';
import { succeed } from '#shared/result.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import {
  buyProduct,
  type HeldCourse,
  type LearningFixture,
  makeHeldCourse,
  openLearningFixture,
  revokeAllHoldings,
} from '#tests/support/shop/courses.ts';
import { assignment, modulesAsking } from '#tests/support/shop/lesson-work.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import {
  eraseLearner,
  getLesson,
  handInWork,
  issueCertificate,
  listHandIns,
  openLesson,
  openOwnHandInFile,
  openReceivedFile,
  recordLessonProgress,
  reviewHandIn,
  uploadHandInFile,
} from '../index.ts';

interface Desk {
  readonly fixture: LearningFixture;
  readonly course: HeldCourse;
  upload(bytes: Uint8Array, name: string, of?: HeldCourse): ReturnType<typeof uploadHandInFile>;
  handIn(body: string, file_id?: string | null): ReturnType<typeof handInWork>;
  read(): Promise<LessonRead>;
  review(decision: 'accepted' | 'returned', feedback?: string): ReturnType<typeof reviewHandIn>;
}
type LessonRead = Extract<Awaited<ReturnType<typeof getLesson>>, { ok: true }>['value']['lesson'];

const all = { limit: 20, offset: 0, from: 'start', sort: 'handed_in_at' } as const;

/** A course whose first lesson asks for work, opened by its holder. */
const test = base.extend<{ desk: Desk }>({
  desk: async ({ db }, use) => {
    const fixture = await openLearningFixture(db);
    const course = await makeHeldCourse(db, { modules: modulesAsking({ assignment }) });
    const at = { user_id: course.owner.id, slug: course.slug, lesson_id: 'a' };
    await openLesson(fixture, at);
    await use({
      fixture,
      course,
      upload: (bytes, name) =>
        uploadHandInFile(fixture, { ...at, name, declared_bytes: null, bytes: Readable.from([bytes]) }),
      handIn: (body, file_id = null) => handInWork(db, { ...at, body, file_id }),
      read: async () => {
        const found = await getLesson(fixture, at);
        if (!found.ok) throw new Error(found.refusal.code);
        return found.value.lesson;
      },
      review: async (decision, feedback = '') => {
        const [handIn] = (await listHandIns(db.orm, all)).hand_ins;
        const seen = { id: handIn?.id ?? '', revision: handIn?.revision ?? 1 };
        return reviewHandIn(db, { ...seen, decision, feedback }, systemActor);
      },
    });
    await fixture.clear();
  },
});

async function uploadedId(desk: Desk, text = 'barang,harga', name = 'harga.csv'): Promise<string> {
  const uploaded = await desk.upload(Buffer.from(text), name);
  if (!uploaded.ok) throw new Error(uploaded.refusal.code);
  return uploaded.value.file.id;
}

const waiting = async (db: Database) => (await listHandIns(db.orm, { ...all, state: 'waiting' })).hand_ins;
const filesOf = async (db: Database) =>
  (await db.pool.query("select id from media_files where storage_key like 'hand-ins/%'")).rows;
const mailsTo = async (db: Database, email: string, subject: string) =>
  (await listDevMails(db, email)).filter((mail) => mail.subject === subject);
const mailedToTeam = async (db: Database) =>
  (await db.pool.query("select from dev_mailbox where subject = 'Tugas dikumpulkan: Pelajaran a'")).rowCount;

describe('what a lesson asks for', () => {
  test('is handed in as text, a file or both, once however often it is sent, and waits on the desk', async ({
    db,
    desk,
  }) => {
    expect(await desk.handIn('')).toMatchObject({ refusal: { code: 'HAND_IN_EMPTY' } });
    const id = await uploadedId(desk);
    const sent = await Promise.all([1, 2, 3].map(() => desk.handIn('Ini daftarnya.', id)));
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect((await desk.read()).assignment).toMatchObject({
      ...assignment,
      hand_in: { body: 'Ini daftarnya.', file: { id, file_name: 'harga.csv' }, state: 'waiting' },
    });
    expect(await waiting(db)).toMatchObject([
      { revision: 1, lesson_title: 'Pelajaran a', task: assignment.task, file: { file_name: 'harga.csv' } },
    ]);
    const app = createComposedApp(db);
    await app.drainJobs();
    expect(await mailedToTeam(db)).toBe(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is replaced until it is accepted, and the file that it had is gone with its bytes', async ({
    db,
    desk,
  }) => {
    const first = await uploadedId(desk, 'lama');
    await desk.handIn('Satu', first);
    const second = await uploadedId(desk, 'baru');
    await desk.handIn('Dua', second);
    expect(await filesOf(db)).toEqual([{ id: second }]);
    await desk.review('returned', 'Tambahkan stok.');
    expect((await desk.read()).assignment?.hand_in).toMatchObject({
      state: 'returned',
      feedback: 'Tambahkan stok.',
    });
    await desk.handIn('Tiga', second);
    expect((await desk.read()).assignment?.hand_in).toMatchObject({
      state: 'waiting',
      feedback: 'Tambahkan stok.',
    });
    await desk.review('accepted');
    expect(await desk.handIn('Empat')).toMatchObject({ refusal: { code: 'HAND_IN_ACCEPTED' } });
    expect(await desk.upload(Buffer.from('x'), 'x.txt')).toMatchObject({
      refusal: { code: 'HAND_IN_ACCEPTED' },
    });
    expect(await filesOf(db)).toEqual([{ id: second }]);
  });

  test('holds the lessons after it, its own end and the certificate until it is accepted', async ({
    db,
    desk,
  }) => {
    const { fixture, course } = desk;
    const ids = { user_id: course.owner.id, slug: course.slug };
    const finish = (lesson_id: string) => {
      const visit = { ...ids, lesson_id, position_seconds: 0, watched_at: new Date(), is_done: true };
      return recordLessonProgress(fixture, visit);
    };
    await desk.handIn('Ini');
    expect(await openLesson(fixture, { ...ids, lesson_id: 'b' })).toMatchObject({
      refusal: { code: 'LESSON_LOCKED', details: { reason: 'assignment', after: { id: 'a' } } },
    });
    expect(await finish('a')).toMatchObject({ refusal: { details: { requirement: 'assignment' } } });
    await desk.review('accepted');
    for (const id of ['a', 'b', 'c']) expect(await finish(id)).toMatchObject({ ok: true });
    expect(await issueCertificate(db, ids)).toMatchObject({ ok: true });
  });
});

describe('a file that is handed in', () => {
  test('is what its bytes are, within the limit, and nothing that a browser or machine would run', async ({
    desk,
  }) => {
    const refusals: readonly (readonly [Uint8Array, string, string])[] = [
      [Buffer.from('<svg onload="alert(1)"/>'), 'gambar.svg', 'HAND_IN_FILE_TYPE_REFUSED'],
      [Buffer.from('<script>alert(1)</script>'), 'halaman.html', 'HAND_IN_FILE_TYPE_REFUSED'],
      [Buffer.from('#!/bin/sh\n'), 'skrip.txt', 'HAND_IN_FILE_TYPE_REFUSED'],
      [await makePicture(), 'bukan.pdf', 'HAND_IN_FILE_TYPE_REFUSED'],
      [Buffer.from('%PDF-1.7 terpotong'), 'potong.pdf', 'HAND_IN_FILE_BROKEN'],
      [Buffer.alloc(MAX_HAND_IN_BYTES + 1, 'a'), 'besar.txt', 'HAND_IN_FILE_TOO_LARGE'],
      [Buffer.alloc(0), 'kosong.txt', 'UPLOAD_INCOMPLETE'],
    ];
    for (const [bytes, name, code] of refusals)
      expect([name, await desk.upload(bytes, name)]).toMatchObject([name, { refusal: { code } }]);
    expect(await desk.upload(await makePicture(), 'foto.png')).toMatchObject({ ok: true });
  });

  test('is read by its writer and the staff only, and is no file of lessons', async ({ db, desk }) => {
    const file_id = await uploadedId(desk);
    await desk.handIn('', file_id);
    const [{ id = '' } = {}] = await waiting(db);
    const { owner } = desk.course;
    const stranger = await makePerson(db, { balance: 1_000_000 });
    expect(await openOwnHandInFile(db.orm, { id, user_id: owner.id })).toMatchObject({ ok: true });
    expect(await openReceivedFile(db.orm, id)).toMatchObject({ ok: true });
    expect(await openOwnHandInFile(db.orm, { id, user_id: stranger.id })).toMatchObject({ ok: false });
    expect(await listLessonFiles(db.orm, { kind: 'document' })).toEqual([]);
    // Nor may anybody hand in what somebody else uploaded.
    await buyProduct(db, stranger, desk.course);
    const at = { user_id: stranger.id, slug: desk.course.slug, lesson_id: 'a' };
    await openLesson(desk.fixture, at);
    expect(await handInWork(db, { ...at, body: '', file_id })).toMatchObject({
      refusal: { code: 'FILE_NOT_FOUND' },
    });
    await revokeAllHoldings(db, owner.id);
    expect(await openOwnHandInFile(db.orm, { id, user_id: owner.id })).toMatchObject({ ok: true });
  });

  test('goes with the account of who handed it in, and one that was never handed in, too', async ({
    db,
    desk,
  }) => {
    await desk.handIn('Ini', await uploadedId(desk));
    await uploadedId(desk, 'tidak jadi');
    await withTx(db, async (tx) => succeed(await eraseLearner(tx, desk.course.owner.id)));
    expect(await filesOf(db)).toEqual([]);
    expect((await db.pool.query('select from lesson_hand_ins')).rowCount).toBe(0);
    expect(await countJobs(db, 'delete-stored-files')).toBe(1);
  });
});

describe('a review', () => {
  test('is mailed once to its learner, unless they want no mails about their courses, and is in the audit log', async ({
    db,
    desk,
  }) => {
    const { owner } = desk.course;
    await desk.handIn('Ini');
    expect(await desk.review('returned')).toMatchObject({ refusal: { code: 'FEEDBACK_MISSING' } });
    expect(await desk.review('returned', 'Kurang stok.')).toMatchObject({ ok: true });
    await desk.review('returned', 'Kurang stok.');
    await desk.review('returned', 'Kurang stok dan harga.');
    const app = createComposedApp(db);
    await app.drainJobs();
    const mails = await mailsTo(db, owner.email, 'Tugas Anda perlu diperbaiki: Pelajaran a');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain('/unsubscribe?token=');
    await db.pool.query(
      'insert into account_preferences (user_id, learning) values ($1, false) on conflict (user_id) do update set learning = false',
      [owner.id],
    );
    await desk.handIn('Ini lagi');
    await desk.review('accepted', 'Bagus.');
    await app.drainJobs();
    expect(await mailsTo(db, owner.email, 'Tugas Anda diterima: Pelajaran a')).toEqual([]);
    expect((await desk.read()).assignment?.hand_in).toMatchObject({ state: 'accepted', feedback: 'Bagus.' });
    const { entries } = await listAudit(db.orm, {
      actions: ['product.hand_in_reviewed'],
      limit: 9,
      offset: 0,
    });
    expect(entries).toHaveLength(3);
  });

  test('of what was replaced meanwhile is refused', async ({ db, desk }) => {
    await desk.handIn('Satu');
    const [seen] = await waiting(db);
    await desk.handIn('Dua');
    const stale = { id: seen?.id ?? '', revision: seen?.revision ?? 0, feedback: '' };
    expect(await reviewHandIn(db, { ...stale, decision: 'accepted' }, systemActor)).toMatchObject({
      refusal: { code: 'HAND_IN_CHANGED' },
    });
  });

  test('waits for nobody who gave the course back', async ({ db, desk }) => {
    await desk.handIn('Ini');
    await revokeAllHoldings(db, desk.course.owner.id);
    expect(await waiting(db)).toEqual([]);
    const app = createComposedApp(db);
    await app.drainJobs();
    expect(await mailedToTeam(db)).toBe(0);
  });
});
