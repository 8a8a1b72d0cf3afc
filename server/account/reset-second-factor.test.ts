import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type ComposedApp, cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { nextTotpOf, totpOf } from '#tests/support/totp.ts';

const email = 'sari@contoh.example';
const boss = 'ratna@contoh.example';
const TOOL = fileURLToPath(new URL('../../tools/reset-second-factor.ts', import.meta.url));

async function guarded(app: ComposedApp): Promise<string> {
  const cookie = await cookieFor(app, email);
  const begun = await readAnswer(
    await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  );
  const code = totpOf(begun.totp_uri);
  const finished = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
  expect(finished.status).toBe(200);
  return cookieOf(finished);
}

const signIn = async (app: ComposedApp) =>
  readAnswer(await app.post('/api/auth/sign-in/email', { email, password: PASSWORD }));

test('an admin resets a lost second factor after reauthenticating and gives a reason', async ({ db }) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  const bossId = await makeAccount(db, boss, 'admin');
  const [own, admin] = [await guarded(app), await cookieFor(app, boss)];
  const call = `POST /api/admin/users/${id}/second-factor/lift`;
  const lift = async (body: object = { reason: 'Ditelepon ke nomor di profilnya' }) =>
    readAnswer(await send(app, call, { cookie: admin, body }));
  expect(await signIn(app)).toEqual({ status: 200, two_factor: true });
  await db.pool.query(
    "update auth_sessions set confirmed_at = now() - interval '1 hour' where user_id = $1",
    [bossId],
  );
  expect((await lift()).code).toBe('REAUTHENTICATION_REQUIRED');
  await send(app, 'POST /api/auth/reauthenticate', { cookie: admin, body: { password: PASSWORD } });
  expect(await lift({ reason: ' ' })).toMatchObject({ status: 422, fields: { reason: expect.any(String) } });
  expect(await lift()).toEqual({ status: 200, ended: 1 });
  expect((await lift()).code).toBe('NO_SECOND_FACTOR');
  expect((await app.get('/api/user/profile', { cookie: own })).status).toBe(401);
  expect(await signIn(app)).toMatchObject({ status: 200, user: { email } });
  const mail = await app.lastMail(email);
  expect(mail.subject).toBe('Tim kami mematikan verifikasi dua langkah Anda');
  expect(mail.text).toContain('seseorang mengaku sebagai Anda');
  const { rows } = await db.pool.query(
    "select actor_id, after from audit_entries where action = 'user.second_factor_lifted'",
  );
  expect(rows).toEqual([
    { actor_id: bossId, after: { reason: 'Ditelepon ke nomor di profilnya', ended: 1 } },
  ]);
});

test('admins cannot reset their own second factor in the back-office, where a stolen session would', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email, 'admin');
  const cookie = await guarded(app);
  const call = `POST /api/admin/users/${id}/second-factor/lift`;
  const answer = await readAnswer(await send(app, call, { cookie, body: { reason: 'Ponsel hilang' } }));
  expect(answer).toMatchObject({ status: 409, code: 'OWN_ACCOUNT' });
  expect(await signIn(app)).toEqual({ status: 200, two_factor: true });
});

test('the only admin gets back in from the server itself', async ({ db, databaseUrl }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email, 'admin');
  await guarded(app);
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [TOOL, email.toUpperCase()], { env });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await signIn(app)).toMatchObject({ status: 200, user: { email } });
});

test('no device is remembered as trusted: the second factor is asked for at every sign-in', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const begun = await readAnswer(
    await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  );
  const proof = { code: nextTotpOf(begun.totp_uri), trustDevice: true };
  const code = totpOf(begun.totp_uri);
  await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
  const half = await app.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  const trusting = await app.post('/api/auth/two-factor/verify-totp', proof, { cookie: cookieOf(half) });
  const kept = cookieOf(trusting);
  expect(kept).not.toContain('trust');
  const again = await app.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { cookie: kept });
  expect(await readAnswer(again)).toEqual({ status: 200, two_factor: true });
});
