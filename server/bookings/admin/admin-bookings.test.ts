import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSessionType } from '#tests/support/session-types.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { inHours, makeBooking } from '#tests/support/shop/bookings.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { sendSessionReminders } from '../index.ts';

async function desk(db: Database, role: 'admin' | 'moderator' = 'admin') {
  const app = createComposedApp(db);
  const email = `${role}-${randomUUID()}@contoh.example`;
  await makeAccount(db, email, role);
  const cookie = await cookieFor(app, email);
  return {
    app,
    call: async (route: string, body: object = {}) => readAnswer(await send(app, route, { cookie, body })),
  };
}

type Session = Omit<Parameters<typeof makeBooking>[1], 'user_id'>;

/** A free session of somebody new. */
async function book(db: Database, session: Session) {
  const person = await makePerson(db, { hasProfile: true });
  return { id: await makeBooking(db, { ...session, user_id: person.id }), person };
}

const mailsTo = async (app: ComposedApp, db: Database, to: string) => {
  await app.drainJobs();
  return (await listDevMails(db, to)).map(({ subject, invitation }) => [
    subject.split(',')[0],
    invitation?.method ?? null,
  ]);
};

describe('[DECISIONS 65] the desk of bookings', () => {
  test('shows days with everything that takes time, and what has no outcome', async ({ db }) => {
    await makeSessionType(db, { kind: 'free' });
    const { call } = await desk(db, 'moderator');
    const [past, coming] = [await book(db, { hours: -30 }), await book(db, { hours: 30 })];
    await book(db, { hours: 32, status: 'cancelled' });
    const first = inHours(7).toISOString().slice(0, 10);
    const days = await call(`GET /api/admin/bookings/days?first=${first}&days=7`);
    expect(days.bookings).toMatchObject([{ id: coming.id, state: 'upcoming', kind: 'free' }]);
    expect(days.no_outcome).toMatchObject([{ id: past.id, state: 'no_outcome' }]);
    const { bookings, total } = await call('GET /api/admin/bookings?state=cancelled');
    expect([bookings.length, total]).toEqual([1, 1]);
    const { booking } = await call(`GET /api/admin/bookings/${coming.id}`);
    expect(booking).toMatchObject({
      place: 'https://meet.example/abc',
      email: coming.person.email,
      is_in_calendars: null,
    });
    expect((await call(`GET /api/admin/bookings/${randomUUID()}`)).status).toBe(404);
  });

  test('is read by moderators and changed by admins only', async ({ db }) => {
    const { call } = await desk(db, 'moderator');
    const { id } = await book(db, { hours: -2 });
    expect((await call(`POST /api/admin/bookings/${id}/outcome`, { outcome: 'completed' })).status).toBe(403);
    expect((await call('GET /api/admin/bookings.csv')).status).toBe(403);
  });

  test('records an outcome once, and not before a session began', async ({ db }) => {
    const { call } = await desk(db);
    const [past, coming] = [await book(db, { hours: -30 }), await book(db, { hours: 30 })];
    const said = (id: string, outcome: string) => call(`POST /api/admin/bookings/${id}/outcome`, { outcome });
    expect(await said(past.id, 'no_show')).toMatchObject({ status: 200, booking: { state: 'no_show' } });
    expect(await said(past.id, 'completed')).toMatchObject({ status: 409, code: 'BOOKING_NOT_OPEN' });
    expect(await said(coming.id, 'completed')).toMatchObject({ status: 409, code: 'BOOKING_NOT_BEGUN' });
    const { rows } = await db.pool.query(
      'select action, before, after from audit_entries where subject_id = $1',
      [past.id],
    );
    expect(rows).toMatchObject([
      { action: 'booking.missed', before: { state: 'no_outcome' }, after: { state: 'no_show' } },
    ]);
  });

  test('moves a session to a time that nobody has, and both sides get an invitation for it', async ({
    db,
  }) => {
    await makeSessionType(db, { kind: 'free' });
    const { call, app } = await desk(db);
    const [moved, other] = [await book(db, { hours: 30 }), await book(db, { hours: 40 })];
    const move = (hours: number) =>
      call(`PUT /api/admin/bookings/${moved.id}/time`, { starts_at: inHours(hours).toISOString() });
    expect(await move(40)).toMatchObject({ status: 409, code: 'TIME_TAKEN' });
    expect(await move(50)).toMatchObject({
      status: 200,
      booking: { starts_at: inHours(50).toISOString(), state: 'upcoming' },
    });
    expect(await mailsTo(app, db, moved.person.email)).toEqual([
      [expect.stringMatching(/^Pindah ke/), 'REQUEST'],
    ]);
    expect(await mailsTo(app, db, 'owner@arunika.example')).toHaveLength(1);
    expect(await mailsTo(app, db, other.person.email)).toEqual([]);
    expect(await countJobs(db, 'push-booking')).toBe(0);
  });

  test('cancels a session, and the calendar of who held it hears of it', async ({ db }) => {
    await makeSessionType(db, { kind: 'free' });
    const { call, app } = await desk(db);
    const { id, person } = await book(db, { hours: 30 });
    const cancel = () => call(`POST /api/admin/bookings/${id}/cancel`, { gives_back: true });
    expect(await cancel()).toMatchObject({ status: 200, booking: { state: 'cancelled' } });
    expect(await cancel()).toMatchObject({ status: 409, code: 'BOOKING_NOT_OPEN' });
    expect(await mailsTo(app, db, person.email)).toEqual([['Dibatalkan', 'CANCEL']]);
  });

  test('keeps notes to the staff, and out of the audit log', async ({ db }) => {
    const { call } = await desk(db);
    const { id } = await book(db, { hours: 30 });
    const noted = await call(`PUT /api/admin/bookings/${id}/notes`, { owner_notes: 'Punya dua cabang' });
    expect(noted.booking.owner_notes).toBe('Punya dua cabang');
    const { rows } = await db.pool.query(
      'select action, before, after from audit_entries where subject_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('cabang');
  });
});

describe('[DECISIONS 65] reminders by chat', () => {
  const withNumber = (db: Database, id: string) =>
    db.pool.query(
      "update profiles set whatsapp = '0812' where id = (select user_id from consultation_bookings where id = $1)",
      [id],
    );
  const ofDay = async (call: Awaited<ReturnType<typeof desk>>['call']) =>
    (await call('GET /api/admin/bookings/days?first=2026-11-23')).to_remind.map(
      ({ id }: { readonly id: string }) => id,
    );

  test('are offered with their text for who comes within a day and has a number, until somebody says so', async ({
    db,
  }) => {
    const { call } = await desk(db);
    const [near, far, past, mute] = [
      await book(db, { hours: 20 }),
      await book(db, { hours: 30 }),
      await book(db, { hours: -2 }),
      await book(db, { hours: 10 }),
    ];
    for (const { id } of [near, far, past]) await withNumber(db, id);
    await db.pool.query("update profiles set whatsapp = '', phone = '' where id = $1", [mute.person.id]);
    await db.pool.query("insert into account_preferences (user_id, mail_language) values ($1, 'en')", [
      near.person.id,
    ]);
    expect(await ofDay(call)).toEqual([near.id]);
    const { booking } = await call(`GET /api/admin/bookings/${near.id}`);
    expect(booking.chat_reminder).toMatchObject({ is_sent: false });
    expect(booking.chat_reminder.text).toMatch(
      /^Hello Sari Wulandari, a reminder of our session: Free consultation, .* WIB\. Where: https:\/\/meet/,
    );
    const said = await call(`POST /api/admin/bookings/${near.id}/reminded`);
    expect(said).toMatchObject({ status: 200, booking: { chat_reminder: { is_sent: true } } });
    expect(await ofDay(call)).toEqual([]);
    for (const { id } of [far, mute])
      expect((await call(`GET /api/admin/bookings/${id}`)).booking.chat_reminder).toBeNull();
    expect(await call(`POST /api/admin/bookings/${past.id}/reminded`)).toMatchObject({
      status: 409,
      code: 'BOOKING_NOT_OPEN',
    });
    const { rows } = await db.pool.query("select from audit_entries where action = 'booking.reminded'");
    expect(rows).toHaveLength(1);
  });

  test('of a session that was moved are due anew', async ({ db }) => {
    await makeSessionType(db, { kind: 'free' });
    const { call } = await desk(db);
    const { id } = await book(db, { hours: 20 });
    await withNumber(db, id);
    await call(`POST /api/admin/bookings/${id}/reminded`);
    await call(`PUT /api/admin/bookings/${id}/time`, { starts_at: inHours(22).toISOString() });
    expect(await ofDay(call)).toEqual([id]);
  });
});

describe('[DECISIONS 65] reminders', () => {
  const remind = (db: Database, now = inHours(0)) => sendSessionReminders({ db, clock: { now: () => now } });

  test('go to both sides 24 hours and 1 hour before, once, also from three workers', async ({ db }) => {
    const app = createComposedApp(db);
    const { person } = await book(db, { hours: 23 });
    await Promise.all([remind(db), remind(db), remind(db)]);
    expect(await mailsTo(app, db, person.email)).toEqual([['Pengingat', null]]);
    expect(await mailsTo(app, db, 'owner@arunika.example')).toHaveLength(1);
    await remind(db, inHours(22.5));
    await remind(db, inHours(22.6));
    const subjects = (await mailsTo(app, db, person.email)).map(([subject]) => subject).toSorted();
    expect(subjects).toEqual(['Pengingat', 'Satu jam lagi']);
  });

  test('are not sent for what was moved, cancelled, is over, too close, or was only just booked', async ({
    db,
  }) => {
    await makeSessionType(db, { kind: 'free' });
    const app = createComposedApp(db);
    const moved = await book(db, { hours: 22 });
    const cancelled = await book(db, { hours: 20 });
    await book(db, { hours: 18, status: 'completed' });
    await book(db, { hours: 16, created: 0 });
    await book(db, { hours: 6 });
    await remind(db);
    expect(await countJobs(db, 'send-booking-mail')).toBe(4);
    await db.pool.query(
      `update consultation_bookings set starts_at = starts_at + interval '10 days', ends_at = ends_at + interval '10 days',
         occupied_until = occupied_until + interval '10 days' where id = $1`,
      [moved.id],
    );
    await db.pool.query("update consultation_bookings set status = 'cancelled' where id = $1", [
      cancelled.id,
    ]);
    expect(await mailsTo(app, db, moved.person.email)).toEqual([]);
    expect(await mailsTo(app, db, cancelled.person.email)).toEqual([]);
    // At its new time it is reminded of anew.
    await remind(db, inHours(22 + 240 - 23));
    expect(await mailsTo(app, db, moved.person.email)).toHaveLength(1);
  });
});

test('[DECISIONS 65] a booking with a time is a calendar file for its holder, and for nobody else', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const email = `sari-${randomUUID()}@contoh.example`;
  const user = await makeAccount(db, email);
  const { id } = await book(db, { hours: 30 });
  const other = await book(db, { hours: 40 });
  await db.pool.query('update consultation_bookings set user_id = $2 where id = $1', [id, user]);
  const cookie = await cookieFor(app, email);
  const file = await send(app, `GET /api/bookings/${id}/invite.ics`, { cookie });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain(`UID:booking-${id}`);
  expect((await send(app, `GET /api/bookings/${other.id}/invite.ics`, { cookie })).status).toBe(404);
  await db.pool.query("update consultation_bookings set status = 'cancelled'");
  expect((await send(app, `GET /api/bookings/${id}/invite.ics`, { cookie })).status).toBe(404);
});
