import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type ComposedApp, cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer } from '#tests/support/shop/accounts.ts';
import { lastTotpOf, nextTotpOf, totpOf } from '#tests/support/totp.ts';

const email = 'sari@contoh.example';

/** Enrols as the settings do; returns what the authenticator app gets. */
async function enrol(app: ComposedApp, cookie: string) {
  const begun = await readAnswer(
    await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  );
  expect(begun).toMatchObject({ status: 200, totp_uri: expect.stringContaining('otpauth://totp/Arunika') });
  const code = lastTotpOf(begun.totp_uri);
  const finished = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
  expect(finished.status).toBe(200);
  return { uri: begun.totp_uri, codes: begun.recovery_codes, cookie: cookieOf(finished) };
}

const signIn = (app: ComposedApp) => app.post('/api/auth/sign-in/email', { email, password: PASSWORD });
const viewer = async (app: ComposedApp, cookie: string) =>
  (await readAnswer(await app.get('/api/auth/session', { cookie }))).user;

test('[AUTH-026, API-020, API-022, API-023] with a second factor the password alone opens nothing', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const { uri } = await enrol(app, await cookieFor(app, email));
  const half = await signIn(app);
  expect(await readAnswer(half)).toEqual({ status: 200, two_factor: true });
  const pending = cookieOf(half);
  expect(await viewer(app, pending)).toBeNull();
  expect((await app.get('/api/user/profile', { cookie: pending })).status).toBe(401);
  const wrong = await readAnswer(
    await app.post('/api/auth/two-factor/verify-totp', { code: '000000' }, { cookie: pending }),
  );
  expect(wrong).toMatchObject({ status: 422, code: 'INVALID_CODE', fields: { code: expect.any(String) } });
  const done = await app.post('/api/auth/two-factor/verify-totp', { code: totpOf(uri) }, { cookie: pending });
  expect(await viewer(app, cookieOf(done))).toMatchObject({ email });
  const again = await app.post(
    '/api/auth/two-factor/verify-totp',
    { code: nextTotpOf(uri) },
    { cookie: pending },
  );
  expect((await readAnswer(again)).code).toBe('SIGN_IN_AGAIN');
});

test('a recovery code opens the account once, and nobody can try codes for ever', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const { codes } = await enrol(app, await cookieFor(app, email));
  expect(codes).toHaveLength(10);
  const use = async (code: string) => {
    const cookie = cookieOf(await signIn(app));
    return app.post('/api/auth/two-factor/verify-backup-code', { code }, { cookie });
  };
  expect(await viewer(app, cookieOf(await use(codes[0])))).toMatchObject({ email });
  expect((await use(codes[0])).status).toBe(422);
  const pending = cookieOf(await signIn(app));
  const guesses = Array.from({ length: 7 }, () =>
    app.post('/api/auth/two-factor/verify-totp', { code: '123456' }, { cookie: pending }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5);
  expect(statuses).toContain(401);
});

test('a code by e-mail does not lead past the second factor', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  await enrol(app, await cookieFor(app, email));
  await app.post('/api/auth/email-otp/send-verification-otp', { email });
  const { text } = await app.lastMail(email);
  const otp = /\b\d{6}\b/.exec(text)?.[0];
  const half = await app.post('/api/auth/sign-in/email-otp', { email, otp });
  expect(await readAnswer(half)).toEqual({ status: 200, two_factor: true });
  expect(await viewer(app, cookieOf(half))).toBeNull();
});

test('[API-021] switching it off needs the password, notifies the owner and is logged', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const { cookie } = await enrol(app, await cookieFor(app, email));
  const off = (password: string) => app.post('/api/auth/two-factor/disable', { password }, { cookie });
  expect((await readAnswer(await off('bukan-ini'))).code).toBe('INVALID_PASSWORD');
  const done = await off(PASSWORD);
  expect(done.status).toBe(200);
  expect((await app.lastMail(email)).subject).toBe('Verifikasi dua langkah dimatikan');
  const log = await readAnswer(await app.get('/api/account/security-events', { cookie: cookieOf(done) }));
  expect(log.events.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
    'account.two_factor_disabled',
    'account.two_factor_enabled',
  ]);
  expect((await signIn(app)).status).toBe(200);
});

test('[API-013] an account without a password has no right password: what is dangerous asks for a mailed code', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  await db.orm.execute(sql`update auth_accounts set password = null where user_id = ${id}`);
  await db.orm.execute(sql`update auth_sessions set confirmed_at = now() - interval '1 hour'`);
  const bare = await readAnswer(await app.post('/api/auth/two-factor/enable', {}, { cookie }));
  expect(bare).toMatchObject({ status: 403, code: 'REAUTHENTICATION_REQUIRED' });
  const guessed = await readAnswer(
    await app.post('/api/auth/two-factor/enable', { password: 'apa saja' }, { cookie }),
  );
  expect(guessed).toMatchObject({ status: 422, code: 'INVALID_PASSWORD' });
  await app.post('/api/auth/reauthenticate/code', {}, { cookie });
  const code = /\b\d{6}\b/.exec((await app.lastMail(email)).text)?.[0];
  expect((await app.post('/api/auth/reauthenticate', { code }, { cookie })).status).toBe(200);
  expect((await app.post('/api/auth/two-factor/enable', {}, { cookie })).status).toBe(200);
});

test('where required, admins reach the back-office with a second factor only', async ({ db }) => {
  const app = createComposedApp(db, { environment: { ADMIN_TWO_FACTOR: 'required' } });
  await makeAccount(db, email, 'admin');
  const cookie = await cookieFor(app, email);
  const before = await readAnswer(await app.get('/api/admin/audit', { cookie }));
  expect(before).toMatchObject({ status: 403, code: 'TWO_FACTOR_REQUIRED' });
  expect((await app.get('/api/user/profile', { cookie })).status).toBe(200);
  const enrolled = await enrol(app, cookie);
  expect((await app.get('/api/admin/audit', { cookie: enrolled.cookie })).status).toBe(200);
});
