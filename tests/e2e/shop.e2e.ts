import type { Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { chooseBank } from './guest.ts';
import { BUYER, NEW_BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;

test('[MKT-001, MKT-004, MKT-005, MKT-007] filter, search and order live in the address; Back undoes them', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/marketplace');
  await page.getByText('26 produk').waitFor();
  await page.getByText('Langganan', { exact: true }).click();
  await page.getByText('7 produk', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?kind=subscription');
  await page.getByText('Sekali beli', { exact: true }).click();
  await page.getByText('19 produk').waitFor();
  await page.getByRole('link', { name: 'Klinik', exact: true }).click();
  await page.getByText('2 produk', { exact: true }).waitFor();
  await page.getByLabel('Urutkan').selectOption('price_desc');
  await page.waitForURL(/category=Klinik&sort=price_desc/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.getByText('7 produk', { exact: true }).waitFor();
  await page.getByLabel('Cari produk').fill('zzqx');
  await page.getByLabel('Cari produk').press('Enter');
  await page.getByText('Tidak ada produk').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Hapus filter' }).click();
  await page.getByText('26 produk').waitFor();
});

test('on a phone the whole shop is short: a row is one link with one button, and never as tall as two', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/marketplace');
  await page.getByText('26 produk').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500);
  const rows = await page.getByRole('article').evaluateAll((articles) =>
    articles.slice(1).map((article) => ({
      height: article.getBoundingClientRect().height,
      buttons: [...article.querySelectorAll('button')].filter((one) => one.checkVisibility()).length,
    })),
  );
  for (const row of rows) {
    expect(row.height).toBeLessThan(185);
    expect(row.buttons).toBeLessThanOrEqual(1);
  }
});

test('[MKT-010, MKT-011, MKT-012, MKT-013][DECISIONS 74] a product that is coming soon shows its date, no price, and can not be bought', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/marketplace?page=2');
  const card = page.getByRole('article').filter({ hasText: 'Kalkulator stok restoran' });
  expect(await card.textContent()).toContain('15 Jan 2027');
  expect(await card.textContent()).not.toContain('Rp');
  await card.getByText('Segera hadir').filter({ visible: true }).waitFor();
  await card.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Harga diumumkan begitu dibuka', { exact: false }).waitFor();
  expect(await dialog.textContent()).toContain('15 Jan 2027');
  expect(await dialog.getByRole('button', { name: /Segera hadir|Beli/ }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'Kabari saya' }).waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?page=2');
});

test('[ERR-035, MKT-029, PROD-002, PROD-008, PROD-009, PROD-010, PROD-012, PROD-016, PROD-017, PROD-018, PROD-021, PROD-024, PROD-025, WAL-015] a product page says everything, and sells to visitors without an account', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/product/sop-ai-toko');
  await page.getByText('Tanpa daftar akun, cukup nama dan email.').waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  const parts = [
    'Template',
    'SOP AI untuk toko: 24 prosedur siap cetak',
    'Rp\u00a0149.000',
    'Rp\u00a0249.000',
    'Hemat 40%',
    'Akses seumur hidup',
    'Download materi',
    'Persyaratan',
    'Fitur Utama',
    'Panduan penerapan 14 hari',
    'Deskripsi Lengkap',
    'Tag',
    'Kembali ke Marketplace',
  ];
  for (const part of parts) expect(text).toContain(part);
  await page.getByRole('button', { name: 'Beli Sekarang' }).click();
  await page.waitForURL(/\/checkout\/sop-ai-toko$/);
  await page.getByText('Sudah punya akun?').waitFor();
  expect((await page.goto('/product/tidak-ada'))?.status()).toBe(404);
  await page.getByText('Produk tidak ditemukan').first().waitFor();
  await expectSound(page);
  complaints.length = 0;
});

test('once the button of a product has left the screen, a bar at the thumb stands in for it', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/product/sop-ai-toko');
  const bar = page.getByRole('complementary', { name: 'Beli produk ini' });
  const offer = page.getByRole('button', { name: 'Beli Sekarang' });
  await eventually(() => offer.isEnabled()).toBe(true);
  expect(await bar.count()).toBe(0);
  await page.getByRole('heading', { name: 'Lihat juga' }).scrollIntoViewIfNeeded();
  await bar.getByText('Rp 149.000').waitFor();
  await expectSound(page);
  await bar.getByRole('button', { name: 'Beli' }).click();
  await page.waitForURL(/\/checkout\/sop-ai-toko$/);
});

test('[WAL-009, WAL-011, WAL-012, ERR-036] two tabs and a double click buy a product once, and what is held already is refused', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page, context, complaints } = visitor;
  const other = await context.newPage();
  const openSheet = async (tab: Page, slug: string) => {
    await tab.goto(`/product/${slug}`);
    await tab.getByRole('button', { name: 'Beli Sekarang' }).click();
    await tab.getByRole('dialog', { name: 'Bayar' }).waitFor();
  };
  for (const tab of [page, other]) await openSheet(tab, 'rekap-penjualan-otomatis');
  await eventually(() => page.getByRole('dialog').textContent()).toMatch(
    /TotalRp\u00a0209\.000.*Saldo Anda, Rp\u00a01\.275\.000Sisa sesudahnya Rp\u00a01\.066\.000/,
  );
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Bayar Rp 209.000' }).dblclick();
  await page.waitForURL(/\/user\/purchases\/rekap-penjualan-otomatis/);
  await page.getByRole('heading', { name: 'Ini milik Anda sekarang', level: 1 }).waitFor();
  await expectSoundInBothThemes(page);
  await other.getByRole('button', { name: 'Bayar Rp 209.000' }).click();
  await other.waitForURL(/\/user\/purchases\/rekap-penjualan-otomatis/);
  const answer = await context.request.get('/api/wallet');
  expect(await answer.json()).toMatchObject({
    wallet: { balance_bigint: 106_600_000, transaction_count: 6 },
  });

  await openSheet(page, 'kit-rekrut-karyawan');
  await page.getByRole('button', { name: 'Bayar Rp 189.000' }).waitFor();
  // Another device of the same account.
  const { product } = await (await context.request.get('/api/products/kit-rekrut-karyawan')).json();
  const bought = await context.request.post('/api/checkout', {
    headers: { origin: app.url, 'idempotency-key': crypto.randomUUID() },
    data: { items: [{ product_id: product.id, price: product.price }] },
  });
  expect(bought.ok()).toBe(true);
  await page.getByRole('button', { name: 'Bayar Rp 189.000' }).click();
  const refused = page.getByRole('listitem').filter({ hasText: 'Sudah Anda miliki' });
  await refused.getByText('Anda sudah memiliki akses ke produk ini').waitFor();
  await page.waitForURL(/\/user\/purchases\/kit-rekrut-karyawan$/);
  // The browser reports the refused purchase.
  complaints.length = 0;
});

test('[WAL-013, MKT-014, MKT-028, PORT-056] a free product wants a profile of 80 %; a freebie only a login', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, complaints } = visitor;
  await page.goto('/marketplace?detail=prompt-klinik-harian');
  await page.getByRole('dialog').getByRole('button', { name: 'Ambil gratis' }).click();
  const profile = page.getByRole('dialog', { name: 'Lengkapi profil Anda' });
  await profile.waitFor();
  await eventually(() => profile.getByRole('listitem').allTextContents()).toEqual([
    'Nomor telepon',
    'Nama perusahaan',
    'Jabatan',
    'Ukuran perusahaan',
    'Industri',
  ]);
  await profile.getByText('dan 8 isian lainnya').waitFor();
  // The browser reports the refused purchase.
  complaints.length = 0;
  await expectSound(page);
  await page.goto('/product/daftar-periksa-siap-ai');
  await page.getByRole('button', { name: 'Mulai Belajar' }).click();
  await page.waitForURL(/\/user\/purchases\/daftar-periksa-siap-ai/);
  await page.getByRole('status').filter({ hasText: 'Pembelian Anda sudah dapat dibuka.' }).waitFor();
  await page
    .getByRole('heading', { name: /Daftar periksa: apa/, level: 2 })
    .first()
    .waitFor();
});

test('[PORT-024, PORT-025, PORT-026, ERR-058, ACONST-006] a payment that fails changes nothing and can be tried again', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page } = visitor;
  await page.goto('/user/billing');
  await page.getByRole('link', { name: 'Isi saldo' }).click();
  for (const amount of ['50.000', '100.000', '200.000']) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Rp ${amount}` })
      .waitFor();
  }
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.getByText('Isi jumlah yang lebih dari 0').waitFor();
  await expectSound(page);
  await page.getByLabel('Jumlah', { exact: true }).fill('75000');
  // An error goes as one corrects what it is about.
  await page.getByText('Isi jumlah yang lebih dari 0').waitFor({ state: 'detached' });
  await page.getByLabel('Jumlah', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.getByText('Isi jumlah yang lebih dari 0').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Rp 100.000' }).click();
  await page.getByText('Isi jumlah yang lebih dari 0').waitFor({ state: 'detached' });
  await page.getByLabel('Jumlah', { exact: true }).fill('75000');
  await chooseBank(page);
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await page.getByRole('button', { name: 'Gagalkan' }).click();
  await page.waitForURL(/\/user\/billing/);
  await page.getByText('Pembayaran tidak selesai').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Pembayaran' }).click();
  await page.getByText('Gagal', { exact: true }).first().waitFor();
  expect(await page.locator('main').textContent()).toContain('Saldo sekarangRp\u00a00');
  await expectSound(page);
});
