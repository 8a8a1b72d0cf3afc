import type { Page } from 'playwright-core';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eventually } from '#tests/support/machine/browser.ts';

/** The button that leads to the gateway, and the gateway's own. */
export const pay = (page: Page) => page.getByRole('button', { name: /^(Bayar|Pay) Rp/ });

/** From the checkout through the gateway; both have a button of this name, so the second waits for its page. */
export async function payAtGateway(page: Page): Promise<void> {
  await pay(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await pay(page).click();
}

/** A way to pay that leads to the gateway's page; the usual one, QRIS, is paid on ours. */
/** The row of the banks opens them. */
export async function chooseBank(page: Page): Promise<void> {
  await page.getByText('Transfer bank').click();
  await page.getByLabel('BCA', { exact: true }).check();
}

/** The second way of who lacks balance: says what is missing, and leads to the top-up that completes the purchase. */
export async function topUpFirst(page: Page, says: RegExp): Promise<void> {
  await page.waitForURL(/\/checkout/);
  await page.getByText('Atau isi saldo lebih banyak').click();
  const topUp = page.getByRole('button', { name: 'Isi saldo' });
  await topUp.waitFor();
  await eventually(() => page.locator('main').textContent()).toMatch(says);
  await topUp.click();
  await page.waitForURL(/\/user\/billing\?topup=/);
}

export async function fillBuyer(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Nama', { exact: true }).fill('Sari Wulandari');
}

/** The newest link that was mailed to an address, as a path. */
export async function linkMailedTo(db: Database, email: string): Promise<string> {
  let path = '';
  await eventually(async () => {
    const texts = (await listDevMails(db, email)).map(({ text }) => text);
    path = texts.flatMap((text) => /(\/purchase\/open\?token=\S+)/.exec(text)?.[1] ?? [])[0] ?? '';
    return path;
  }).not.toBe('');
  return path;
}
