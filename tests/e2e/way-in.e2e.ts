import { expect, expectSound, test } from '#tests/support/browser.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;

test('[AUTH-002, AUTH-003, AUTH-004, AUTH-005, AUTH-006, AUTH-007, ERR-007] signing in: required fields, wrong password, demo accounts', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await email.fill('siapa@contoh.example');
  await password.fill('salah-sekali');
  await page.getByRole('button', { name: 'Tampilkan Password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Login Failed').waitFor();
  expect(await email.inputValue()).toBe('siapa@contoh.example');
  expect(await password.inputValue()).toBe('salah-sekali');
  await expectSound(page);
  // The browser itself reports the refused sign-in.
  complaints.length = 0;
  await page.getByRole('button', { name: /user@arunika\.example/ }).click();
  expect(await email.inputValue()).toBe('user@arunika.example');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL(/\/signup/);
  await page.getByRole('link', { name: 'Kembali ke beranda' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('[AUTH-009, AUTH-010, AUTH-011, ERR-003, ERR-004] signing up names each problem at its field and keeps what was typed', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect(await page.getByText('Please fill in all fields').count()).toBe(4);
  await page.getByLabel('Full Name').fill('Sari');
  await page.getByLabel('Email').fill('sari@contoh.example');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password', { exact: true }).fill('12346');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Password must be at least 6 characters long').waitFor();
  await page.getByText('Passwords do not match').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Sari');
  await expectSound(page);
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/login/);
});

test('[PORT-001, PORT-003] without a session the portal shows the way to sign in, and leads back after it', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/user/billing');
  await page.getByText('Authentication Required').waitFor();
  await page.getByText('Please log in to access the user portal.').waitFor();
  await expectSound(page);
  // The document itself is answered with 401.
  complaints.length = 0;
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: /user@arunika\.example/ }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/user\/billing/);
  await page.getByText('Current Credits').waitFor();
});

test('[PUB-036, PUB-037, PUB-038, AUTH-027, PORT-005, PORT-006, PORT-007] the user menu and the portal know who is signed in, until signing out', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  await signInAs(visitor, 'user@arunika.example', app.url);
  await page.goto('/');
  await page.getByRole('button', { name: /Akun Demo Pembeli/ }).click();
  await page.getByRole('menu').getByText('user@arunika.example').waitFor();
  await page.getByRole('menuitem', { name: 'User Portal' }).click();
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
    'profile',
    'settings',
    'support',
  ];
  expect(targets).toEqual(names.map((name) => `/user/${name}`));
  await page.getByText('User', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
});
