import type { Page } from 'playwright-core';
import type { Visitor } from '#tests/support/machine/browser.ts';

export { ADMIN, BUYER, NEW_BUYER } from '#tests/support/shop/demo-accounts.ts';

/** Signs in to a demo account without the form, for journeys that are about something else. */
export async function signInAs(
  { context }: Pick<Visitor, 'context'>,
  email: string,
  url: string,
): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: url },
    data: { email, password: 'demo-arunika' },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
}

/** Waits until the page has heard who is signed in; for pages that were never open in this browser before. */
export async function knowsViewer(page: Page): Promise<void> {
  await page.locator('html[data-viewer="known"]').waitFor();
}

/** Signs in by the link of the checkout page, and comes back to it. */
export async function signInAtCheckout(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/checkout/);
  await page.getByRole('link', { name: 'Masuk', exact: true }).click();
  await page.waitForURL(/\/login\?next=%2Fcheckout/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill('demo-arunika');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/checkout'));
}

/** Signs in where the page asks for it. */
export async function signInHere(page: Page, email: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Masuk' });
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Kata sandi', { exact: true }).fill('demo-arunika');
  await modal.getByRole('button', { name: 'Masuk', exact: true }).click();
  await modal.waitFor({ state: 'detached' });
}
