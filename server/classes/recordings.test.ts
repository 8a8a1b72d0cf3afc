import { getProduct } from '#server/catalog/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { buyClass, giveLessons, hourFromNow, makeHeldClass, record } from '#tests/support/shop/classes.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { listHeldSessions, notifyHolders } from './index.ts';

const tell = (db: Database) => notifyHolders({ db, clock: { now: () => new Date() } });

/** A class whose first session is over, with two lessons. */
async function makeRecorded(db: Database) {
  const { product, holder } = await makeHeldClass(db, [hourFromNow(-5), hourFromNow(48)]);
  await giveLessons(db, product, ['satu', 'dua']);
  return { product, holder };
}

const recordingsOf = async (db: Database, user_id: string) =>
  (await listHeldSessions(db.orm, { user_id, now: new Date() })).map((one) => one.recording_lesson_id);

/** Mails about recordings, the newest first. */
async function mailsTo(db: Database, email: string) {
  const app = createComposedApp(db);
  await tell(db);
  await app.drainJobs();
  return (await listDevMails(db, email)).filter(({ subject }) => subject.startsWith('Rekaman kelas:'));
}

describe('[DECISIONS 65] the recording of a session', () => {
  test('is a lesson of its own product', async ({ db }) => {
    const { product, holder } = await makeRecorded(db);
    const refusal = { code: 'RECORDING_IS_NO_LESSON', details: { sessions: [0] } };
    expect(await record(db, product, 'tiga')).toEqual({ ok: false, refusal });
    expect(await record(db, product, 'dua')).toMatchObject({
      ok: true,
      value: { lessons: [{ id: 'satu', title: 'Pelajaran 1', module: 'Rekaman' }, { id: 'dua' }] },
    });
    expect(await recordingsOf(db, holder.id)).toEqual(['dua', null]);
  });

  test('is gone with its lesson, and there again with it', async ({ db }) => {
    const { product, holder } = await makeRecorded(db);
    await record(db, product, 'dua');
    await giveLessons(db, product, ['satu']);
    expect(await recordingsOf(db, holder.id)).toEqual([null, null]);
    expect(await mailsTo(db, holder.email)).toEqual([]);
    await giveLessons(db, product, ['satu', 'dua']);
    expect(await recordingsOf(db, holder.id)).toEqual(['dua', null]);
    expect(await mailsTo(db, holder.email)).toHaveLength(1);
  });

  test('is nobody’s before the session is over, and only its holders’ after it', async ({ db }) => {
    const { product, holder } = await makeHeldClass(db, [hourFromNow(-1), hourFromNow(-9)]);
    await giveLessons(db, product, ['satu', 'dua']);
    const other = await makeHeldClass(db, [hourFromNow(-30)]);
    const former = await buyClass(db, product);
    await db.pool.query("update user_products set status = 'revoked' where user_id = $1", [former.buyer.id]);
    for (const lesson of ['satu', 'dua', null, 'dua']) {
      await record(db, product, lesson);
      expect(await recordingsOf(db, holder.id)).toEqual([lesson, null]);
      await db.pool.query(`update class_sessions set recording_lesson_id = 'satu' where ends_at > now()`);
      expect(await recordingsOf(db, holder.id)).toEqual([lesson, null]);
      expect(
        (await recordingsOf(db, other.holder.id)).concat(await recordingsOf(db, former.buyer.id)),
      ).toEqual([null]);
      const page = await getProduct(db.orm, product.id);
      expect(page.ok && page.value.sessions.map((one) => Object.keys(one))).toEqual(
        Array.from({ length: 2 }, () => ['id', 'starts_at', 'ends_at']),
      );
    }
  });

  test('is told to each of its holders once, by two workers at once', async ({ db }) => {
    const { product, holder } = await makeRecorded(db);
    const people = await Promise.all(Array.from({ length: 5 }, () => makePerson(db)));
    for (const person of people) await buyClass(db, product, person);
    const stranger = await makePerson(db);
    await record(db, product, 'satu');
    await Promise.all([tell(db), tell(db), tell(db)]);
    for (const { email } of [holder, ...people]) {
      const [mail, ...more] = await mailsTo(db, email);
      expect(mail?.text).toContain('/learn/satu');
      expect(more).toEqual([]);
    }
    expect(await mailsTo(db, stranger.email)).toEqual([]);
  });

  test('is told again only when it is another lesson, and not once it was taken away', async ({ db }) => {
    const { product, holder } = await makeRecorded(db);
    const count = async () => (await mailsTo(db, holder.email)).length;
    await record(db, product, 'satu');
    expect(await count()).toBe(1);
    await record(db, product, null);
    await record(db, product, 'satu');
    expect(await count()).toBe(1);
    await record(db, product, 'dua');
    expect(await count()).toBe(2);
    await record(db, product, 'satu');
    expect(await count()).toBe(2);
    await giveLessons(db, product, ['satu', 'dua', 'tiga']);
    await record(db, product, 'tiga');
    await tell(db);
    await record(db, product, null);
    expect(await count()).toBe(2);
  });
});
