import { describe, expect } from 'vitest';
import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { test } from '#tests/support/machine/database.ts';
import { makeAccount } from '#tests/support/shop/accounts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import {
  addStep,
  advanceSequences,
  changeStep,
  deleteSequence,
  endEnrolment,
  getSequence,
  moveStep,
  pauseSequence,
  removeStep,
  startSequence,
} from './index.ts';
import {
  decide,
  hours,
  mail,
  makeReader,
  makeSequence,
  movedClock,
  passTime,
  queuedMails,
  standings,
} from './testing/lines.ts';

const pause = (db: Database, id: string) => withTx(db, (tx) => pauseSequence(tx, systemActor, id));
const start = (db: Database, id: string) =>
  withTx(db, (tx) => startSequence(tx, systemActor, { id, with_present: false }));

describe('mails leave', () => {
  test('one after the other, each after its delay, and then it is over', async ({ db }) => {
    const clock = movedClock();
    await makeSequence(db, { delays: [0, 2, 5] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 1.5);
    expect(await queuedMails(db)).toEqual(['ana 1']);
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 2']);
    await passTime(db, clock, 4);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 2']);
    await passTime(db, clock, 2);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 2', 'ana 3']);
    expect(await standings(db)).toEqual(['ana finished']);
  });

  test('once, with two workers that look at the same people again and again', async ({ db }) => {
    const clock = movedClock();
    await makeSequence(db, { delays: [0, 0, 1] });
    const names = Array.from({ length: 250 }, (_, at) => `orang${at}`);
    for (const name of names) await makeReader(db, name);
    for (let look = 0; look < 4; look++) {
      await Promise.all(Array.from({ length: 4 }, () => advanceSequences({ db, clock })));
      clock.jump(0.5);
    }
    const queued = await queuedMails(db);
    expect(new Set(queued).size).toBe(queued.length);
    expect(queued).toHaveLength(750);
    expect((await standings(db)).toSorted()).toEqual(names.map((name) => `${name} finished`).toSorted());
  });

  test('to nobody twice and to nobody early, whichever way the clock jumps', async ({ db }) => {
    const clock = movedClock();
    await makeSequence(db, { delays: [0, 5, 5] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 3);
    clock.jump(24 * 365);
    await passTime(db, clock, 1.5);
    expect(await queuedMails(db)).toEqual(['ana 1']);
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 2']);
    clock.jump(-24 * 365);
    await passTime(db, clock, 4.5);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 2']);
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 2', 'ana 3']);
  });

  test('again to who may enter again', async ({ db }) => {
    const clock = movedClock();
    await makeSequence(db, { delays: [0], is_restartable: true });
    await makeReader(db, 'ana');
    await passTime(db, clock, 0);
    await decide(db, 'ana', { isGranted: false });
    await decide(db, 'ana');
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 1']);
    expect(await standings(db)).toEqual(['ana finished', 'ana finished']);
  });
});

describe('somebody leaves between two mails', () => {
  test('by buying the product; a mail that is still queued does not leave', async ({ db }) => {
    const clock = movedClock();
    const { id: product } = await makeProduct(db);
    await makeSequence(db, { delays: [0, 2], exit_product_id: product });
    const user = await makeAccount(db, 'ana@contoh.example');
    await decide(db, 'ana');
    await makeReader(db, 'budi');
    await passTime(db, clock, 1);
    await db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', [user, product]);
    await passTime(db, clock, 2);
    expect(await queuedMails(db)).toEqual(['budi 1', 'budi 2']);
    expect(await standings(db)).toEqual(['ana bought', 'budi finished']);
  });

  test('by withdrawing the consent, and the step that was next says so', async ({ db }) => {
    const clock = movedClock();
    const { id } = await makeSequence(db, { delays: [0, 2] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 0);
    await decide(db, 'ana', { isGranted: false });
    await passTime(db, clock, 0.5);
    expect(await standings(db)).toEqual(['ana unsubscribed']);
    expect(await queuedMails(db)).toEqual([]);
    const found = await getSequence(db.orm, id);
    expect(found.ok && found.value.steps.map(({ waiting, left }) => ({ waiting, left }))).toEqual([
      { waiting: 0, left: [] },
      { waiting: 0, left: [{ reason: 'unsubscribed', count: 1 }] },
    ]);
  });

  test('not by withdrawing it where that only skips mails', async ({ db }) => {
    const clock = movedClock();
    await makeSequence(db, { delays: [1, 1, 1], exits_on_unsubscribe: false });
    await makeReader(db, 'ana');
    await decide(db, 'ana', { isGranted: false });
    await passTime(db, clock, 1.5);
    await decide(db, 'ana');
    await passTime(db, clock, 3);
    expect(await queuedMails(db)).toEqual(['ana 2', 'ana 3']);
  });

  test('by a mail that came back, and by hand', async ({ db }) => {
    const clock = movedClock();
    const { id } = await makeSequence(db);
    await makeReader(db, 'ana');
    await makeReader(db, 'budi');
    await db.pool.query("update people set bounced_at = now() where email like 'ana%'");
    const { rows } = await db.pool.query(
      "select id from sequence_enrolments e where person_id = (select id from people where email like 'budi%')",
    );
    const ended = () => withTx(db, (tx) => endEnrolment(tx, systemActor, { id, enrolment: rows[0].id }));
    expect(await ended()).toEqual({ ok: true, value: null });
    expect(await ended()).toEqual({ ok: false, refusal: { code: 'ENROLMENT_NOT_FOUND' } });
    await passTime(db, clock, 4);
    expect(await standings(db)).toEqual(['ana bounced', 'budi removed']);
    expect(await queuedMails(db)).toEqual([]);
  });
});

describe('an edit while people are in it', () => {
  test('that adds a mail before one that somebody passed is for those who come there only', async ({
    db,
  }) => {
    const clock = movedClock();
    const { id } = await makeSequence(db, { delays: [0, 0, 5] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 1);
    await withTx(db, (tx) => addStep(tx, systemActor, { id, position: 2, ...mail('baru', hours(0)) }));
    await makeReader(db, 'budi');
    await passTime(db, clock, 11);
    expect((await queuedMails(db)).filter((one) => one.startsWith('ana'))).toEqual([
      'ana 1',
      'ana 2',
      'ana 3',
    ]);
    expect((await queuedMails(db)).filter((one) => one.startsWith('budi'))).toEqual([
      'budi 1',
      'budi baru',
      'budi 2',
      'budi 3',
    ]);
  });

  test('that moves or changes a mail sends nothing again', async ({ db }) => {
    const clock = movedClock();
    const { id, steps } = await makeSequence(db, { delays: [0, 2, 2] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 0.5);
    const step = steps[0] ?? '';
    await withTx(db, (tx) => moveStep(tx, systemActor, { id, step, position: 3 }));
    await withTx(db, (tx) => changeStep(tx, systemActor, { id, step, ...mail('diubah', hours(0)) }));
    await passTime(db, clock, 8);
    expect(await queuedMails(db)).toEqual(['ana diubah', 'ana 2', 'ana 3']);
    expect(await standings(db)).toEqual(['ana finished']);
  });

  test('that removes the mail somebody waits for moves them on', async ({ db }) => {
    const clock = movedClock();
    const { id, steps } = await makeSequence(db, { delays: [0, 8, 2] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 0.5);
    await withTx(db, (tx) => removeStep(tx, systemActor, { id, step: steps[1] ?? '' }));
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual(['ana 1']);
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual(['ana 1', 'ana 3']);
  });

  test('that deletes it ends it for everybody', async ({ db }) => {
    const clock = movedClock();
    const { id } = await makeSequence(db, { delays: [0, 1] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 0);
    await withTx(db, (tx) => deleteSequence(tx, systemActor, id));
    await passTime(db, clock, 3);
    expect(await standings(db)).toEqual(['ana deleted']);
    expect(await queuedMails(db)).toEqual([]);
    expect(await withTx(db, (tx) => deleteSequence(tx, systemActor, id))).toMatchObject({ ok: false });
  });
});

describe('a pause', () => {
  test('holds everybody, and who waited goes on with the time that was left', async ({ db }) => {
    const clock = movedClock();
    const { id } = await makeSequence(db, { delays: [4] });
    await makeReader(db, 'ana');
    // As if 3 of the 4 hours had gone by, and the pause had lasted for a week.
    await db.pool.query("update sequence_enrolments set passed_at = passed_at - interval '171 hours'");
    await pause(db, id);
    await db.pool.query("update sequences set paused_at = paused_at - interval '168 hours'");
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual([]);
    clock.jump(-1);
    await start(db, id);
    await passTime(db, clock, 0.5);
    expect(await queuedMails(db)).toEqual([]);
    await passTime(db, clock, 1);
    expect(await queuedMails(db)).toEqual(['ana 1']);
  });

  test('holds mails that are queued already', async ({ db }) => {
    const clock = movedClock();
    const { id } = await makeSequence(db, { delays: [0, 1] });
    await makeReader(db, 'ana');
    await passTime(db, clock, 0);
    const held = async () => (await db.pool.query('select distinct is_held from mailing_messages')).rows;
    expect(await held()).toEqual([{ is_held: false }]);
    await pause(db, id);
    expect(await held()).toEqual([{ is_held: true }]);
    await start(db, id);
    expect(await held()).toEqual([{ is_held: false }]);
  });

  test('is refused where nothing runs, and a start where nothing is written', async ({ db }) => {
    const { id, steps } = await makeSequence(db, { delays: [0] });
    expect(await start(db, id)).toMatchObject({ refusal: { code: 'SEQUENCE_RUNNING' } });
    await pause(db, id);
    expect(await pause(db, id)).toMatchObject({ refusal: { code: 'SEQUENCE_PAUSED' } });
    await withTx(db, (tx) => removeStep(tx, systemActor, { id, step: steps[0] ?? '' }));
    expect(await start(db, id)).toMatchObject({ refusal: { code: 'SEQUENCE_EMPTY' } });
  });
});
