import { sql } from 'drizzle-orm';
import { loadConfig } from '#server/platform/config/config.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

const email = 'sari@contoh.example';
const EVIL = 'https://evil.example';

/** Every route that changes something, by the document, and those of the auth library. */
async function writingRoutes(app: ComposedApp): Promise<readonly (readonly [string, string])[]> {
  const { paths } = await readAnswer(await app.get('/api/openapi.json'));
  const house = Object.entries<Record<string, unknown>>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')] as const),
  );
  const library = ['sign-in/email', 'sign-up/email', 'sign-out', 'change-password', 'two-factor/disable'];
  return [...house, ...library.map((path) => ['POST', `/api/auth/${path}`] as const)].filter(
    ([method]) => method !== 'GET',
  );
}

/** A gateway signs its body, a mail program repeats the signed token of a mail. */
const provesItself = (path: string) => /^\/api\/(webhooks\/|mail\/unsubscribe)/.test(path);

test('a cookie alone changes nothing: every writing route wants the call to come from our own pages', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const lies = [{}, { origin: EVIL }, { origin: 'null' }, { origin: 'http://localhost:3000.evil.example' }];
  for (const [method, path] of await writingRoutes(app)) {
    for (const lie of lies) {
      if (provesItself(path) && !('origin' in lie)) continue;
      const headers = { cookie, 'content-type': 'application/json', ...lie };
      const request = new Request(`http://localhost:3000${path}`, { method, headers, body: '{}' });
      const answer = await readAnswer(await app.app.fetch(request, '127.0.0.1'));
      expect([method, path, answer.status, answer.code]).toEqual([method, path, 403, 'FOREIGN_ORIGIN']);
    }
  }
});

test('a session that was planted before signing in is worth nothing afterwards', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const planted = 'arunika.session_token=Z2l2ZW4tYnktYW4tYXR0YWNrZXI.AAAA';
  const answer = await app.post(
    '/api/auth/sign-in/email',
    { email, password: PASSWORD },
    { cookie: planted },
  );
  expect(cookieOf(answer)).not.toContain('Z2l2ZW4t');
  expect((await readAnswer(await app.get('/api/auth/session', { cookie: planted }))).user).toBeNull();
  const before = await cookieFor(app, email);
  const change = { currentPassword: PASSWORD, newPassword: 'teh-manis-dua', revokeOtherSessions: true };
  const changed = await send(app, 'POST /api/auth/change-password', { cookie: before, body: change });
  expect(changed.status).toBe(200);
  expect((await readAnswer(await app.get('/api/auth/session', { cookie: before }))).user).toBeNull();
  expect(
    (await readAnswer(await app.get('/api/auth/session', { cookie: cookieOf(changed) }))).user.email,
  ).toBe(email);
});

test('links in mails follow the configured address, whatever the request claims its host to be', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  await app.post('/api/auth/request-password-reset', { email, redirectTo: EVIL, callbackURL: EVIL }, lies);
  const { text } = await app.lastMail(email);
  expect(text).toContain('http://localhost:3000/reset-password?token=');
  expect(text).not.toContain('evil');
});

test('a name can neither start a header of a mail nor carry a link into it', async ({ db }) => {
  const app = createComposedApp(db);
  const names = [
    'Sari\r\nBcc: korban@contoh.example',
    '<a href="https://evil.example">Menang!</a>',
    'evil.example',
  ];
  for (const [place, name] of names.entries()) {
    const to = `n${place}@contoh.example`;
    await app.post('/api/auth/sign-up/email', { name, email: to, password: PASSWORD });
    const mail = await app.lastMail(to);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/Bcc:|evil\.example|<a /);
  }
});

test('[DECISIONS 54] what a stranger types beside an address is in no mail to it, until its owner has proved it', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const product = await makeProduct(db, { price: 0, type: 'freebie' });
  const to = 'korban@contoh.example';
  const full_name = 'Akun Anda diblokir segera hubungi kami';
  const items = [{ product_id: product.id, price: 0 }];
  const bought = await app.post(
    '/api/checkout/guest',
    { email: to, full_name, items },
    { 'idempotency-key': 'k' },
  );
  expect(bought.status).toBe(200);
  await app.post('/api/auth/sign-up/email', { name: full_name, email: to, password: PASSWORD });
  await app.drainJobs();
  const mails = await listDevMails(db, to);
  expect(mails.length).toBeGreaterThan(1);
  for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toContain('diblokir');
});

test('[SEC-002] nothing that is sent along with a change makes anybody more than they are', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  const greedy = {
    role: 'admin',
    is_active: true,
    app_metadata: { role: 'admin' },
    balance_bigint: 1_000_000_000,
    email_verified: true,
    two_factor_enabled: false,
    user_id: '00000000-0000-4000-8000-000000000000',
    delete_after: null,
  };
  const calls = [
    ['PUT /api/user/profile', { company: 'Toko' }],
    ['POST /api/auth/sync', { name: 'Sari' }],
    ['PATCH /api/account/preferences', { receipts: true }],
    ['POST /api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'teh-manis-dua' }],
  ] as const;
  for (const [call, body] of calls) await send(app, call, { cookie, body: { ...body, ...greedy } });
  const { rows } = await db.orm.execute(sql`
    select u.role, u.email, coalesce(w.balance_bigint, 0) as balance from users u
    left join wallets w on w.user_id = u.id where u.id = ${id}`);
  expect(rows).toEqual([{ role: 'user', email, balance: 0 }]);
  expect((await send(app, 'GET /api/admin/audit', { cookie })).status).toBe(403);
});

test('no answer tells whether an address has an account, and none comes sooner for it', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const routes: readonly (readonly [string, (address: string) => object])[] = [
    ['sign-up/email', (address) => ({ name: 'Sari', email: address, password: PASSWORD })],
    ['request-password-reset', (address) => ({ email: address })],
    ['send-verification-email', (address) => ({ email: address })],
    ['email-otp/send-verification-otp', (address) => ({ email: address })],
  ];
  for (const [path, bodyOf] of routes) {
    const seen = [];
    for (const address of [email, `tidak-ada-${path.length}@contoh.example`]) {
      const started = performance.now();
      const answer = await app.post(`/api/auth/${path}`, bodyOf(address));
      seen.push([answer.status, await answer.text(), performance.now() - started >= 295]);
    }
    expect([path, seen[0]]).toEqual([path, seen[1]]);
    expect(seen[0]?.[2]).toBe(true);
  }
});

/** Three of them fill a body: a pattern that looks back at every place would outlast the runner's patience. */
const LONG = 80_000;

test('patterns refuse the longest texts that a body can hold, whatever nearly matches in them', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const long = 'a'.repeat(LONG);
  const texts = [
    `${long}@`,
    `${long}!@b.c`,
    `${'0'.repeat(LONG)}x`,
    `${' '.repeat(LONG)}x`,
    'a.'.repeat(LONG / 2),
  ];
  for (const text of texts) {
    const answer = await app.post('/api/auth/sign-in/email', { email: text, password: text });
    expect(answer.status).toBe(422);
    const form = await app.post('/api/forms/contact', { name: text, email: text, whatsapp: text });
    expect(form.status).toBe(422);
  }
});

test('[ASEC-007] a fixed development token stops a production start, and so does what is missing', () => {
  const environment = { APP_ENV: 'production', DEV_TOKEN: 'a-development-token' };
  expect(() => loadConfig(environment)).toThrow(/DEV_TOKEN: tidak boleh diisi di produksi/);
  expect(() => loadConfig(environment)).toThrow(/AUTH_SECRET/);
});
