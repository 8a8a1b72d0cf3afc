import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';

const terms = { is_on: true, percent: 10, targets: ['all'], reward: 25_000 };

test('the terms of the referral program are set after a fresh sign-in only, are said to everybody while it runs, and are no discount of the list', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, 'ratna@contoh.example', 'admin');
  const cookie = await cookieFor(app, 'ratna@contoh.example');
  const put = async (body: object) =>
    readAnswer(await send(app, 'PUT /api/admin/referrals/terms', { cookie, body }));
  const publicTerms = async () => (await readAnswer(await app.get('/api/referrals/terms'))).terms;
  expect(await publicTerms()).toBe(null);
  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '16 minutes'");
  expect(await put(terms)).toMatchObject({ status: 403, code: 'REAUTHENTICATION_REQUIRED' });
  await db.pool.query('update auth_sessions set confirmed_at = now()');
  expect(await put({ ...terms, amount: 10_000 })).toMatchObject({ status: 422 });
  expect(await put({ ...terms, reward: 10_000_001 })).toMatchObject({ status: 422 });
  expect(await put(terms)).toMatchObject({ status: 200, terms: { ...terms, amount: null, minimum: 0 } });
  expect(await publicTerms()).toEqual({
    ...{ percent: 10, amount: null, minimum: 0, reward: 25_000, is_for_everything: true },
  });
  const listed = await readAnswer(await send(app, 'GET /api/admin/discounts', { cookie }));
  expect(listed).toMatchObject({ discounts: [], total: 0 });
  expect(await put({ ...terms, is_on: false })).toMatchObject({ status: 200 });
  expect(await publicTerms()).toBe(null);
});
