import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { type ComposedApp, cookieOf, createComposedApp, linkIn } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { type OpenIdServer, startOpenId } from '#tests/support/machine/openid.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { nextTotpOf, totpOf } from '#tests/support/totp.ts';

const email = 'sari@contoh.example';
let provider: OpenIdServer;

beforeAll(async () => {
  provider = await startOpenId();
});
afterAll(() => provider.stop());

function openApp(db: Database, extra: Readonly<Record<string, string>> = {}): ComposedApp {
  Object.assign(provider.claims, { sub: 'g-1', email, email_verified: true, name: 'Sari' });
  delete provider.claims.nonce;
  const environment = {
    GOOGLE_CLIENT_ID: 'arunika-client',
    GOOGLE_CLIENT_SECRET: 'a secret of tests',
    GOOGLE_ISSUER: provider.issuer,
    ...extra,
  };
  return createComposedApp(db, { environment });
}

/** Signs in with Google; returns the callback URL and the cookies of the browser. */
async function goToGoogle(app: ComposedApp, body: object = {}) {
  const begun = await app.post('/api/auth/sign-in/social', { provider: 'google', ...body });
  const { url } = await readAnswer(begun);
  return { url: new URL(url), cookie: cookieOf(begun), back: await provider.consent(url) };
}

const viewer = async (app: ComposedApp, cookie: string) =>
  (await readAnswer(await app.get('/api/auth/session', { cookie }))).user;
const where = (answer: Response) => [answer.status, answer.headers.get('location')];

test('[API-004, API-007] Google makes a confirmed account, and knows it the next time', async ({ db }) => {
  const app = openApp(db);
  const { url, cookie, back } = await goToGoogle(app, { next: '/product/sop' });
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
    nonce: expect.stringMatching(/.{16}/),
    state: expect.stringMatching(/.{16}/),
  });
  const done = await app.get(back, { cookie });
  expect(where(done)).toEqual([302, '/product/sop']);
  expect(await viewer(app, cookieOf(done))).toMatchObject({ email, full_name: 'Sari', role: 'user' });
  const again = await goToGoogle(app);
  await app.get(again.back, { cookie: again.cookie });
  const stored = await db.orm.execute(sql`
    select u.email_verified, a.access_token, a.id_token from users u join auth_accounts a on a.user_id = u.id`);
  expect(stored.rows).toEqual([{ email_verified: true, access_token: null, id_token: null }]);
});

test('[ERR-015] a wrong state, a wrong nonce, a replayed code and another browser come back with nothing', async ({
  db,
}) => {
  const app = openApp(db);
  const refused = async (back: string, cookie: string) => {
    const answer = await app.get(back, { cookie });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/login\?provider=1.*error=/);
    expect(await viewer(app, cookieOf(answer))).toBeNull();
  };
  const first = await goToGoogle(app);
  await refused(first.back.replace(/state=[^&]+/, 'state=forged'), first.cookie);
  await refused(first.back.replace(/[?&]state=[^&]+/, '?'), first.cookie);
  const victim = await goToGoogle(app);
  await refused(victim.back, '');
  provider.claims.nonce = 'of another sign-in';
  const bent = await goToGoogle(app);
  await refused(bent.back, bent.cookie);
  delete provider.claims.nonce;
  const sound = await goToGoogle(app);
  expect((await app.get(sound.back, { cookie: sound.cookie })).headers.get('location')).toBe('/auth/landing');
  await refused(sound.back, sound.cookie);
});

test('whoever goes to Google from an English page comes back to one, failed or not, and gets English mails', async ({
  db,
}) => {
  const app = openApp(db);
  const begun = await app.post(
    '/api/auth/sign-in/social',
    { provider: 'google', next: '/product/sop' },
    { 'accept-language': 'en' },
  );
  const back = await provider.consent((await readAnswer(begun)).url);
  const headers = { cookie: cookieOf(begun), 'accept-language': 'id-ID' };
  const lost = await app.get(back.replace(/[?&]state=[^&]+/, '?'), headers);
  expect(lost.headers.get('location')).toMatch(/^\/en\/login\?provider=1.*error=/);
  expect(where(await app.get(back, headers))).toEqual([302, '/en/product/sop']);
  const stored = await db.orm.execute(sql`select mail_language from account_preferences`);
  expect(stored.rows).toEqual([{ mail_language: 'en' }]);
  const stranger = await app.get('/api/auth/callback/google?code=x', { 'accept-language': 'en' });
  expect(stranger.headers.get('location')).toMatch(/^\/en\/login/);
});

test('an address that Google has not confirmed opens nobody’s account and makes none', async ({ db }) => {
  const app = openApp(db);
  await makeAccount(db, email);
  for (const address of [email, 'lain@contoh.example']) {
    Object.assign(provider.claims, { email: address, email_verified: false });
    const { back, cookie } = await goToGoogle(app);
    const answer = await app.get(back, { cookie });
    expect(where(answer)).toEqual([302, '/login?provider=1&error=unable_to_get_user_info']);
  }
  expect((await db.orm.execute(sql`select 1 from users`)).rowCount).toBe(1);
});

test('[DECISIONS 55] signing up with another person’s address neither blocks their Google sign-in nor keeps access', async ({
  db,
}) => {
  const app = openApp(db, { ADMIN_EMAILS: email });
  const theirs = 'milik-penyerang';
  await app.post('/api/auth/sign-up/email', { name: 'Penyerang', email, password: theirs });
  const link = linkIn((await app.lastMail(email)).text);
  await app.post('/api/auth/request-password-reset', { email });
  const reset = new URLSearchParams(linkIn((await app.lastMail(email)).text).split('?')[1]).get('token');
  const { back, cookie } = await goToGoogle(app);
  const done = await app.get(back, { cookie });
  expect(where(done)[1]).not.toContain('error');
  expect(await viewer(app, cookieOf(done))).toMatchObject({ email, full_name: 'Sari', role: 'admin' });
  expect((await app.post('/api/auth/sign-in/email', { email, password: theirs })).status).toBe(401);
  const body = { token: reset, newPassword: theirs };
  expect((await app.post('/api/auth/reset-password', body)).status).toBe(400);
  // The link of the sign-up is void.
  expect(await viewer(app, cookieOf(await app.get(link)))).toBeNull();
  const logins = await db.orm.execute(sql`select provider_id from auth_accounts`);
  expect(logins.rows).toEqual([{ provider_id: 'google' }]);
});

test('[API-018, API-019] Google is linked from the settings, and the last way in stays', async ({ db }) => {
  const app = openApp(db);
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  provider.claims.email = 'sari.pribadi@contoh.example';
  const link = async () => {
    const begun = await send(app, 'POST /api/auth/link-social', { cookie, body: { provider: 'google' } });
    const { url } = await readAnswer(begun);
    return app.get(await provider.consent(url), { cookie: `${cookie}; ${cookieOf(begun)}` });
  };
  expect(where(await link())).toEqual([302, '/user/settings?tab=sign-in']);
  const { security } = await readAnswer(await send(app, 'GET /api/account/security', { cookie }));
  expect(security.logins).toMatchObject([{ provider: 'google' }]);
  const unlink = () =>
    send(app, 'POST /api/auth/unlink-account', { cookie, body: { accountId: security.logins[0].id } });
  await db.orm.execute(sql`update auth_sessions set confirmed_at = now() - interval '1 day'`);
  expect((await readAnswer(await unlink())).code).toBe('REAUTHENTICATION_REQUIRED');
  await send(app, 'POST /api/auth/reauthenticate', { cookie, body: { password: PASSWORD } });
  await db.orm.execute(sql`delete from auth_accounts where user_id = ${id} and provider_id = 'credential'`);
  expect(await readAnswer(await unlink())).toMatchObject({ status: 409, code: 'LAST_WAY_IN' });
  await db.orm.execute(sql`
    insert into auth_accounts (user_id, account_id, provider_id, password) values (${id}, ${id}, 'credential', 'x')`);
  expect((await unlink()).status).toBe(200);
  const log = await readAnswer(await send(app, 'GET /api/account/security-events', { cookie }));
  expect(log.events.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['account.google_linked', 'account.login_unlinked']),
  );
});

test('Google does not lead past the second factor', async ({ db }) => {
  const app = openApp(db);
  await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const begun = await readAnswer(
    await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  );
  await app.post('/api/auth/two-factor/verify-totp', { code: totpOf(begun.totp_uri) }, { cookie });
  const went = await goToGoogle(app, { next: '/user/billing' });
  const answer = await app.get(went.back, { cookie: went.cookie });
  expect(where(answer)).toEqual([302, '/login?second-factor=1&next=%2Fuser%2Fbilling']);
  const pending = cookieOf(answer);
  expect(await viewer(app, pending)).toBeNull();
  const code = nextTotpOf(begun.totp_uri);
  const done = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie: pending });
  expect(await viewer(app, cookieOf(done))).toMatchObject({ email });
});

test('[API-008] an identity token signs in when its signature, audience and nonce are right', async ({
  db,
}) => {
  const app = openApp(db);
  const tokenFor = async (nonce: string) => {
    provider.claims.nonce = nonce;
    const answer = await fetch(`${provider.issuer}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials&scope=openid',
    });
    const { access_token } = await answer.json();
    return String(access_token);
  };
  const enter = (idToken: object) => app.post('/api/auth/sign-in/social', { provider: 'google', idToken });
  const token = await tokenFor('n-1');
  const forged = `${token.slice(0, -8)}AAAAAAAA`;
  expect((await enter({ token: forged, nonce: 'n-1' })).status).toBe(401);
  expect((await enter({ token, nonce: 'n-2' })).status).toBe(401);
  const done = await enter({ token, nonce: 'n-1' });
  expect(await viewer(app, cookieOf(done))).toMatchObject({ email });
});

test('[API-012] a company signs its own people in, found by domain, and nobody of another domain', async ({
  db,
}) => {
  const company = {
    provider_id: 'contoh',
    domain: 'contoh.example',
    issuer: provider.issuer,
    client_id: 'arunika-client',
    client_secret: 'x',
  };
  const app = openApp(db, { SSO_PROVIDERS: JSON.stringify([company]) });
  const go = async () => {
    const begun = await app.post('/api/auth/sign-in/sso', { email: 'siapa@contoh.example' });
    const { url } = await readAnswer(begun);
    return app.get(await provider.consent(url), { cookie: cookieOf(begun) });
  };
  expect(await viewer(app, cookieOf(await go()))).toMatchObject({ email });
  await makeAccount(db, 'bos@lain.example', 'admin');
  Object.assign(provider.claims, { sub: 'g-2', email: 'bos@lain.example' });
  expect(where(await go())[1]).toMatch(/error=unable_to_get_user_info/);
  expect((await app.post('/api/auth/sign-in/sso', { domain: 'lain.example' })).status).toBe(404);
});
