import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';

const email = 'sari@contoh.example';

test('[API-015, API-016, API-026] the user is read, and changed as often as one likes: one row, one profile', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const viewer = async () => (await readAnswer(await app.get('/api/auth/session', { cookie }))).user;
  expect(await viewer()).toMatchObject({ id, email, full_name: 'Sari Wulandari', role: 'user' });
  for (const name of ['Sari', 'Sari W.']) {
    const { user } = await readAnswer(await send(app, 'POST /api/auth/sync', { cookie, body: { name } }));
    expect(user).toMatchObject({ id, auth_user_id: id, email, name });
  }
  await send(app, 'PUT /api/user/profile', { cookie, body: { full_name: 'Sari Wulandari' } });
  expect((await viewer()).full_name).toBe('Sari Wulandari');
  const { rows } = await db.pool.query(
    'select (select count(*)::int from users) as users, (select count(*)::int from profiles) as profiles',
  );
  expect(rows).toEqual([{ users: 1, profiles: 1 }]);
});

test('[API-025] the role is read from the row of the user at every call, whatever an older answer said', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const staff = async () => (await app.get('/api/admin/orders', { cookie })).status;
  expect(await staff()).toBe(403);
  await db.pool.query("update users set role = 'moderator' where id = $1", [id]);
  expect(await staff()).toBe(200);
  expect((await readAnswer(await app.get('/api/auth/session', { cookie }))).user.role).toBe('moderator');
  await db.pool.query("update users set role = 'user' where id = $1", [id]);
  expect(await staff()).toBe(403);
});

test('[AUTH-025] a password reset is logged, and its owner notified', async ({ db }) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  await app.post('/api/auth/request-password-reset', { email });
  const token = /token=([\w-]+)/.exec((await app.lastMail(email)).text)?.[1];
  const body = { token, newPassword: 'kopi-pagi-hari' };
  expect((await app.post('/api/auth/reset-password', body)).status).toBe(200);
  expect((await app.lastMail(email)).subject).toBe('Kata sandi Anda sudah diganti');
  const { rows } = await db.pool.query('select action, actor_id, subject_id from audit_entries');
  expect(rows).toEqual([{ action: 'account.password_reset', actor_id: id, subject_id: id }]);
});
