import { eventually, expect, expectSound, test } from '#tests/support/machine/browser.ts';
import { holdRequests } from '#tests/support/machine/hold-requests.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;

test('[AUTH-002, AUTH-003, AUTH-005, AUTH-006, AUTH-007, ERR-007] signing in: required fields, wrong password, demo accounts', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/en/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await eventually(() => email.getAttribute('aria-invalid')).toBe('true');
  await email.fill('siapa@contoh.example');
  await password.fill('salah-sekali');
  await page.getByRole('button', { name: /^(Show|Tampilkan) password$/i }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  // Above the button, where the eye is.
  await page.getByRole('alert').filter({ hasText: 'The email or the password is wrong.' }).waitFor();
  expect(await email.inputValue()).toBe('siapa@contoh.example');
  expect(await password.inputValue()).toBe('salah-sekali');
  await expectSound(page);
  await page.getByRole('button', { name: /user@arunika\.example/ }).click();
  await eventually(() => email.inputValue()).toBe('user@arunika.example');
  expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL(/\/signup/);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/en');
  // The browser itself reports the refused sign-in.
  complaints.length = 0;
});

test('[AUTH-009, AUTH-011, ERR-003, ERR-004] signing up names each problem at its field and keeps what was typed', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(desktop);
  await page.goto('/en/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  for (const text of [
    'Enter your name.',
    'Enter your email address.',
    'Enter your password.',
    'Enter the password once more.',
  ])
    await page.getByText(text, { exact: true }).waitFor();
  await page.getByLabel('Full Name').fill('Sari');
  await page.getByLabel('Email').fill('sari@contoh.example');
  await page.getByLabel('Password', { exact: true }).fill('1234567');
  await page.getByLabel('Confirm Password', { exact: true }).fill('12345678');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Password must be at least 8 characters long').waitFor();
  await page.getByText('Passwords do not match').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Sari');
  await expectSound(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/login/);
  // The first press may come before the schema is there; then the server judges, which the browser reports.
  complaints.length = 0;
});

test('[PORT-001, PORT-003] without a session the portal shows the way to sign in, and leads back after it', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/user/billing');
  await page.getByText('Masuk dulu').waitFor();
  await page.getByText('Portal ini hanya untuk yang sudah masuk.').waitFor();
  await expectSound(page);
  // The document itself is answered with 401.
  complaints.length = 0;
  // Toasts of the refused tries may still lie above it.
  await page.getByRole('link', { name: 'Ke halaman masuk' }).press('Enter');
  await page.getByRole('button', { name: /user@arunika\.example/ }).click();
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL(/\/user\/billing/);
  await page.getByText('Saldo sekarang').waitFor();
});

test('[PUB-036, PUB-037, PUB-038, AUTH-027, PORT-005, PORT-006, PORT-007] the user menu and the portal know who is signed in, until signing out', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: 'Masuk' }).first().waitFor();
  await signInAs(visitor, 'user@arunika.example', app.url);
  await page.goto('/');
  await page.getByRole('button', { name: /Akun Demo Pembeli/ }).click();
  await page.getByRole('menu').getByText('user@arunika.example').waitFor();
  await page.getByRole('menuitem', { name: 'Portal Pengguna' }).click();
  await page.waitForURL(/\/user\/marketplace/);
  const portal = page.getByRole('navigation', { name: 'Portal' });
  await portal.waitFor();
  const links = portal.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const names = [
    'overview',
    'billing',
    'marketplace',
    'subscriptions',
    'purchases',
    'bookings',
    'profile',
    'settings',
    'support',
  ];
  expect(targets).toEqual(names.map((name) => `/user/${name}`));
  await page.getByRole('complementary').getByText('Pengguna', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Masuk' }).first().waitFor();
});

test('[ERR-013, ERR-014, AUTH-012] a guessable password is refused with what was typed, and a new account waits for its mailbox', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/en/signup');
  await page.getByLabel('Full Name').fill('Zamrud Kusuma');
  await page.getByLabel('Email').fill('zamrud@contoh.example');
  const [password, confirm] = [
    page.getByLabel('Password', { exact: true }),
    page.getByLabel('Confirm Password', { exact: true }),
  ];
  await password.fill('12345678');
  await confirm.fill('12345678');
  await page.keyboard.press('Enter');
  await page.getByText('too easy to guess').first().waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Zamrud Kusuma');
  await password.fill('kopi-pagi-hari');
  await confirm.fill('kopi-pagi-hari');
  await page.keyboard.press('Enter');
  await told(page, 'Signup Successful', 'Please check your email to verify your account.');
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await page.getByText('zamrud@contoh.example').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.waitForURL(/\/login/);
  // The browser itself reports the refused calls.
  complaints.length = 0;
});

test('[SEC-008, SEC-009, SEC-010, SEC-011, ADM-004, ADM-005, ADM-006] the admin waits, sends visitors to the login and others away', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page, context, complaints } = visitor;
  await page.goto('/admin/orders');
  await page.waitForURL((url) => url.pathname === '/login' && url.search.includes('admin'));
  await signInAs(visitor, 'user@arunika.example', app.url);
  await page.goto('/admin/orders');
  await page.waitForURL((url) => url.pathname === '/403');
  await page.goto('/');
  await page.getByRole('button', { name: /Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Portal Pengguna' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Portal Admin' }).count()).toBe(0);

  await context.clearCookies();
  await signInAs(visitor, 'admin@arunika.example', app.url);
  await page.goto('/');
  await page.getByRole('button', { name: /Menu akun/ }).click();
  const toAdmin = page.getByRole('menuitem', { name: 'Portal Admin' });
  await toAdmin.waitFor();
  // The scripts of the admin, not its document: a browser answers no question about a page that is being left.
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await toAdmin.click();
  await page.getByRole('status').filter({ hasText: 'Memeriksa akses Anda…' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await expectSound(page);
  scripts.release();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A page that sends somebody away answers 403.
  complaints.length = 0;
});
