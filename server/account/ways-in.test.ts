import { hash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { addr, eip191Signer } from 'micro-eth-signer';
import { expect, onTestFinished } from 'vitest';
import { cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { startFakeApi } from '#tests/support/gateways/fake-api.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer } from '#tests/support/shop/accounts.ts';

const email = 'sari@contoh.example';
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0];

test('[API-010, API-011] a mailed code lets in who has an account, once, and creates none', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  const ask = (address: string) => app.post('/api/auth/email-otp/send-verification-otp', { email: address });
  const [known, unknown] = [await ask(email), await ask('tidak@ada.example')];
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  const mail = await app.lastMail(email);
  expect(mail.subject).toMatch(/^Kode masuk Anda: \d{6}$/);
  await expect(app.lastMail('tidak@ada.example')).rejects.toThrow('no mail');
  const otp = codeIn(mail.text);
  const wrong = await readAnswer(await app.post('/api/auth/sign-in/email-otp', { email, otp: '000000' }));
  expect(wrong).toMatchObject({ status: 422, code: 'INVALID_CODE' });
  const done = await app.post('/api/auth/sign-in/email-otp', { email, otp });
  expect((await readAnswer(await app.get('/api/auth/session', { cookie: cookieOf(done) }))).user.email).toBe(
    email,
  );
  expect((await app.post('/api/auth/sign-in/email-otp', { email, otp })).status).toBe(422);
});

test('[DECISIONS 64] a code that was asked for to sign up makes an account without a password, and tells nobody whether there is one', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, 'lama@contoh.example');
  const ask = (address: string, type = 'sign-up') =>
    app.post('/api/auth/email-otp/send-verification-otp', { email: address, type });
  const [unknown, known] = [await ask(email), await ask('lama@contoh.example')];
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  const mails = [await app.lastMail(email), await app.lastMail('lama@contoh.example')];
  for (const { subject } of mails) expect(subject).toMatch(/^Kode masuk Anda: \d{6}$/);
  const enter = (otp: string | undefined, more = {}) =>
    app.post('/api/auth/sign-in/email-otp', { email, otp, ...more });
  expect((await enter('000000', { name: 'Sari' })).status).toBe(422);
  const done = await enter(codeIn(mails[0]?.text ?? ''), { name: 'Sari' });
  const { user } = await readAnswer(await app.get('/api/auth/session', { cookie: cookieOf(done) }));
  expect(user).toMatchObject({ email, full_name: 'Sari', role: 'user' });
  const { rows } = await db.pool.query(
    'select email_verified, (select count(*)::integer from auth_accounts where user_id = users.id) as logins from users where email = $1',
    [email],
  );
  expect(rows).toEqual([{ email_verified: true, logins: 0 }]);
  // Without a name nobody signs up: somebody at the sign-in page has no account by it, whatever the code.
  const other = 'tanpa-nama@contoh.example';
  await ask(other);
  const otp = codeIn((await app.lastMail(other)).text);
  expect((await app.post('/api/auth/sign-in/email-otp', { email: other, otp })).status).toBe(422);
  const made = await db.pool.query('select 1 from users where email = $1', [other]);
  expect(made.rows).toEqual([]);
});

test('of a code that nobody is sent nothing is stored that could be guessed', async ({ db }) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, 'tutup@contoh.example');
  await db.pool.query('update users set is_active = false where id = $1', [id]);
  for (const address of ['tidak@ada.example', 'tutup@contoh.example'])
    await app.post('/api/auth/email-otp/send-verification-otp', { email: address });
  await app.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-up' });
  await app.identity.settle();
  const { rows } = await db.pool.query<{ identifier: string; value: string }>(
    'select identifier, value from auth_verifications',
  );
  const stored = new Map(rows.map(({ identifier, value }) => [value.split(':')[0], identifier]));
  const guessed: (string | undefined)[] = [];
  for (let n = 0; n < 1_000_000; n++) {
    const digest = hash('sha256', String(n).padStart(6, '0'), 'base64url');
    if (stored.has(digest)) guessed.push(stored.get(digest));
  }
  expect(guessed).toEqual([`sign-in-otp-${email}`]);
});

test('[ERR-016, API-014] a code and a resend need somebody to go to', async ({ db }) => {
  const app = createComposedApp(db);
  const sentence = 'You must provide either an email or phone number.';
  const paths = ['email-otp/send-verification-otp', 'phone-number/send-otp', 'send-verification-email'];
  for (const path of paths) {
    const answer = await readAnswer(await app.post(`/api/auth/${path}`, {}));
    expect([path, answer.status, Object.values(answer.fields)]).toEqual([path, 422, [sentence]]);
  }
});

test('[API-010] a code by telephone goes through the configured carrier, to a confirmed number only', async ({
  db,
}) => {
  const carrier = await startFakeApi(() => ({ status: 200 }));
  onTestFinished(() => carrier.close());
  const app = createComposedApp(db, { environment: { SMS_URL: carrier.url } });
  const id = await makeAccount(db, email);
  const phoneNumber = '+6281234567890';
  const enter = async () => {
    const sent = await app.post('/api/auth/phone-number/send-otp', { phoneNumber });
    await app.identity.settle();
    const { to, text } = JSON.parse(carrier.calls.at(-1)?.body ?? '{}');
    expect([sent.status, to]).toEqual([200, phoneNumber]);
    return app.post('/api/auth/phone-number/verify', { phoneNumber, code: codeIn(text) });
  };
  expect((await enter()).ok).toBe(false);
  await db.orm.execute(
    sql`update users set phone_number = ${phoneNumber}, phone_number_verified = true where id = ${id}`,
  );
  const cookie = cookieOf(await enter());
  expect((await readAnswer(await app.get('/api/auth/session', { cookie }))).user.email).toBe(email);
});

test('[API-006] a wallet signs in with a message for this site, once, where enabled', async ({ db }) => {
  const shut = createComposedApp(db);
  expect((await shut.post('/api/auth/siwe/nonce', {})).status).toBe(404);
  const app = createComposedApp(db, { environment: { WALLET_SIGN_IN: '1' } });
  const key = `0x${randomBytes(32).toString('hex')}`;
  const address = addr.fromPrivateKey(key);
  const messageFor = (domain: string, nonce: string) =>
    `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nMasuk ke Arunika\n\nURI: http://${domain}\nVersion: 1\nChain ID: 1\nNonce: ${nonce}\nIssued At: ${new Date().toISOString()}`;
  const enter = async (domain: string, signer = key) => {
    const { nonce } = await readAnswer(await app.post('/api/auth/siwe/nonce', {}));
    const message = messageFor(domain, nonce);
    const body = { message, signature: eip191Signer.sign(message, signer) };
    return { answer: await app.post('/api/auth/siwe/verify', body), body };
  };
  const { answer, body } = await enter('localhost:3000');
  expect(answer.status).toBe(200);
  const { user } = await readAnswer(await app.get('/api/auth/session', { cookie: cookieOf(answer) }));
  expect(user.email).toMatch(/@wallet\.invalid$/);
  expect((await app.post('/api/auth/siwe/verify', body)).status).toBe(401);
  expect((await enter('evil.example')).answer.status).toBe(401);
  const stranger = `0x${randomBytes(32).toString('hex')}`;
  expect((await enter('localhost:3000', stranger)).answer.status).toBe(401);
});

test('[API-024, ERR-015] other services get a short token that our public keys prove, and only with a session', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  expect((await readAnswer(await app.get('/api/auth/token'))).code).toBe('UNAUTHENTICATED');
  const { token } = await readAnswer(
    await app.get('/api/auth/token', { cookie: await cookieFor(app, email) }),
  );

  const { keys } = await readAnswer(await app.get('/api/auth/jwks'));
  expect(JSON.stringify(keys)).not.toContain('"d"');
  const verified = await jwtVerify(token, createLocalJWKSet({ keys }), { issuer: 'http://localhost:3000' });
  expect(verified.payload).toMatchObject({ sub: id, email, role: 'user' });
  expect((verified.payload.exp ?? 0) - (verified.payload.iat ?? 0)).toBe(900);
  const forged = `${token.slice(0, -6)}AAAAAA`;
  await expect(jwtVerify(forged, createLocalJWKSet({ keys }))).rejects.toThrow('signature');
});

test('[AUTH-031] a session needs both of its halves: the token, or its signature, alone is refused', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, email);
  await cookieFor(app, email);
  const { rows } = await db.orm.execute<{ token: string }>(sql`select token from auth_sessions`);
  const token = rows[0]?.token ?? '';
  const attempts = [
    { cookie: `arunika.session_token=${token}` },
    { cookie: `arunika.session_token=${token}.${Buffer.alloc(32).toString('base64')}` },
    { cookie: 'arunika.session_token=.AAAA' },
    { authorization: `Bearer ${token}` },
  ];
  for (const headers of attempts) {
    expect((await readAnswer(await app.get('/api/auth/session', headers))).user).toBeNull();
    expect((await app.get('/api/auth/token', headers)).status).toBe(401);
  }
});
