import { startApp } from '#tests/support/machine/app-server.ts';
import { test as base, expect, expectSound } from '#tests/support/machine/browser.ts';
import { type OpenIdServer, startOpenId } from '#tests/support/machine/openid.ts';
import { told } from '#tests/support/machine/toasts.ts';

const phone = { width: 360, theme: 'bright' } as const;

/** The app with Google as a provider of our own plays it. */
const test = base
  .extend<{ google: OpenIdServer }>({
    google: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        const google = await startOpenId();
        await use(google);
        await google.stop();
      },
      { scope: 'file' },
    ],
  })
  .extend({
    app: [
      async ({ db, google }, use) => {
        const app = await startApp(String(db.pool.options.connectionString), {
          GOOGLE_CLIENT_ID: 'arunika-client',
          GOOGLE_CLIENT_SECRET: 'a secret of tests',
          GOOGLE_ISSUER: google.issuer,
        });
        await use(app);
        await app.stop();
      },
      { scope: 'file' },
    ],
  });

test('[ERR-010, AUTH-015] what somebody wanted goes on where it was after they signed in with Google, and a refusal is told in Google’s window', async ({
  google,
  openVisitor,
}) => {
  const { page, context, complaints } = await openVisitor(phone);
  await page.goto('/product/sop-ai-toko');
  await page.getByRole('button', { name: 'Simpan ke Wishlist' }).click();
  const modal = page.getByRole('dialog', { name: 'Masuk' });
  Object.assign(google.claims, { email: 'zamrud@contoh.example', email_verified: false });
  const [refused] = await Promise.all([
    context.waitForEvent('page'),
    modal.getByRole('button', { name: 'Lanjutkan dengan Google' }).click(),
  ]);
  await told(refused, 'Masuk dengan Google gagal', 'Google belum memverifikasi alamat email Anda.');
  await expectSound(refused);
  await refused.close();
  expect(await modal.isVisible()).toBe(true);

  google.claims.email_verified = true;
  await modal.getByRole('button', { name: 'Lanjutkan dengan Google' }).click();
  await told(page, 'Selamat datang kembali!');
  await modal.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Tersimpan di Wishlist' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/product/sop-ai-toko');
  // The window closes itself where the browser lets it; where not, it says so.
  const window = await context.newPage();
  await window.goto('/auth/done');
  await window.getByRole('heading', { name: 'Anda sudah masuk' }).waitFor();
  complaints.length = 0;
});

test('[AUTH-004, AUTH-010, ERR-010, ERR-011, ERR-012] where Google is configured each door has its button, and each says when it fails', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.route('**/api/auth/sign-in/social', (route) => route.abort());
  const places = [
    ['/en?mode=signin', 'Google Authentication Failed'],
    ['/en/login', 'Google Sign In Failed'],
    ['/en/signup', 'Google Sign Up Failed'],
  ] as const;
  for (const [path, title] of places) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await told(page, title, 'An unexpected error occurred');
  }
  await expectSound(page);
  complaints.length = 0;
});
