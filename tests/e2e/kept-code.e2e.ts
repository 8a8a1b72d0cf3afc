import type { Page } from 'playwright-core';
import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { expectStill, watchShifts } from '#tests/support/machine/layout-shifts.ts';
import { pay } from './guest.ts';
import { BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const SOP = 'sop-ai-toko';

function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/discounts/kept')) asked.push(request.url());
  });
  return asked;
}

test('[DECISIONS 61] who carries a code sees its price on the product page and on cards, filled in where it stands; nobody else asks for one', async ({
  openVisitor,
}) => {
  for (const width of [360, 1280] as const) {
    const { page } = await openVisitor({ ...phone, width });
    const asked = askedFor(page);
    await watchShifts(page);
    await page.goto(`/product/${SOP}`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.goto(`/product/${SOP}?code=HEMAT20`);
    const main = page.getByRole('main');
    await main.getByText('Rp 119.200').first().waitFor();
    await main.getByText('Harga dengan kode HEMAT20').waitFor();
    expect(await main.locator('s:visible').first().textContent()).toBe('Harga sebelumnya Rp\u00a0249.000');
    expect(asked).toHaveLength(1);
    await expectStill(page);
    await expectSoundInBothThemes(page);
    await page.goto('/product/kit-rekrut-karyawan');
    await main.getByText('Harga dengan kode HEMAT20').waitFor();
    expect(await main.locator('s:visible').first().textContent()).toBe('Harga sebelumnya Rp\u00a0189.000');
    await expectStill(page);
    await page.goto('/marketplace');
    await page.getByText('Rp 119.200').first().waitFor();
    expect(asked).toHaveLength(3);
    await expectStill(page);
    await expectSoundInBothThemes(page);
    await page.goto('/product/paket-toko-mulai-ai');
    await page.getByText('Harga dengan kode HEMAT20').waitFor();
  }
});

test('[DECISIONS 61] who is signed in and carries a code buys in the sheet, which knows its price', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/product/kit-rekrut-karyawan?code=HEMAT20');
  const price = await page
    .getByRole('main')
    .locator('.num.inline-grid span:last-child')
    .first()
    .textContent();
  await page.getByRole('button', { name: 'Beli Sekarang' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Bayar' });
  await sheet.getByText(/^Kode HEMAT20 dipakai, hemat Rp/).waitFor();
  await sheet
    .getByRole('complementary', { name: 'Rincian' })
    .getByText(price ?? '?')
    .first()
    .waitFor();
  expect(await pay(page).count()).toBe(1);
});
