import type { Database } from '#server/platform/database/db.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { cookieFor, makeAccount, readAnswer, send } from './accounts.ts';

const environment = { PRIVATE_CALENDARS: '1' };
export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours * 3_600_000);
export const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
export const appointment = (uid: string, starts: Date) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//uji//EN\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261101T000000Z\r\n` +
  `DTSTART:${compact(starts)}\r\nDURATION:PT1H\r\nSUMMARY:Rapat\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

let owners = 0;
/** Signs in an admin who may also add calendars of this machine. */
export async function asOwner(db: Database, app: ComposedApp = createComposedApp(db, { environment })) {
  const email = `pemilik-${++owners}@contoh.example`;
  await makeAccount(db, email, 'admin');
  const cookie = await cookieFor(app, email);
  const call = async (route: string, body: object = {}) =>
    readAnswer(await send(app, route, { cookie, body }));
  return { app, call };
}

export const busyTimes = async (db: Database) =>
  (await db.pool.query<{ starts_at: Date }>('select starts_at from busy_times order by 1')).rows.map(
    ({ starts_at }) => starts_at.toISOString(),
  );

export async function bookAt(db: Database, starts: Date): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into consultation_bookings (user_id, kind, month, starts_at, ends_at, occupied_until, place)
     select id, 'free', '2030-01-01', $1::timestamptz, $1::timestamptz + interval '45 min',
            $1::timestamptz + interval '1 hour', 'https://meet.example/abc' from users limit 1 returning id`,
    [starts],
  );
  return rows[0]?.id ?? '';
}

export const runJob = (app: ComposedApp, name: string, payload: object = {}) =>
  app.jobs.find((job) => job.name === name)?.run(payload) ?? Promise.reject(new Error(name));
