import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createComposedApp, linkIn } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer, send } from '#tests/support/shop/accounts.ts';

const email = 'sari@contoh.example';
const fresh = 'baru@contoh.example';

const tokenIn = (text: string) => new URLSearchParams(linkIn(text).split('?')[1]).get('token');

test('one device is signed out, or all others; nobody signs out somebody else', async ({ db }) => {
  const app = createComposedApp(db);
  await Promise.all([makeAccount(db, email), makeAccount(db, fresh)]);
  const here = await cookieFor(app, email);
  const there = await cookieFor(app, email);
  const stranger = await cookieFor(app, fresh);
  const list = async () =>
    (await readAnswer(await send(app, 'GET /api/account/sessions', { cookie: here }))).sessions;
  const sessions = await list();
  expect(sessions.map(({ is_current }: { is_current: boolean }) => is_current).sort()).toEqual([false, true]);
  expect(JSON.stringify(sessions)).not.toContain('token');
  const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current).id;
  const path = `/api/account/sessions/${other}`;
  expect((await send(app, `DELETE ${path}`, { cookie: stranger })).status).toBe(404);
  expect((await send(app, `DELETE ${path}`, { cookie: here })).status).toBe(200);
  expect((await send(app, 'GET /api/user/profile', { cookie: there })).status).toBe(401);
  await cookieFor(app, email);
  await send(app, 'POST /api/account/sessions/end-others', { cookie: here });
  expect(await list()).toHaveLength(1);
});

test('the address moves only when both mailboxes agree, and then every device signs in anew', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const ask = () => send(app, 'POST /api/account/email-change', { cookie, body: { email: fresh } });
  await db.orm.execute(sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`);
  expect((await readAnswer(await ask())).code).toBe('REAUTHENTICATION_REQUIRED');
  await send(app, 'POST /api/auth/reauthenticate', { cookie, body: { password: PASSWORD } });
  expect((await ask()).status).toBe(200);
  const tokens = [tokenIn((await app.lastMail(email)).text), tokenIn((await app.lastMail(fresh)).text)];
  const confirm = (token: string | null) =>
    send(app, 'POST /api/account/email-change/confirm', { body: { token: token ?? '' } });
  expect(await readAnswer(await confirm(tokens[0] ?? null))).toEqual({ status: 200, state: 'waiting' });
  expect(await readAnswer(await confirm(tokens[0] ?? null))).toEqual({ status: 200, state: 'waiting' });
  expect((await send(app, 'GET /api/user/profile', { cookie })).status).toBe(200);
  expect(await readAnswer(await confirm(tokens[1] ?? null))).toEqual({ status: 200, state: 'changed' });
  expect((await send(app, 'GET /api/user/profile', { cookie })).status).toBe(401);
  expect((await readAnswer(await confirm(tokens[1] ?? null))).code).toBe('INVALID_TOKEN');
  const rows = await db.orm.execute(sql`select email from users where id = ${id}`);
  expect(rows.rows).toEqual([{ email: fresh }]);
  await app.drainJobs();
  expect((await app.lastMail(email)).subject).toBe('Alamat email akun Anda sudah berubah');
});

test('[SEC-003] whoever moves to an address in ADMIN_EMAILS becomes admin once both mailboxes agreed, and not again', async ({
  db,
}) => {
  const app = createComposedApp(db, { environment: { ADMIN_EMAILS: fresh } });
  const id = await makeAccount(db, email);
  const roleAfter = async (from: string, to: string) => {
    const cookie = await cookieFor(app, from);
    await send(app, 'POST /api/account/email-change', { cookie, body: { email: to } });
    for (const mailbox of [from, to]) {
      expect((await db.pool.query('select role from users where id = $1', [id])).rows).toEqual([
        { role: 'user' },
      ]);
      const token = tokenIn((await app.lastMail(mailbox)).text) ?? '';
      await send(app, 'POST /api/account/email-change/confirm', { body: { token } });
    }
    return (await db.pool.query('select email, role from users where id = $1', [id])).rows[0];
  };
  expect(await roleAfter(email, fresh)).toEqual({ email: fresh, role: 'admin' });
  await makeAccount(db, 'boss@contoh.example', 'admin');
  await db.pool.query("update users set role = 'user' where id = $1", [id]);
  expect(await roleAfter(fresh, email)).toEqual({ email, role: 'user' });
  expect(await roleAfter(email, fresh)).toEqual({ email: fresh, role: 'user' });
});

test('[ERR-005] moving to an address that has an account tells its owner, and nobody else', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await Promise.all([makeAccount(db, email), makeAccount(db, fresh)]);
  const cookie = await cookieFor(app, email);
  const ask = async (requested: string) => {
    const answer = await send(app, 'POST /api/account/email-change', { cookie, body: { email: requested } });
    return [answer.status, await answer.text(), (await app.lastMail(email)).subject];
  };
  expect(await ask(fresh)).toEqual(await ask('kosong@contoh.example'));
  const mail = await app.lastMail(fresh);
  expect(mail.subject).toBe('Anda sudah memiliki akun');
  expect(mail.text).not.toContain('confirm-email');
});

test('[AAPI-036, ASEC-001, ASEC-002, ASEC-003, ASEC-004] admins give roles; the last of them stays one, whoever asks at once', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const [boss, second, user] = [
    await makeAccount(db, 'boss@contoh.example', 'admin'),
    await makeAccount(db, 'second@contoh.example', 'admin'),
    await makeAccount(db, email),
  ];
  const cookies = [
    await cookieFor(app, 'boss@contoh.example'),
    await cookieFor(app, 'second@contoh.example'),
  ];
  const assign = (cookie: string | undefined, user_id: string, role: string) =>
    send(app, 'POST /api/admin/users/assign-role', { cookie: cookie ?? '', body: { user_id, role } });
  expect((await readAnswer(await assign(cookies[0], user, 'moderator'))).user.role).toBe('moderator');
  expect((await assign(cookies[0], user, 'owner')).status).toBe(422);
  const plain = await cookieFor(app, email);
  expect((await assign(plain, user, 'admin')).status).toBe(403);
  // Each asks for the other to go, and both agree at once.
  await Promise.all([assign(cookies[0], second, 'user'), assign(cookies[1], boss, 'user')]);
  const agree = async (cookie: string | undefined, user_id: string) => {
    const found = sql<{ id: string }>`select id from admin_changes where user_id = ${user_id}`;
    const id = (await db.orm.execute<{ id: string }>(found)).rows[0]?.id;
    const body = { verdict: 'approve' };
    return send(app, `POST /api/admin/users/admin-changes/${id}/decide`, { cookie: cookie ?? '', body });
  };
  const both = await Promise.all([agree(cookies[1], second), agree(cookies[0], boss)]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200]));
  const left = await db.orm.execute<{ id: string }>(sql`select id from users where role = 'admin'`);
  expect(left.rows).toHaveLength(1);
  await expect(
    db.orm.execute(sql`update users set role = 'user' where role = 'admin'`),
  ).rejects.toMatchObject({
    cause: { constraint: 'users_keep_an_admin' },
  });
  await expect(
    db.orm.execute(sql`update users set is_active = false where role = 'admin'`),
  ).rejects.toMatchObject({ cause: { constraint: 'users_keep_an_admin' } });
});

test('a closed account is out at once, and the log tells who closed it', async ({ db }) => {
  const app = createComposedApp(db);
  const boss = await makeAccount(db, 'boss@contoh.example', 'admin');
  const user = await makeAccount(db, email);
  const [admin, theirs] = [await cookieFor(app, 'boss@contoh.example'), await cookieFor(app, email)];
  const otherProcess = createComposedApp(db);
  expect((await otherProcess.get('/api/user/profile', { cookie: theirs })).status).toBe(200);
  const path = `/api/admin/users/${user}/active`;
  expect((await send(app, `PATCH ${path}`, { cookie: admin, body: { is_active: false } })).status).toBe(200);
  expect((await otherProcess.get('/api/user/profile', { cookie: theirs })).status).toBe(401);
  const log = await readAnswer(
    await send(app, 'GET /api/admin/audit?action=user.deactivated', { cookie: admin }),
  );
  expect(log.entries).toMatchObject([{ actor_id: boss, actor_role: 'admin', subject_id: user }]);
});

test('the owner reads in the log who tried, who came in and from where', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  await app.post('/api/auth/sign-in/email', { email, password: 'bukan-ini-1' }, { 'user-agent': 'curl/8' });
  const cookie = await cookieFor(app, email);
  await app.identity.settle();
  const { events } = await readAnswer(await app.get('/api/account/security-events', { cookie }));
  expect(events).toMatchObject([
    { action: 'account.signed_in', is_own: true, address: '127.0.0.1' },
    { action: 'account.sign_in_failed', is_own: false, address: '127.0.0.1' },
  ]);
});

test('a wrong mailed code is in the log like a wrong password, and of an address without an account nothing is', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  for (const address of [email, 'tidak@ada.example']) {
    await app.post('/api/auth/email-otp/send-verification-otp', { email: address });
    for (const path of ['sign-in/email-otp', 'email-otp/verify-email']) {
      const wrong = await app.post(`/api/auth/${path}`, { email: address, otp: '000000' });
      expect([path, wrong.status]).toEqual([path, 422]);
    }
  }
  await app.identity.settle();
  const { rows } = await db.pool.query(
    "select subject_id, actor_id, address from audit_entries where action = 'account.sign_in_failed'",
  );
  const failed = { subject_id: id, actor_id: null, address: '127.0.0.1' };
  expect(rows).toEqual([failed, failed]);
});
