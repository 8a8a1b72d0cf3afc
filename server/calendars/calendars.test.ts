import { once } from 'node:events';
import { createServer } from 'node:http';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { slotIn } from '#tests/support/session-types.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { appointment, asOwner, bookAt, busyTimes, inHours } from '#tests/support/shop/calendars.ts';
import { CLASS_PLACE, classSession, makeClass, saveIn, sessionsOf } from '#tests/support/shop/classes.ts';

async function serveText(text: string) {
  let hangsUp = false;
  const server = createServer((request, response) => {
    if (hangsUp) request.socket.destroy();
    else response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/a.ics`,
    // It keeps its port: another server could answer at one that is free again.
    hangUp: () => {
      hangsUp = true;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('a calendar by the address of its file', () => {
  test('is read without a password, also by webcal, and never takes bookings', async ({ db }) => {
    const { call } = await asOwner(db);
    const file = await serveText(appointment('a', inHours(30)));
    const added = await call('POST /api/admin/calendars', { name: 'Umum', kind: 'ics', address: file.url });
    expect(added).toMatchObject({ status: 200, calendar: { takes_bookings: false, is_synced: true } });
    expect(await busyTimes(db)).toEqual([inHours(30).toISOString()]);
    file.hangUp();
    const gone = await call('POST /api/admin/calendars', { name: 'Umum', kind: 'ics', address: file.url });
    await file.close();
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

  test('names what could not be read beside when it was read, to admins by its title', async ({ db }) => {
    const { call, app } = await asOwner(db);
    const folded =
      'RRULE:FREQ=DAILY;BYMIN\r\n UTE=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19;BYHOUR=' +
      `0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYSEC\r\n OND=0,1,2,3,4,5,6,7,8,9`;
    const good = appointment('a', inHours(30));
    const file = await serveText(
      good.replace(
        'END:VCALENDAR',
        `BEGIN:VEVENT\r\nUID:b\r\nSUMMARY:Rahasia\r\nDTSTART:20260101T000000Z\r\n${folded}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
      ),
    );
    const { calendar } = await call('POST /api/admin/calendars', {
      name: 'Umum',
      kind: 'ics',
      address: file.url,
    });
    expect(calendar).toMatchObject({
      is_synced: true,
      unread_count: 1,
      unread_events: [{ title: 'Rahasia', line: 11, reason: 'TOO_OFTEN', detail: '' }],
    });
    expect(await busyTimes(db)).toEqual([inHours(30).toISOString()]);
    await makeAccount(db, 'moderator@contoh.example', 'moderator');
    const moderator = await cookieFor(app, 'moderator@contoh.example');
    const seen = await readAnswer(await send(app, 'GET /api/admin/calendars', { cookie: moderator }));
    expect(seen.calendars).toMatchObject([{ unread_count: 1, unread_events: [], owner_email: '' }]);
    await file.close();
  });

  test('takes no time for an invitation that its owner declined, by the address given or that of the account', async ({
    db,
  }) => {
    const { call } = await asOwner(db);
    const invited = (uid: string, email: string, hours: number) =>
      appointment(uid, inHours(hours)).replace(
        'SUMMARY',
        `ATTENDEE;PARTSTAT=DECLINED:mailto:${email}\r\nSUMMARY`,
      );
    const { rows } = await db.pool.query('select email from users limit 1');
    const file = await serveText(
      [
        invited('a', 'sari@kantor.example', 30),
        invited('b', rows[0].email, 31),
        invited('c', 'x@lain.example', 32),
      ].join(''),
    );
    const body = { name: 'Umum', kind: 'ics', address: file.url, owner_email: 'Sari@kantor.example' };
    expect(await call('POST /api/admin/calendars', body)).toMatchObject({
      calendar: { owner_email: 'sari@kantor.example' },
    });
    expect(await busyTimes(db)).toEqual([inHours(32).toISOString()]);
    await file.close();
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
    const id = await bookAt(db, inHours(26));
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

  test('[DECISIONS 65] has the sessions of classes with their place', async ({ db }) => {
    const { call, app } = await asOwner(db);
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(slotIn(2)), classSession(slotIn(3))]);
    const { address } = await call('POST /api/admin/calendars/feed');
    const read = async () => (await app.get(new URL(address).pathname)).text();
    const ids = (await sessionsOf(db, product)).map(({ id }) => `UID:class-session-${id}`);
    expect((await read()).match(/^UID:[^\r]*/gm)).toEqual(ids);
    expect(await read()).toContain(`LOCATION:${CLASS_PLACE}`);
    await saveIn(db)(product, []);
    expect(await read()).not.toContain('UID:');
  });
});
