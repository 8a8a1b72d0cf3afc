import { afterAll, beforeAll } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { calendarAccount, type RunningRadicale, startRadicale } from '#tests/support/machine/radicale.ts';
import { slotIn } from '#tests/support/session-types.ts';
import {
  appointment,
  asOwner,
  bookAt,
  busyTimes,
  compact,
  inHours,
  runJob,
} from '#tests/support/shop/calendars.ts';
import { classSession, makeClass, saveIn, sessionsOf } from '#tests/support/shop/classes.ts';

const authorization = `Basic ${Buffer.from(`${calendarAccount.username}:${calendarAccount.password}`).toString('base64')}`;

let radicale: RunningRadicale;
beforeAll(async () => {
  radicale = await startRadicale();
});
afterAll(() => radicale.stop());

let calendars = 0;
const newCalendar = () => radicale.makeCalendar(`uji-${++calendars}-${process.pid}`);
const put = (address: string, text: string) =>
  fetch(`${address}rapat.ics`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'text/calendar' },
    body: text,
  });
const textOf = async (address: string) => (await fetch(address, { headers: { authorization } })).text();
const caldav = (address: string) => ({ name: 'Kerja', kind: 'caldav', address, ...calendarAccount });

describe('a calendar by CalDAV', () => {
  test('is read as it is added and with each sync, and keeps its password to itself', async ({ db }) => {
    const address = await newCalendar();
    await put(address, appointment('a', inHours(30)));
    const { call, app } = await asOwner(db);
    const added = await call('POST /api/admin/calendars', caldav(address));
    expect(added).toMatchObject({
      status: 200,
      calendar: { name: 'Kerja', takes_bookings: true, is_synced: true, problem: null },
    });
    expect(JSON.stringify(added)).not.toContain(calendarAccount.password);
    expect(await busyTimes(db)).toEqual([inHours(30).toISOString()]);
    await put(address, appointment('a', inHours(40)));
    await runJob(app, 'sync-calendars');
    expect(await busyTimes(db)).toEqual([inHours(40).toISOString()]);
    const { rows } = await db.pool.query('select to_jsonb(c), to_jsonb(a) from calendars c, audit_entries a');
    expect(JSON.stringify(rows)).not.toContain(calendarAccount.password);
    expect((await call(`DELETE /api/admin/calendars/${added.calendar.id}`)).status).toBe(200);
    expect(await busyTimes(db)).toEqual([]);
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
    const id = await bookAt(db, inHours(26));
    await runJob(app, 'push-booking', { booking_id: id });
    expect(await textOf(address)).toContain(`DTSTART:${compact(inHours(26))}`);
    await db.pool.query(
      `update consultation_bookings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
         occupied_until = occupied_until + interval '1 day'`,
    );
    // Nobody queued it: the next sync finds what a calendar lacks.
    await runJob(app, 'sync-calendars');
    await app.drainJobs();
    const moved = await textOf(address);
    expect([moved.includes(`DTSTART:${compact(inHours(50))}`), moved.includes('SEQUENCE:1')]).toEqual([
      true,
      true,
    ]);
    await runJob(app, 'sync-calendars');
    expect(await busyTimes(db)).toEqual([]);
    await db.pool.query("update consultation_bookings set status = 'cancelled'");
    await runJob(app, 'push-booking', { booking_id: id });
    await runJob(app, 'push-booking', { booking_id: id });
    expect(await textOf(address)).not.toContain(id);
  });

  test('that is gone keeps what it said, says what is wrong, and its booking is tried again', async ({
    db,
  }) => {
    const address = await newCalendar();
    await put(address, appointment('a', inHours(30)));
    const { call, app } = await asOwner(db);
    await call('POST /api/admin/calendars', caldav(address));
    await fetch(address, { method: 'DELETE', headers: { authorization } });
    await runJob(app, 'sync-calendars');
    const { calendars: listed } = await call('GET /api/admin/calendars');
    expect(listed).toMatchObject([{ is_synced: false, problem: expect.stringMatching(/^CALENDAR_/) }]);
    expect(await busyTimes(db)).toEqual([inHours(30).toISOString()]);
    const id = await bookAt(db, inHours(26));
    await expect(runJob(app, 'push-booking', { booking_id: id })).rejects.toThrow('not every calendar');
  });

  test('[DECISIONS 65] shows the sessions of a class, each once, its move, and none that was removed', async ({
    db,
  }) => {
    const address = await newCalendar();
    const { call, app } = await asOwner(db);
    await call('POST /api/admin/calendars', caldav(address));
    const product = await makeClass(db);
    const [first, second] = [classSession(slotIn(4)), classSession(slotIn(6))];
    await saveIn(db)(product, [first, second]);
    await app.drainJobs();
    const ids = (await sessionsOf(db, product)).map(({ id }) => id);
    const startsIn = async () => (await textOf(address)).match(/^DTSTART:.*(?=\r)/gm)?.toSorted();
    expect(await startsIn()).toEqual([slotIn(4), slotIn(6)].map((at) => `DTSTART:${compact(at)}`));
    // As our own events they take no time, or no session could be moved within its hours.
    await runJob(app, 'sync-calendars');
    expect(await busyTimes(db)).toEqual([]);

    const moved = { ...classSession(slotIn(5)), id: ids[0] ?? null };
    await saveIn(db)(product, [moved, { ...second, id: ids[1] ?? null }]);
    await app.drainJobs();
    expect(await startsIn()).toEqual([slotIn(5), slotIn(6)].map((at) => `DTSTART:${compact(at)}`));
    expect(await textOf(address)).toContain('SEQUENCE:1');
    expect(await runChecks(db.pool)).toEqual([]);

    await saveIn(db)(product, [moved]);
    await app.drainJobs();
    expect(await startsIn()).toEqual([`DTSTART:${compact(slotIn(5))}`]);
    // Nobody queued it: the next sync finds what a calendar shows in vain.
    await db.pool.query('delete from class_sessions');
    await runJob(app, 'sync-calendars');
    await app.drainJobs();
    expect(await startsIn()).toBeUndefined();
    expect((await db.pool.query('select from calendar_class_events')).rowCount).toBe(0);
  });
});
