import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { openProgram } from '#tests/support/shop/referrals.ts';

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

async function openHouse(db: Database) {
  const app = createComposedApp(db);
  const cookies: string[] = [];
  for (const name of ['ratna', 'bima']) {
    await makeAccount(db, `${name}@contoh.example`, 'admin');
    cookies.push(await cookieFor(app, `${name}@contoh.example`));
  }
  const [first = '', second = ''] = cookies;
  const put = async (body: object, cookie = first) =>
    readAnswer(await send(app, 'PUT /api/admin/referrals/terms', { cookie, body }));
  const decide = async (cookie: string, id: string, verdict: string) =>
    readAnswer(
      await send(app, `POST /api/admin/referrals/terms/changes/${id}/decide`, { cookie, body: { verdict } }),
    );
  const publicTerms = async () => (await readAnswer(await app.get('/api/referrals/terms'))).terms;
  return { first, second, put, decide, publicTerms };
}

test('[DECISIONS 58] with a second admin the terms wait for their yes, once, and nobody says yes to their own', async ({
  db,
}) => {
  const { first, second, put, decide, publicTerms } = await openHouse(db);
  const asked = await put(terms);
  expect(asked).toMatchObject({
    status: 200,
    terms: null,
    waiting: { terms, requested_by_name: 'Sari Wulandari' },
  });
  expect(await publicTerms()).toBe(null);
  expect(await put({ ...terms, reward: 1 }, second)).toMatchObject({ status: 409, code: 'CHANGE_WAITING' });
  const { id } = asked.waiting;
  expect(await decide(first, id, 'approve')).toMatchObject({ status: 403, code: 'SECOND_ADMIN_NEEDED' });
  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '16 minutes'");
  expect(await decide(second, id, 'approve')).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  await db.pool.query('update auth_sessions set confirmed_at = now()');
  const both = await Promise.all([decide(second, id, 'approve'), decide(second, id, 'approve')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await publicTerms()).toMatchObject({ percent: 10, reward: 25_000 });
  // The same again asks for nothing.
  expect((await put(terms)).waiting).toBe(null);
  const other = await put({ ...terms, reward: 90_000 });
  expect(await decide(first, other.waiting.id, 'reject')).toMatchObject({ terms, waiting: null });
  const { rows } = await db.pool.query(
    "select action, after ->> 'reward' as reward from audit_entries where action like 'referral.%' order by id",
  );
  expect(rows).toEqual([
    { action: 'referral.terms_requested', reward: '25000' },
    { action: 'referral.terms_approved', reward: '25000' },
    { action: 'referral.terms_requested', reward: '90000' },
    { action: 'referral.terms_rejected', reward: '25000' },
  ]);
});

test('terms that were changed since are not approved, and a change of a setting is none of terms', async ({
  db,
}) => {
  const { second, put, decide } = await openHouse(db);
  const { id } = (await put(terms)).waiting;
  await openProgram(db);
  expect(await decide(second, id, 'approve')).toMatchObject({ status: 409, code: 'SETTING_CHANGED' });
  expect(await decide(second, id, 'reject')).toMatchObject({ status: 200, waiting: null });
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into setting_changes (key, base_value, value, requested_by)
     select 'adjustment_limit', '1', '2', id from users where email = 'ratna@contoh.example' returning id`,
  );
  expect(await decide(second, rows[0]?.id ?? '', 'approve')).toMatchObject({ status: 404 });
});
