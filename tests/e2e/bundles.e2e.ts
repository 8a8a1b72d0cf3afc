import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { chooseBank, fillBuyer, pay, payAtGateway } from './guest.ts';
import { signInAs } from './sign-in.ts';

const ADMIN = 'admin@arunika.example';
const BUYER = 'user@arunika.example';
const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'bright' } as const;
/** A bundle of the demo: three parts for Rp 548.000 at list prices, sold for Rp 429.000; its buyer holds the course. */
const DEMO = 'paket-toko-mulai-ai';

test('[DECISIONS 54] the owner makes a bundle, and a visitor buys it on a phone and opens its parts', async ({
  app,
  openVisitor,
}) => {
  const owner = await openVisitor(desktop);
  const { page: admin } = owner;
  await signInAs(owner, ADMIN, app.url);
  await admin.goto('/id/admin/products/one-time/create');
  await admin.getByLabel('Judul', { exact: true }).fill('Paket dua templat');
  await admin.getByLabel('Jenis').selectOption('bundle');
  await admin.getByRole('heading', { name: 'Isi paket' }).waitFor();
  expect(await admin.getByRole('heading', { name: 'Berkas untuk pembeli' }).count()).toBe(0);
  await admin.getByRole('textbox', { name: 'Harga', exact: true }).fill('198000');
  await admin.getByRole('button', { name: 'Simpan draf' }).click();
  await admin.getByText('Paket berisi minimal dua produk').first().waitFor();
  for (const title of ['Naskah balas chat', 'Rekap penjualan']) {
    await admin.getByLabel('Cari judul produk').fill(title);
    await admin.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await admin.getByRole('button', { name: new RegExp(`^Hapus ${title}`) }).waitFor();
  }
  await admin.getByRole('textbox', { name: 'Harga', exact: true }).fill('199000');
  await admin.getByText('hemat 22%').waitFor();
  await expectSoundInBothThemes(admin);
  await admin.getByLabel('Deskripsi singkat').fill('Dua templat untuk toko.');
  await admin.getByRole('textbox', { name: 'Deskripsi', exact: true }).fill('Isi kedua templat.');
  await admin.getByRole('button', { name: 'Terbitkan' }).click();
  await admin.waitForURL(/\/admin\/products\/one-time$/);
  owner.complaints.length = 0;

  const { page } = await openVisitor(phone);
  await eventually(async () => (await fetch(`${app.url}/product/paket-dua-templat`)).status).toBe(200);
  await page.goto('/product/paket-dua-templat');
  await page.getByText('Dibeli satu per satu Rp 258.000, sebagai paket Rp 199.000.').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Beli Sekarang' }).first().click();
  await page.getByText('Sudah memiliki salah satu isinya?').waitFor();
  await expectSoundInBothThemes(page);
  await fillBuyer(page, 'paket@contoh.example');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(/\/purchase\//);
  await page.getByRole('link', { name: /^Rekap penjualan/ }).waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: /^Naskah balas chat/ }).click();
  await page.waitForURL(/\/user\/purchases\/naskah-balas-chat-pelanggan/);
});

test('who holds a part completes the bundle for less, said on its page, in the library and at checkout', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page } = visitor;
  await signInAs(visitor, BUYER, app.url);
  await page.goto('/user/purchases');
  await page.getByRole('heading', { name: 'Lengkapi paket' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.goto(`/product/${DEMO}`);
  await page.getByText('1 isinya sudah Anda miliki: untuk Anda Rp 155.000').waitFor();
  await page.getByRole('heading', { name: 'Isi paket' }).scrollIntoViewIfNeeded();
  await page.getByText('Sudah Anda miliki: Memberi perintah ke AI').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: /^Lengkapi seharga Rp/ }).click();
  await page.waitForURL(new RegExp(`/checkout/${DEMO}`));
  const due = (await pay(page).first().textContent()) ?? '';
  await page.getByText(/^Memberi perintah ke AI: .* · Sudah Anda miliki$/).waitFor();
  await expectSoundInBothThemes(page);
  await pay(page).first().click();
  await page.waitForURL(/\/user\/purchases$/);
  await page
    .getByRole('link', { name: /^SOP AI untuk toko/ })
    .first()
    .waitFor();
  expect(due).toContain('Rp\u00a0155.000');
  expect(await page.getByRole('link', { name: 'Paket toko mulai pakai AI' }).count()).toBe(0);
});
