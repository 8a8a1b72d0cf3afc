import { randomUUID } from 'node:crypto';
import { readBookingDetails, sendSessionReminders } from '#server/bookings/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSessionType } from '#tests/support/session-types.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { inHours, makeBooking } from '#tests/support/shop/bookings.ts';

const ask = (db: Database, questions: readonly string[]) =>
  db.pool.query("update session_types set questions = $1 where kind = 'free'", [questions]);

async function holder(db: Database) {
  const app = createComposedApp(db);
  const email = `sari-${randomUUID()}@contoh.example`;
  const user_id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const call = async (route: string, body: object = {}) =>
    readAnswer(await send(app, route, { cookie, body }));
  const answer = (id: string, answers: Readonly<Record<string, string>>) =>
    call(`PUT /api/bookings/${id}/answers`, {
      answers: Object.entries(answers).map(([question, said]) => ({ question, answer: said })),
    });
  const mails = async () => {
    await app.drainJobs();
    return (await listDevMails(db, email)).map(({ text }) => text);
  };
  return { call, answer, mails, user_id };
}

describe('[DECISIONS 65] questions before a session', () => {
  test('are answered, changed and taken back by its holder, and the desk reads along', async ({ db }) => {
    await makeSessionType(db, { kind: 'free' });
    await ask(db, ['Usaha apa?', 'Apa yang menyita waktu?']);
    const { answer, user_id } = await holder(db);
    const id = await makeBooking(db, { user_id, hours: 30 });
    expect(await answer(id, { 'Usaha apa?': ' Toko kain ' })).toMatchObject({
      status: 200,
      booking: {
        can_answer: true,
        answers: [
          { question: 'Usaha apa?', answer: 'Toko kain' },
          { question: 'Apa yang menyita waktu?', answer: '' },
        ],
      },
    });
    await answer(id, { 'Usaha apa?': 'Toko batik' });
    expect((await readBookingDetails(db.orm, id))?.answers).toEqual([
      { label: 'Usaha apa?', value: 'Toko batik' },
      { label: 'Apa yang menyita waktu?', value: '' },
    ]);
    await answer(id, { 'Usaha apa?': '' });
    const { rows } = await db.pool.query('select answers from consultation_bookings');
    expect(rows).toEqual([{ answers: {} }]);
  });

  test('are nobody else’s to answer, and not once it has begun or was called off', async ({ db }) => {
    await makeSessionType(db, { kind: 'free' });
    await ask(db, ['Usaha apa?']);
    const [sari, other] = [await holder(db), await holder(db)];
    const [begun, cancelled, coming] = [
      await makeBooking(db, { user_id: sari.user_id, hours: -1 }),
      await makeBooking(db, { user_id: sari.user_id, hours: 20, status: 'cancelled' }),
      await makeBooking(db, { user_id: sari.user_id, hours: 30 }),
    ];
    const refused = { status: 404, code: 'BOOKING_NOT_OPEN' };
    for (const id of [begun, cancelled, randomUUID()])
      expect(await sari.answer(id, { 'Usaha apa?': 'Toko' })).toMatchObject(refused);
    expect(await other.answer(coming, { 'Usaha apa?': 'Toko' })).toMatchObject(refused);
    expect(await other.call('GET /api/bookings')).toMatchObject({ bookings: [] });
  });

  test('keep what was answered before they were changed, and take no answer to what was never asked', async ({
    db,
  }) => {
    await makeSessionType(db, { kind: 'free' });
    await ask(db, ['constructor', 'Lama?']);
    const { answer, user_id } = await holder(db);
    const id = await makeBooking(db, { user_id, hours: 30 });
    await answer(id, { 'Lama?': 'Ya' });
    await ask(db, ['constructor', 'Baru?']);
    expect(await answer(id, { 'Tak pernah?': 'x' })).toMatchObject({
      status: 409,
      code: 'QUESTIONS_CHANGED',
    });
    expect((await answer(id, { 'Baru?': 'Juga' })).booking.answers).toEqual([
      { question: 'constructor', answer: '' },
      { question: 'Baru?', answer: 'Juga' },
      { question: 'Lama?', answer: 'Ya' },
    ]);
  });

  test('are asked for by the reminder of the day before while an answer is missing', async ({ db }) => {
    await makeSessionType(db, { kind: 'free' });
    await ask(db, ['Usaha apa?']);
    const [silent, prepared] = [await holder(db), await holder(db)];
    const id = await makeBooking(db, { user_id: silent.user_id, hours: 22 });
    await prepared.answer(await makeBooking(db, { user_id: prepared.user_id, hours: 23 }), {
      'Usaha apa?': 'Toko',
    });
    await sendSessionReminders({ db, clock: { now: () => inHours(0) } });
    expect((await silent.mails()).join()).toContain(`/user/bookings/${id}/questions`);
    expect((await prepared.mails()).join()).not.toContain('/questions');
  });
});

test('[DECISIONS 65] an owner asks up to five questions, and leaves them as they were by saying nothing', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const email = `owner-${randomUUID()}@contoh.example`;
  await makeAccount(db, email, 'admin');
  const cookie = await cookieFor(app, email);
  const rules = {
    ...{ minutes: 60, buffer_minutes: 0, min_notice_hours: 24, horizon_days: 60, max_per_day: null },
    ...{ max_per_week: null, place_kind: 'meeting', place: '', change_until_hours: 24, sessions: 1 },
    ...{ valid_days: null, hours: [] },
  };
  const save = async (questions?: readonly string[]) =>
    send(app, 'PUT /api/admin/availability/free', { cookie, body: { ...rules, questions } });
  const asked = async () =>
    (await readAnswer(await send(app, 'GET /api/admin/availability', { cookie }))).session_types[0].questions;
  expect((await save(['Satu?', 'Dua?'])).status).toBe(200);
  expect((await save()).status).toBe(200);
  expect(await asked()).toEqual(['Satu?', 'Dua?']);
  expect((await save(['1', '2', '3', '4', '5', '6'])).status).toBe(422);
  expect((await save(['Satu?', 'Satu?'])).status).toBe(422);
  await save([]);
  expect(await asked()).toEqual([]);
});
