import { expect, expectSound, test } from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;

test('[AUTH-001, AUTH-013, AUTH-014, AUTH-016, AUTH-017, AUTH-018, AUTH-019, ERR-001] the modal has two modes, opened by address or by its link', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/auth');
  await page.waitForURL('**/?mode=signin');
  await page.getByRole('dialog', { name: 'Masuk' }).waitFor();
  await page.goto('/en?mode=signin');
  const login = page.getByRole('dialog', { name: 'Sign in' });
  await login.waitFor();
  expect(await login.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
  expect(await login.getByLabel('Email').getAttribute('type')).toBe('email');
  expect(await login.getByLabel('Confirm Password', { exact: true }).count()).toBe(0);
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await told(page, 'Error', 'Please fill in all fields');
  await login.getByText('Enter your email address.').waitFor();
  await login.getByText('Enter your password.').waitFor();
  await expectSound(page);
  await login.getByRole('button', { name: 'Sign Up' }).click();
  const signup = page.getByRole('dialog', { name: 'Create an account' });
  await signup.getByLabel('Confirm Password', { exact: true }).waitFor();
  await signup.getByRole('button', { name: /^(Show|Tampilkan) password$/i }).click();
  expect(await signup.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await signup.waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.search === '');
  await page.goto('/en/contact?mode=signup');
  await signup.waitFor();
});

test('[AUTH-020, ERR-008] signing in closes a modal that was opened for itself, and leads to the portal', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await page.goto('/en/contact?mode=signin');
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel('Email').fill(BUYER);
  await modal.getByLabel('Password', { exact: true }).fill('demo-arunika');
  await page.keyboard.press('Enter');
  await told(page, 'Welcome back!', 'You have successfully logged in.');
  await page.waitForURL((url) => url.pathname === '/en/user/overview');
  await modal.waitFor({ state: 'detached' });
  // With somebody signed in there is nothing to open.
  await signInAs(visitor, BUYER, app.url);
  await page.goto('/en/contact?mode=signin');
  await page.waitForURL((url) => url.pathname === '/en/user/overview');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('[ERR-002, ERR-005, ERR-006, ERR-007, AUTH-021] a wrong password, unequal ones and a guessable one are named; a new account waits for its e-mail', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/en?mode=signin');
  const login = page.getByRole('dialog', { name: 'Sign in' });
  await login.getByLabel('Email').fill('baru-sekali@contoh.example');
  await login.getByLabel('Password', { exact: true }).fill('salah-sekali');
  await page.keyboard.press('Enter');
  await told(page, 'Login Failed');
  expect(await login.getByLabel('Password', { exact: true }).inputValue()).toBe('salah-sekali');
  await login.getByRole('button', { name: 'Sign Up' }).click();
  const signup = page.getByRole('dialog', { name: 'Create an account' });
  await signup.getByLabel('Email').fill('baru-sekali@contoh.example');
  const [password, confirm] = [
    signup.getByLabel('Password', { exact: true }),
    signup.getByLabel('Confirm Password', { exact: true }),
  ];
  await password.fill('12345678');
  await confirm.fill('12345678');
  await page.keyboard.press('Enter');
  await told(page, 'Registration Failed');
  await signup.getByText('This password is too easy to guess. Choose another one.').waitFor();
  await password.fill('kopi-susu-1');
  await confirm.fill('kopi-susu-2');
  await page.keyboard.press('Enter');
  await told(page, 'Passwords do not match');
  await confirm.fill('kopi-susu-1');
  await page.keyboard.press('Enter');
  await told(page, 'Registration Successful!', 'Please check your email to verify your account.');
  const pending = page.getByRole('dialog', { name: 'Check Your Email' });
  await pending.getByText('baru-sekali@contoh.example').waitFor();
  await expectSound(page);
  complaints.length = 0;
});
