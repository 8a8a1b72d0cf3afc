import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type ComposedApp, cookieOf, createComposedApp, linkIn } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { test } from '#tests/support/machine/database.ts';
import { createAccount } from './index.ts';

const person = { name: 'Sari Wulandari', email: 'sari@contoh.example', password: 'kopi-susu-tiga' };
const credentials = { email: person.email, password: person.password };

async function signUp(app: ComposedApp, who = person): Promise<void> {
  expect((await app.post('/api/auth/sign-up/email', who)).status).toBe(200);
}

async function confirm(app: ComposedApp, email = person.email): Promise<Response> {
  return app.get(linkIn((await app.lastMail(email)).text));
}

async function signIn(app: ComposedApp, who = credentials): Promise<string> {
  const response = await app.post('/api/auth/sign-in/email', who);
  expect(response.status).toBe(200);
  return cookieOf(response);
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0];

const viewerOf = async (app: ComposedApp, headers: Record<string, string>) =>
  (await (await app.get('/api/auth/session', headers)).json()).user;

const roleOf = async (db: Database, email: string) =>
  (await db.orm.execute<{ role: string }>(sql`select role from users where email = ${email}`)).rows[0]?.role;

const makeAccount = (db: Database, email = person.email) =>
  withTx(db, async (tx) =>
    succeed(await createAccount(tx, { email, full_name: 'Sari', password: person.password, role: 'user' })),
  );

test('[SEC-001, AUTH-022, AUTH-023, API-003, API-005] sign up, confirm, sign in, be known, sign out', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await signUp(app);
  const confirmed = await confirm(app);
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, '/login?verified=1']);
  const cookie = await signIn(app);
  expect(await viewerOf(app, { cookie })).toMatchObject({
    email: person.email,
    full_name: person.name,
    role: 'user',
    wallet: { balance_bigint: 0 },
  });
  expect((await app.post('/api/auth/sign-out', {}, { cookie })).status).toBe(200);
  expect(await viewerOf(app, { cookie })).toBeNull();
});

test('an account that is not confirmed can not sign in, and a forged link says so', async ({ db }) => {
  const app = createComposedApp(db);
  await signUp(app);
  const early = await app.post('/api/auth/sign-in/email', credentials);
  expect([early.status, (await early.json()).code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  const forged = await app.get('/api/auth/verify-email?token=forged&callbackURL=/login?verified=1');
  expect(forged.headers.get('location')).toBe('/login?error=INVALID_TOKEN');
});

test('a confirmation link can not be bent to lead to another site', async ({ db }) => {
  const app = createComposedApp(db);
  await signUp(app);
  const link = new URL(linkIn((await app.lastMail(person.email)).text), 'http://localhost:3000');
  link.searchParams.set('callbackURL', 'https://evil.example');
  const confirmed = await app.get(`${link.pathname}${link.search}`);
  expect(confirmed.headers.get('location')).toBe('/login?verified=1');
});

test('wrong password and unknown address get the same answer', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db);
  const wrong = await app.post('/api/auth/sign-in/email', { ...credentials, password: 'salah-sekali' });
  const unknown = await app.post('/api/auth/sign-in/email', { ...credentials, email: 'tidak@ada.example' });
  const [a, b] = [await wrong.json(), await unknown.json()];
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(a.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  const same = { request_id: '', instance: '' };
  expect({ ...a, ...same }).toEqual({ ...b, ...same });
});

test('a sign-up with a taken address looks like any other and changes nothing', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db);
  const taken = await app.post('/api/auth/sign-up/email', { ...person, password: 'milik-penyerang' });
  const fresh = await app.post('/api/auth/sign-up/email', { ...person, email: 'baru@contoh.example' });
  expect([taken.status, await taken.text()]).toEqual([fresh.status, await fresh.text()]);
  expect((await app.lastMail(person.email)).subject).toBe('Anda sudah memiliki akun');
  await signIn(app);
});

test('the owner of a mailbox, not the first to type its address, sets the password', async ({ db }) => {
  const app = createComposedApp(db);
  await signUp(app, { ...person, password: 'milik-penyerang' });
  await signUp(app);
  const mail = await app.lastMail(person.email);
  expect(mail.subject).toBe('Selesaikan pendaftaran Anda');
  const token = new URLSearchParams(linkIn(mail.text).split('?')[1]).get('token');
  const reset = await app.post('/api/auth/reset-password', { token, newPassword: person.password });
  expect(reset.status).toBe(200);
  await signIn(app);
  const attacker = { ...credentials, password: 'milik-penyerang' };
  expect((await app.post('/api/auth/sign-in/email', attacker)).status).toBe(401);
});

test('a reset password ends every session of the account', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db);
  const cookie = await signIn(app);
  expect((await app.post('/api/auth/request-password-reset', { email: person.email })).status).toBe(200);
  const token = new URLSearchParams(linkIn((await app.lastMail(person.email)).text).split('?')[1]).get(
    'token',
  );
  const body = { token, newPassword: 'kata-sandi-baru' };
  expect((await app.post('/api/auth/reset-password', body)).status).toBe(200);
  expect(await viewerOf(app, { cookie })).toBeNull();
  expect((await app.post('/api/auth/reset-password', body)).status).toBe(400);
});

test('[SEC-003] an address in ADMIN_EMAILS becomes admin when it is confirmed, not before', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const owner = { ...person, email: 'Owner@arunika.example' };
  await signUp(app, owner);
  await app.drainJobs();
  expect(await roleOf(db, 'owner@arunika.example')).toBe('user');
  await confirm(app, 'owner@arunika.example');
  expect(await roleOf(db, 'owner@arunika.example')).toBe('admin');
  for (const email of [person.email, 'co-owner@arunika.example']) {
    await signUp(app, { ...person, email });
    await confirm(app, email);
    expect(await roleOf(db, email)).toBe('user');
  }
});

const ways = {
  'the link of the sign-up': async (app, email) => {
    await app.get(linkIn((await app.lastMail(email)).text));
  },
  'the code of the sign-up': async (app, email) => {
    const otp = codeIn((await app.lastMail(email)).text);
    await app.post('/api/auth/email-otp/verify-email', { email, otp });
  },
  'a code to sign in': async (app, email) => {
    await app.post('/api/auth/email-otp/send-verification-otp', { email });
    const otp = codeIn((await app.lastMail(email)).text);
    await app.post('/api/auth/sign-in/email-otp', { email, otp });
  },
  'a new password by mail': async (app, email) => {
    await app.post('/api/auth/request-password-reset', { email });
    const link = new URLSearchParams(linkIn((await app.lastMail(email)).text).split('?')[1]);
    const body = { token: link.get('token'), newPassword: 'kata-sandi-baru' };
    await app.post('/api/auth/reset-password', body);
  },
} satisfies Record<string, (app: ComposedApp, email: string) => Promise<void>>;

test('[SEC-003] whichever way an address in ADMIN_EMAILS is proved, its owner becomes admin, and no second time by proving it again', async ({
  db,
}) => {
  const addresses = Object.keys(ways).map((_, n) => `owner-${n}@arunika.example`);
  const app = createComposedApp(db, { environment: { ADMIN_EMAILS: addresses.join(',') } });
  const admins = async () =>
    (await db.pool.query("select email from users where role = 'admin' order by 1")).rows.map(
      ({ email }) => email,
    );
  for (const [n, prove] of Object.values(ways).entries()) {
    const email = addresses[n] ?? '';
    await signUp(app, { ...person, email });
    await prove(app, email);
    expect(await admins()).toEqual(addresses.slice(0, n + 1));
  }
  const [email = ''] = addresses.slice(-1);
  await db.pool.query("update users set role = 'user' where email = $1", [email]);
  await ways['a code to sign in'](app, email);
  await ways['a new password by mail'](app, email);
  expect(await admins()).toEqual(addresses.slice(0, -1));
});

test('[SEC-004] no request can choose its role or confirm itself', async ({ db }) => {
  const app = createComposedApp(db);
  const greedy = { role: 'admin', is_active: true, emailVerified: true, email_verified: true };
  await app.post('/api/auth/sign-up/email', { ...person, ...greedy });
  expect((await app.post('/api/auth/sign-in/email', credentials)).status).toBe(403);
  await confirm(app);
  const cookie = await signIn(app);
  const headers = { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' };
  const update = new Request('http://localhost:3000/api/user/profile', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ full_name: 'Sari', role: 'admin' }),
  });
  expect((await app.app.fetch(update, '127.0.0.1')).status).toBe(422);
  expect((await app.post('/api/auth/update-user', greedy, { cookie })).status).toBe(404);
  expect((await app.post('/api/auth/sync', { name: 'Sari', ...greedy }, { cookie })).status).toBe(200);
  expect(await roleOf(db, person.email)).toBe('user');
});

test('a deactivated account is out at once and can not come back', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db);
  const cookie = await signIn(app);
  await db.orm.execute(sql`update users set is_active = false where email = ${person.email}`);
  expect(await viewerOf(app, { cookie })).toBeNull();
  expect((await app.get('/api/user/profile', { cookie })).status).toBe(401);
  const change = { currentPassword: person.password, newPassword: 'kata-sandi-baru' };
  expect((await app.post('/api/auth/change-password', change, { cookie })).status).toBe(401);
  const again = await app.post('/api/auth/sign-in/email', credentials);
  expect([again.status, (await again.json()).code]).toEqual([403, 'ACCOUNT_INACTIVE']);
});

test('[API-071] the session token works as a bearer token, and only for API clients', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db);
  const { token } = await (await app.post('/api/auth/sign-in/email', credentials)).json();
  expect(await viewerOf(app, { authorization: `Bearer ${token}` })).toMatchObject({ email: person.email });
  expect(await viewerOf(app, { authorization: 'Bearer forged' })).toBeNull();
  // Node's fetch sends a mode like a browser, but no site.
  const program = await app.post('/api/auth/sign-in/email', credentials, { 'sec-fetch-mode': 'cors' });
  expect(await program.json()).toHaveProperty('token');
  const ofBrowser = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' };
  const browser = await app.post('/api/auth/sign-in/email', credentials, ofBrowser);
  expect(await browser.json()).not.toHaveProperty('token');
  expect(browser.headers.get('set-auth-token')).toBeNull();
});

test('session cookies are HttpOnly and SameSite=Lax, and Secure where the address is https', async ({
  db,
}) => {
  await makeAccount(db);
  const flags = async (environment: Record<string, string>) => {
    const app = createComposedApp(db, { environment });
    const response = await app.post('/api/auth/sign-in/email', credentials);
    return response.headers.getSetCookie().filter((cookie) => cookie.includes('session_token'));
  };
  const [plain = ''] = await flags({});
  expect(plain).toMatch(/^arunika\.session_token=.*Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  const [secure = ''] = await flags({ APP_URL: 'https://arunika.example' });
  expect(secure).toMatch(/^__Secure-arunika\.session_token=.*HttpOnly; Secure; SameSite=Lax$/);
});

test('[AUTH-024, API-009] a session is prolonged while it is used, in the database and in the cookie', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db);
  const cookie = await signIn(app);
  await db.orm.execute(sql`update auth_sessions set expires_at = now() + interval '2 days'`);
  const response = await app.get('/api/auth/session', { cookie });
  expect(response.headers.getSetCookie().join()).toContain('Max-Age=604800');
  const left = await db.orm.execute(
    sql`select 1 from auth_sessions where expires_at > now() + interval '6 days'`,
  );
  expect(left.rowCount).toBe(1);
  await db.orm.execute(sql`update auth_sessions set expires_at = now() - interval '1 second'`);
  expect(await viewerOf(app, { cookie })).toBeNull();
});

test('[API-072] the development token acts as the demo admin, where one is configured', async ({ db }) => {
  const token = 'a-development-token';
  const headers = { authorization: `Bearer ${token}` };
  await makeAccount(db, 'admin@arunika.example');
  const app = createComposedApp(db, { environment: { DEV_TOKEN: token } });
  expect(await viewerOf(app, headers)).toMatchObject({ email: 'admin@arunika.example' });
  expect(await viewerOf(createComposedApp(db), headers)).toBeNull();
});

test('guessing is slowed down for the address and for the account, never for the owner', async ({ db }) => {
  // Limits at a fifth: each guess costs a password check.
  const limits = { environment: { RATE_LIMIT_FACTOR: '0.2' } };
  const app = createComposedApp(db, limits);
  await makeAccount(db);
  await signIn(app);
  const wrong = { ...credentials, password: 'salah-sekali' };
  const guess = (address: string) =>
    createComposedApp(db, { ...limits, address }).post('/api/auth/sign-in/email', wrong);
  const first = await Promise.all(Array.from({ length: 3 }, () => guess('10.0.0.1')));
  const limited = first.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(1);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let stranger = 2; stranger <= 7; stranger++) {
    await Promise.all(Array.from({ length: 2 }, () => guess(`10.0.0.${stranger}`)));
  }
  expect((await guess('10.0.0.99')).status).toBe(429);
  await signIn(app);
});
