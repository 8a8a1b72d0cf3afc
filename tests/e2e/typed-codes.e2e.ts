import type { Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { chooseBank, fillBuyer, pay } from './guest.ts';
import { BUYER, knowsViewer, signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;
const KIT = 'kit-rekrut-karyawan';

/** Types a code where it is asked for, and what is said of it. */
async function typeCode(page: Page, code: string, says: string | RegExp): Promise<void> {
  const field = page.getByLabel('Kode diskon');
  if (!(await field.isVisible())) await page.getByText('Punya kode diskon?').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Pakai kode' }).click();
  await page.getByText(says).waitFor();
}

test('a code that a guest types at the checkout changes total and button, says what it takes off, can be taken off again, and is what is paid', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto(`/product/${KIT}`);
  await page.getByRole('button', { name: 'Beli Sekarang' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\//);
  const button = pay(page);
  await eventually(() => button.textContent()).toBe('Bayar Rp\u00a0189.000');
  await typeCode(page, 'TEBAK', 'Kode ini tidak berlaku. Periksa ejaannya, atau lanjutkan tanpa kode.');
  expect(await button.textContent()).toBe('Bayar Rp\u00a0189.000');
  await expectSoundInBothThemes(page);
  await typeCode(page, ' hemat20', /^Kode HEMAT20 dipakai, hemat Rp\s37\.800\./);
  await page.getByText('Kode ini tidak berlaku.').waitFor({ state: 'detached' });
  await eventually(() => button.textContent()).toBe('Bayar Rp\u00a0151.200');
  await page.getByRole('complementary', { name: 'Rincian' }).getByText('Rp 151.200').first().waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Lepas kode' }).click();
  await eventually(() => button.textContent()).toBe('Bayar Rp\u00a0189.000');
  expect(await page.getByLabel('Kode diskon').inputValue()).toBe('');
  await typeCode(page, 'HEMAT20', /hemat Rp\s37\.800/);
  await eventually(() => button.textContent()).toBe('Bayar Rp\u00a0151.200');
  // However many codes were tried, the checkout is one step of the way.
  await page.goBack();
  await page.waitForURL(/\/product\//);
  await page.goForward();
  await page.waitForURL(/\/checkout\/.*code=HEMAT20/);
  await eventually(() => button.textContent()).toBe('Bayar Rp\u00a0151.200');
  await fillBuyer(page, 'pengetik@contoh.example');
  await chooseBank(page);
  await button.click();
  await page.waitForURL(/\/dev\/checkout\//);
  const { rows } = await db.pool.query(
    'select amount_bigint from payments order by created_at desc, id desc limit 1',
  );
  expect(rows).toEqual([{ amount_bigint: 15_120_000 }]);
});

test('whoever is signed in types a code in the sheet of the balance, in the cart and at the checkout of a plan, and each page says its price', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto(`/product/${KIT}`);
  await knowsViewer(page);
  await page.getByRole('button', { name: 'Tambah ke keranjang' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Keranjang, 1 barang' }).filter({ visible: true }).waitFor();
  await page.getByRole('button', { name: 'Beli Sekarang' }).filter({ visible: true }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Bayar' });
  const inSheet = sheet.getByRole('button', { name: /^Bayar Rp/ });
  await typeCode(page, 'HEMAT20', /^Kode HEMAT20 dipakai, hemat Rp\s37\.800\./);
  await eventually(() => inSheet.textContent()).toBe('Bayar Rp\u00a0151.200');
  await expectSoundInBothThemes(page);
  await typeCode(page, 'TEBAK', /^Kode ini tidak berlaku\. Periksa/);
  await eventually(() => inSheet.textContent()).toBe('Bayar Rp\u00a0189.000');
  await typeCode(page, 'HEMAT20', /^Kode HEMAT20 dipakai/);
  await sheet.getByRole('link', { name: 'Lepas kode' }).click();
  await eventually(() => inSheet.textContent()).toBe('Bayar Rp\u00a0189.000');
  expect(new URL(page.url()).pathname).toBe(`/product/${KIT}`);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Keranjang, 1 barang' }).filter({ visible: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Keranjang' });
  await drawer.getByText('Punya kode diskon?').click();
  await drawer.getByLabel('Kode diskon').fill('TEBAK');
  await drawer.getByRole('button', { name: 'Pakai kode' }).click();
  await page.waitForURL(/\/checkout\?code=TEBAK/);
  await typeCode(page, 'HEMAT20', /^Kode HEMAT20 dipakai/);
  await eventually(() => pay(page).textContent()).toBe('Bayar Rp\u00a0151.200');
  await page.getByText('Kode ini tidak berlaku.').waitFor({ state: 'detached' });
  await expectSound(page);

  await page.goto('/checkout/api-pemilah-pesan?plan=monthly');
  await typeCode(page, 'HEMAT20', /^Kode HEMAT20 dipakai|tidak berlaku untuk produk/);
  expect(new URL(page.url()).search).toContain('plan=monthly');
});

test('without scripts the same code is typed, said and paid', async ({ app, browser }) => {
  const { page, close } = await withoutScripts({ browser, app });
  await page.goto(`/checkout/${KIT}`);
  await typeCode(page, 'TEBAK', /^Kode ini tidak berlaku\. Periksa/);
  await typeCode(page, 'hemat20', /^Kode HEMAT20 dipakai, hemat Rp\s37\.800\./);
  expect(await pay(page).textContent()).toBe('Bayar Rp\u00a0151.200');
  await page.getByRole('link', { name: 'Lepas kode' }).click();
  await page.waitForURL(/code=$/);
  expect(await pay(page).textContent()).toBe('Bayar Rp\u00a0189.000');
  await close();
});
