import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { type ComposedApp, cookieOf, createComposedApp, linkIn } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { lastTotpOf, nextTotpOf, totpOf } from '#tests/support/totp.ts';

const email = 'sari@contoh.example';
const fresh = 'baru@contoh.example';

const tokenIn = (text: string) => new URLSearchParams(linkIn(text).split('?')[1]).get('token') ?? '';

async function resetLink(app: ComposedApp, to = email): Promise<string> {
  await app.post('/api/auth/request-password-reset', { email: to });
  return tokenIn((await app.lastMail(to)).text);
}
const setBy = async (app: ComposedApp, token: string, newPassword = 'kopi-tanpa-gula') =>
  (await app.post('/api/auth/reset-password', { token, newPassword })).status;

test('links that set a password end with a changed password, with another link, and with a new address', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const beforeChange = await resetLink(app);
  await app.post('/api/auth/email-otp/send-verification-otp', { email });
  const otp = /\b\d{6}\b/.exec((await app.lastMail(email)).text)?.[0] ?? '';
  const change = { currentPassword: PASSWORD, newPassword: 'kopi-pakai-gula', revokeOtherSessions: true };
  expect((await app.post('/api/auth/change-password', change, { cookie })).status).toBe(200);
  expect(await setBy(app, beforeChange)).toBe(400);
  expect((await app.post('/api/auth/sign-in/email-otp', { email, otp })).status).toBe(422);

  const [first, second] = [await resetLink(app), await resetLink(app)];
  expect(first).not.toBe(second);
  expect(await setBy(app, first, PASSWORD)).toBe(200);
  expect(await setBy(app, second)).toBe(400);

  const beforeMove = await resetLink(app);
  const owner = await cookieFor(app, email);
  await send(app, 'POST /api/account/email-change', { cookie: owner, body: { email: fresh } });
  for (const mailbox of [email, fresh]) {
    const token = tokenIn((await app.lastMail(mailbox)).text);
    expect((await send(app, 'POST /api/account/email-change/confirm', { body: { token } })).status).toBe(200);
  }
  expect(await setBy(app, beforeMove)).toBe(400);
  expect((await app.post('/api/auth/sign-in/email', { email: fresh, password: PASSWORD })).status).toBe(200);
});

test('a sign-in that waits for its second factor ends with the password that began it', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const { uri } = await enrol(app);
  const half = cookieOf(await app.post('/api/auth/sign-in/email', { email, password: PASSWORD }));
  expect(await setBy(app, await resetLink(app))).toBe(200);
  const code = nextTotpOf(uri);
  const late = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie: half });
  expect((await readAnswer(late)).code).toBe('SIGN_IN_AGAIN');
});

/** Uses the code of the previous step, which leaves two more. */
async function enrol(app: ComposedApp): Promise<{ readonly uri: string }> {
  const cookie = await cookieFor(app, email);
  const { totp_uri: uri } = await readAnswer(
    await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  );
  const code = lastTotpOf(uri);
  const done = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
  expect(done.status).toBe(200);
  return { uri };
}

test('a code of the authenticator app opens the account once, however many try it at once', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const { uri } = await enrol(app);
  const halves = await Promise.all(
    Array.from({ length: 4 }, () => app.post('/api/auth/sign-in/email', { email, password: PASSWORD })),
  );
  const use = (code: string, half: Response) =>
    app.post('/api/auth/two-factor/verify-totp', { code }, { cookie: cookieOf(half) });
  const code = totpOf(uri);
  const answers = await Promise.all(halves.slice(0, 3).map((half) => use(code, half)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const [last] = halves.slice(3);
  if (last === undefined) throw new Error('no sign-in is left');
  expect((await readAnswer(await use(code, last))).code).toBe('INVALID_CODE');
  expect((await use(nextTotpOf(uri), last)).status).toBe(200);
});

const age = (db: Database, days: number) =>
  db.orm.execute(sql`
    update auth_sessions set created_at = now() - make_interval(days => ${days}),
      expires_at = now() + interval '2 days'`);
const statusOf = async (app: ComposedApp, cookie: string) =>
  (await app.get('/api/user/profile', { cookie })).status;

test('[DECISIONS 55] a session ends 90 days after its sign-in, however often it is renewed, and 30 for the staff', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  await age(db, 89);
  const answer = await app.get('/api/user/profile', { cookie });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  await age(db, 91);
  expect(await statusOf(app, cookie)).toBe(401);
  await age(db, 31);
  expect(await statusOf(app, cookie)).toBe(200);
  await db.orm.execute(sql`update users set role = 'moderator'`);
  expect(await statusOf(app, cookie)).toBe(401);
  await age(db, 29);
  expect(await statusOf(app, cookie)).toBe(200);
});

test('attempts from one IPv6 network are counted together, whatever address each comes from', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const from = async (address: string, place: number) => {
    const request = new Request('http://localhost:3000/api/auth/request-password-reset', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify({ email: `p${place}@contoh.example` }),
    });
    return (await app.app.fetch(request, address)).status;
  };
  const allowed = 20;
  const first = Array.from({ length: allowed }, (_, place) => from(`2001:db8:1:2::${place + 1}`, place));
  expect(new Set(await Promise.all(first))).toEqual(new Set([200]));
  expect(await from('2001:db8:1:2:ffff::1', allowed)).toBe(429);
  expect(await from('2001:db8:1:3::1', allowed)).toBe(200);
});
