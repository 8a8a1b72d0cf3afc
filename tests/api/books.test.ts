import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { makeOctober } from '#tests/support/shop/hand-made-month.ts';

test('a month is closed over the API after a fresh sign-in, once, by whom the page then names; its files stay', async ({
  db,
}) => {
  await makeOctober(db);
  const app = createComposedApp(db);
  await makeAccount(db, 'ratna@contoh.example', 'admin');
  const cookie = await cookieFor(app, 'ratna@contoh.example');
  const close = async (month: string) =>
    readAnswer(await send(app, 'POST /api/admin/books/close', { cookie, body: { month } }));
  const file = (path: string) => send(app, `GET /api/admin/books/${path}`, { cookie });

  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '16 minutes'");
  expect(await close('2025-09')).toMatchObject({ status: 403, code: 'REAUTHENTICATION_REQUIRED' });
  await db.pool.query('update auth_sessions set confirmed_at = now()');
  expect(await close('2025-10')).toMatchObject({ status: 409, code: 'EARLIER_MONTH_OPEN' });
  expect(await close('2025-09')).toMatchObject({ status: 200 });

  const before = await (await file('journal.csv?month=2025-10')).text();
  const closed = await close('2025-10');
  expect(closed).toMatchObject({
    status: 200,
    book_month: {
      month: '2025-10',
      closed: { closed_by_name: expect.any(String) },
      first_open_month: '2025-11',
    },
  });
  expect(await close('2025-10')).toMatchObject({ status: 409, code: 'MONTH_CLOSED' });
  expect(await (await file('journal.csv?month=2025-10')).text()).toBe(before);

  const xml = await file('coretax.xml?month=2025-10');
  expect(xml.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(xml.headers.get('content-disposition')).toContain('coretax_2025-10.xml');
  expect((await file('coretax.xml?month=2025-09')).status).toBe(409);

  const { rows } = await db.pool.query(
    "select action, subject_type, subject_id from audit_entries where action like 'books.%' order by id",
  );
  const entry = { action: 'books.month_closed', subject_type: 'month' };
  expect(rows).toEqual([
    { ...entry, subject_id: '2025-09' },
    { ...entry, subject_id: '2025-10' },
  ]);
});
