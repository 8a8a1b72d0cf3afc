import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/platform/db.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/accounts.ts';
import { describe, expect, test } from '#tests/support/database.ts';
import { calendarAccount, type RunningRadicale, startRadicale } from '#tests/support/radicale.ts';

const environment = { PRIVATE_CALENDARS: '1' };
const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours * 3_600_000);
const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
const event = (uid: string, starts: Date) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//uji//EN\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261101T000000Z\r\n` +
  `DTSTART:${compact(starts)}\r\nDURATION:PT1H\r\nSUMMARY:Rapat\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const authorization = `Basic ${Buffer.from(`${calendarAccount.username}:${calendarAccount.password}`).toString('base64')}`;

let radicale: RunningRadicale;
beforeAll(async () => {
  radicale = await startRadicale();
});
afterAll(() => radicale.stop());

async function serveText(text: string) {
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/a.ics`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let calendars = 0;
const newCalendar = () => radicale.makeCalendar(`uji-${++calendars}-${process.pid}`);
const put = (address: string, text: string) =>
  fetch(`${address}rapat.ics`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'text/calendar' },
    body: text,
  });
const textOf = async (address: string) => (await fetch(address, { headers: { authorization } })).text();

async function asOwner(db: Database, app: ComposedApp = createComposedApp(db, { environment })) {
  const email = `pemilik-${++calendars}@contoh.example`;
  await makeAccount(db, email, 'admin');
  const cookie = await cookieFor(app, email);
  const call = async (route: string, body: object = {}) =>
    readAnswer(await send(app, route, { cookie, body }));
  return { app, call, cookie };
}

const caldav = (address: string) => ({ name: 'Kerja', kind: 'caldav', address, ...calendarAccount });
const busy = async (db: Database) =>
  (await db.pool.query<{ starts_at: Date }>('select starts_at from busy_times order by 1')).rows.map(
    ({ starts_at }) => starts_at.toISOString(),
  );

async function book(db: Database, starts: Date): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into consultation_bookings (user_id, kind, month, starts_at, ends_at, occupied_until, place)
     select id, 'free', '2030-01-01', $1::timestamptz, $1::timestamptz + interval '45 min',
            $1::timestamptz + interval '1 hour', 'https://meet.example/abc' from users limit 1 returning id`,
    [starts],
  );
  return rows[0]?.id ?? '';
}
const run = (app: ComposedApp, name: string, payload: object = {}) =>
  app.jobs.find((job) => job.name === name)?.run(payload) ?? Promise.reject(new Error(name));

describe('a calendar by CalDAV', () => {
  test('is read as it is added and with each sync, and keeps its password to itself', async ({ db }) => {
    const address = await newCalendar();
    await put(address, event('a', inHours(30)));
    const { call, app } = await asOwner(db);
    const added = await call('POST /api/admin/calendars', caldav(address));
    expect(added).toMatchObject({
      status: 200,
      calendar: { name: 'Kerja', takes_bookings: true, is_synced: true, problem: null },
    });
    expect(JSON.stringify(added)).not.toContain(calendarAccount.password);
    expect(await busy(db)).toEqual([inHours(30).toISOString()]);
    await put(address, event('a', inHours(40)));
    await run(app, 'sync-calendars');
    expect(await busy(db)).toEqual([inHours(40).toISOString()]);
    const { rows } = await db.pool.query('select to_jsonb(c), to_jsonb(a) from calendars c, audit_entries a');
    expect(JSON.stringify(rows)).not.toContain(calendarAccount.password);
    expect((await call(`DELETE /api/admin/calendars/${added.calendar.id}`)).status).toBe(200);
    expect(await busy(db)).toEqual([]);
    expect((await call(`DELETE /api/admin/calendars/${added.calendar.id}`)).status).toBe(404);
  });

  test('of an account with several is asked for, and taken by its own address', async ({ db }) => {
    const [address] = [await newCalendar(), await newCalendar()];
    const { call } = await asOwner(db);
    const asked = await call('POST /api/admin/calendars', caldav(radicale.url));
    expect(asked).toMatchObject({ status: 409, code: 'CALENDAR_CHOICE' });
    expect(asked.details.calendars.map((calendar: { address: string }) => calendar.address)).toContain(
      address,
    );
    expect((await call('POST /api/admin/calendars', caldav(address))).status).toBe(200);
  });

  test('shows a booking, its new time, and nothing once it is cancelled; our own bookings are not busy times', async ({
    db,
  }) => {
    const address = await newCalendar();
    const { call, app } = await asOwner(db);
    await call('POST /api/admin/calendars', caldav(address));
    const id = await book(db, inHours(26));
    await run(app, 'push-booking', { booking_id: id });
    expect(await textOf(address)).toContain(`DTSTART:${compact(inHours(26))}`);
    await db.pool.query(
      `update consultation_bookings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
         occupied_until = occupied_until + interval '1 day'`,
    );
    // Nobody queued it: the next sync finds what a calendar lacks.
    await run(app, 'sync-calendars');
    await app.drainJobs();
    const moved = await textOf(address);
    expect([moved.includes(`DTSTART:${compact(inHours(50))}`), moved.includes('SEQUENCE:1')]).toEqual([
      true,
      true,
    ]);
    await run(app, 'sync-calendars');
    expect(await busy(db)).toEqual([]);
    await db.pool.query("update consultation_bookings set status = 'cancelled'");
    await run(app, 'push-booking', { booking_id: id });
    await run(app, 'push-booking', { booking_id: id });
    expect(await textOf(address)).not.toContain(id);
  });

  test('that is gone keeps what it said, says what is wrong, and its booking is tried again', async ({
    db,
  }) => {
    const address = await newCalendar();
    await put(address, event('a', inHours(30)));
    const { call, app } = await asOwner(db);
    await call('POST /api/admin/calendars', caldav(address));
    await fetch(address, { method: 'DELETE', headers: { authorization } });
    await run(app, 'sync-calendars');
    const { calendars: listed } = await call('GET /api/admin/calendars');
    expect(listed).toMatchObject([{ is_synced: false, problem: expect.stringMatching(/^CALENDAR_/) }]);
    expect(await busy(db)).toEqual([inHours(30).toISOString()]);
    const id = await book(db, inHours(26));
    await expect(run(app, 'push-booking', { booking_id: id })).rejects.toThrow('not every calendar');
  });
});

describe('a calendar by the address of its file', () => {
  test('is read without a password, also by webcal, and never takes bookings', async ({ db }) => {
    const { call } = await asOwner(db);
    const file = await serveText(event('a', inHours(30)));
    const added = await call('POST /api/admin/calendars', { name: 'Umum', kind: 'ics', address: file.url });
    expect(added).toMatchObject({ status: 200, calendar: { takes_bookings: false, is_synced: true } });
    expect(await busy(db)).toEqual([inHours(30).toISOString()]);
    await file.close();
    const gone = await call('POST /api/admin/calendars', { name: 'Umum', kind: 'ics', address: file.url });
    expect(gone).toMatchObject({ status: 422, code: 'CALENDAR_UNREACHABLE' });
    const page = await serveText('<html>Masuk dulu</html>');
    const nonsense = await call('POST /api/admin/calendars', {
      name: 'Umum',
      kind: 'ics',
      address: page.url,
    });
    await page.close();
    expect(nonsense).toMatchObject({ status: 422, code: 'NOT_A_CALENDAR' });
  });

  test('in a private network is not asked, unless the installation allows it', async ({ db }) => {
    const { call } = await asOwner(db, createComposedApp(db));
    for (const address of [
      'https://127.0.0.1/a.ics',
      'https://169.254.169.254/',
      'http://8.8.8.8/a.ics',
      'webcal://[::1]/',
    ]) {
      const asked = await call('POST /api/admin/calendars', { name: 'Umum', kind: 'ics', address });
      expect([address, asked.status, asked.code]).toEqual([address, 422, 'CALENDAR_REFUSED']);
    }
  });
});

describe('the feed of all bookings', () => {
  test('is read at its secret address until that is renewed or revoked', async ({ db }) => {
    const { call, app } = await asOwner(db);
    const id = await book(db, inHours(26));
    const read = async (address: string) => {
      const answer = await app.get(new URL(address).pathname);
      return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
    };
    const { address } = await call('POST /api/admin/calendars/feed');
    const first = await read(address);
    expect([first.status, first.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(first.text).toContain(`UID:booking-${id}`);
    const renewed = await call('POST /api/admin/calendars/feed');
    expect([(await read(address)).status, (await read(renewed.address)).status]).toEqual([404, 200]);
    expect(await call('GET /api/admin/calendars')).toMatchObject({ feed: { read_at: expect.any(String) } });
    expect((await call('DELETE /api/admin/calendars/feed')).status).toBe(200);
    expect((await call('DELETE /api/admin/calendars/feed')).status).toBe(404);
    expect((await read(renewed.address)).status).toBe(404);
    const { rows } = await db.pool.query(
      "select action from audit_entries where subject_id = 'feed' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'calendar_feed.renewed',
      'calendar_feed.renewed',
      'calendar_feed.revoked',
    ]);
  });
});
