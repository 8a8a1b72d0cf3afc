import { expect } from 'vitest';
import { cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer } from '#tests/support/shop/accounts.ts';
import { lastTotpOf, nextTotpOf } from '#tests/support/totp.ts';

const email = 'sari@contoh.example';
const SECRETS = ['one', 'two', 'three'].map((name) => `a secret that only tests know: ${name}`);
const [first = '', second = '', third = ''] = SECRETS;

const appWith = (db: Parameters<typeof createComposedApp>[0], current: string, ...previous: string[]) =>
  createComposedApp(db, { environment: { AUTH_SECRET: current, AUTH_SECRET_PREVIOUS: previous.join(',') } });

type App = ReturnType<typeof createComposedApp>;
const viewerOf = async (app: App, cookie: string) =>
  (await readAnswer(await app.get('/api/auth/session', { cookie }))).user?.email ?? null;

async function signInWith(app: App, code: string): Promise<number> {
  const half = await app.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  const pending = { cookie: cookieOf(half) };
  return (await app.post('/api/auth/two-factor/verify-totp', { code }, pending)).status;
}

test('after two changes of the secret people are still signed in, and second factors still open', async ({
  db,
}) => {
  const before = appWith(db, first);
  await makeAccount(db, email);
  const cookie = await cookieFor(before, email);
  const begun = await readAnswer(
    await before.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
  );
  const code = lastTotpOf(begun.totp_uri);
  const enrolled = cookieOf(await before.post('/api/auth/two-factor/verify-totp', { code }, { cookie }));

  const after = appWith(db, second, first);
  expect(await viewerOf(after, enrolled)).toBe(email);
  // A call of the library's own, which knows only the current signature.
  const codes = await after.post(
    '/api/auth/two-factor/generate-backup-codes',
    { password: PASSWORD },
    { cookie: enrolled },
  );
  expect(codes.status).toBe(200);
  const later = appWith(db, third, second, first);
  expect(await viewerOf(later, enrolled)).toBe(email);
  expect(await signInWith(later, nextTotpOf(begun.totp_uri))).toBe(200);
});

test('what was signed with a secret that is no longer named opens nothing', async ({ db }) => {
  await makeAccount(db, email);
  const cookie = await cookieFor(appWith(db, first), email);
  expect(await viewerOf(appWith(db, second), cookie)).toBeNull();
  expect(await viewerOf(appWith(db, second, third), cookie)).toBeNull();
});
