import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { chooseBank, fillBuyer, linkMailedTo, pay } from './guest.ts';
import { ADMIN, signInAs } from './sign-in.ts';

const SLUG = 'sop-ai-toko';
const EMAIL = 'perusahaan@contoh.example';
const COMPANY = { name: 'PT Kopi Nusantara', npwp: '0987654321098000', address: 'Jl. Kenanga 5, Bandung' };

async function saved(page: Page, link: string | RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a guest on a phone asks for the invoice of a company, mends its NPWP and gets it, and staff take the journal along', async ({
  app,
  db,
  openVisitor,
}) => {
  const guest = await openVisitor({ width: 360, theme: 'bright' });
  const { page } = guest;
  await page.goto(`/checkout/${SLUG}`);
  await fillBuyer(page, EMAIL);
  const npwp = page.getByLabel('NPWP', { exact: true });
  expect(await npwp.isVisible()).toBe(false);
  await page.getByLabel('Invoice untuk perusahaan').check();
  await page.getByLabel('Nama perusahaan').fill(COMPANY.name);
  await npwp.fill('09.876.543');
  await page.getByLabel('Alamat perusahaan').fill(COMPANY.address);
  await chooseBank(page);
  await pay(page).click();
  await page.getByText('NPWP terdiri dari 16 angka.').waitFor();
  await expectSoundInBothThemes(page);
  const typed = await page
    .locator('form')
    .filter({ has: npwp })
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  expect(typed).toMatchObject({
    ...{ email: EMAIL, full_name: 'Sari Wulandari', for_company: 'on' },
    ...{ 'company.name': COMPANY.name, 'company.npwp': '09.876.543', 'company.address': COMPANY.address },
  });
  await npwp.fill('09.876.543.2-109.8000');
  await pay(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await pay(page).click();
  await page.waitForURL(new RegExp(`/user/purchases/${SLUG}`));

  await page.goto(await linkMailedTo(db, EMAIL));
  await page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await page.waitForURL(new RegExp(`/user/purchases/${SLUG}`));
  const { rows } = await db.pool.query<{ order: string }>(
    'select o.id as order from orders o join users u on u.id = o.user_id where u.email = $1',
    [EMAIL],
  );
  await page.goto(`/user/orders/${rows[0]?.order}`);
  const invoice = await saved(page, 'Unduh invoice');
  expect(invoice.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  const staff = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(staff, ADMIN, app.url);
  await staff.page.goto('/admin/reports/books');
  const number = invoice.name.replace('.pdf', '').replaceAll('-', '/');
  const row = staff.page.getByRole('row').filter({ hasText: number });
  await row.getByText(COMPANY.name).filter({ visible: true }).waitFor();
  await expectSoundInBothThemes(staff.page);
  const journal = await saved(staff.page, /^General journal/);
  expect(journal.name).toMatch(/^journal_\d{4}-\d\d\.csv$/);
  expect(journal.bytes.toString()).toContain(number);
  const documents = (await saved(staff.page, /^List of documents/)).bytes.toString();
  const line = documents.split('\r\n').find((text) => text.includes(number));
  expect(line).toContain(COMPANY.name);
  expect(line).toContain(COMPANY.npwp);
});
