import { expect } from 'vitest';
import { type ComposedApp, cookieOf, createComposedApp, linkIn } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer } from '#tests/support/shop/accounts.ts';
import { lastTotpOf } from '#tests/support/totp.ts';

const email = 'sari@contoh.example';
const signUp = (app: ComposedApp, password = PASSWORD, next = '/product/sop') =>
  app.post('/api/auth/sign-up/email', { name: 'Sari Wulandari', email, password, next });
const signIn = (app: ComposedApp, password = PASSWORD) =>
  app.post('/api/auth/sign-in/email', { email, password });
const codeIn = (text: string) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '';
const prove = (app: ComposedApp, otp: string) => app.post('/api/auth/email-otp/verify-email', { email, otp });
const viewer = async (app: ComposedApp, cookie: string) =>
  (await readAnswer(await app.get('/api/auth/session', { cookie }))).user;

test('[DECISIONS 55] the code of the mail confirms the address and signs in, once', async ({ db }) => {
  const app = createComposedApp(db);
  await signUp(app);
  const otp = codeIn((await app.lastMail(email)).text);
  expect((await prove(app, otp === '123456' ? '654321' : '123456')).status).toBe(422);
  const done = await prove(app, otp);
  expect(await viewer(app, cookieOf(done))).toMatchObject({ email });
  expect((await signIn(app)).status).toBe(200);
  expect((await prove(app, otp)).status).toBe(422);
});

test('[DECISIONS 55] the link of the mail signs in, and leads on to where somebody was, on this site only', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const signedUp = await signUp(app, PASSWORD, '/product/sop?plan=bulanan');
  const headers = { cookie: cookieOf(signedUp) };
  const link = linkIn((await app.lastMail(email)).text);
  const opened = await app.get(link, headers);
  expect(opened.headers.get('location')).toBe('/login?verified=1&next=%2Fproduct%2Fsop%3Fplan%3Dbulanan');
  expect(await viewer(app, cookieOf(opened))).toMatchObject({ email });
  // The link works once.
  expect(await viewer(app, cookieOf(await app.get(link, headers)))).toBeNull();
  const again = await app.post('/api/auth/sign-up/email', {
    name: 'Adi',
    email: 'adi@contoh.example',
    password: PASSWORD,
    next: 'https://evil.example',
  });
  expect(again.status).toBe(200);
  const bent = await app.get(linkIn((await app.lastMail('adi@contoh.example')).text));
  expect(bent.headers.get('location')).toBe('/login?verified=1');
});

test('a link that another browser opens confirms the address and signs nobody in', async ({ db }) => {
  const app = createComposedApp(db);
  await signUp(app);
  const link = linkIn((await app.lastMail(email)).text);
  const other = await app.post('/api/auth/sign-up/email', {
    name: 'Lain',
    email: 'lain@contoh.example',
    password: PASSWORD,
  });
  const opened = await app.get(link, { cookie: cookieOf(other) });
  expect(opened.headers.get('location')).toContain('/login?verified=1');
  expect(opened.headers.getSetCookie()).toEqual([]);
  expect((await signIn(app)).status).toBe(200);
});

test('[DECISIONS 55] an address that two signed up with is proved by its code, and neither password opens it', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await signUp(app, 'milik-penyerang');
  const first = codeIn((await app.lastMail(email)).text);
  await signUp(app);
  const mail = await app.lastMail(email);
  expect(mail.subject).toBe('Selesaikan pendaftaran Anda');
  expect((await prove(app, first)).status).toBe(422);
  expect(await viewer(app, cookieOf(await prove(app, codeIn(mail.text))))).toMatchObject({ email });
  expect((await signIn(app, 'milik-penyerang')).status).toBe(401);
});

test('[DECISIONS 55] a mailed sign-in code takes over the account of an address that nobody proved, and its password opens nothing', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await signUp(app, 'milik-penyerang');
  await app.post('/api/auth/email-otp/send-verification-otp', { email });
  const otp = /\b\d{6}\b/.exec((await app.lastMail(email)).subject)?.[0];
  const entered = await app.post('/api/auth/sign-in/email-otp', { email, otp });
  expect(await viewer(app, cookieOf(entered))).toMatchObject({ email });
  expect((await signIn(app, 'milik-penyerang')).status).toBe(401);
});

test('[DECISIONS 55] signing up with an address that has an account goes on by the code, too, and asks for its second factor', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const taken = await signUp(app, 'kata-sandi-lain');
  expect(await readAnswer(taken)).toEqual({ status: 200, ...(await (await signUp(app)).json()) });
  const code = codeIn((await app.lastMail(email)).text);
  expect(await viewer(app, cookieOf(await prove(app, code)))).toMatchObject({ email });
  const cookie = await cookieFor(app, email);
  const begun = await readAnswer(
    await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  );
  const proof = { code: lastTotpOf(begun.totp_uri) };
  expect((await app.post('/api/auth/two-factor/verify-totp', proof, { cookie })).status).toBe(200);
  await signUp(app);
  const half = await prove(app, codeIn((await app.lastMail(email)).text));
  expect(await readAnswer(half)).toEqual({ status: 200, two_factor: true });
  expect(await viewer(app, cookieOf(half))).toBeNull();
});
