import type { Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { BUYER, knowsViewer, NEW_BUYER, signInAs, signInAtCheckout, signInHere } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;
const RECAP = 'Rekap penjualan otomatis';

const cartButton = (page: Page) => page.getByRole('button', { name: /^Keranjang/ }).filter({ visible: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Keranjang' });

async function openDrawer(page: Page): Promise<void> {
  await cartButton(page).click();
  await drawer(page).waitFor();
}

test('[WAL-001, WAL-002, WAL-003, WAL-007, WAL-008, ERR-037, ERR-050] a visitor fills a cart, signs in, buys all of it, and a friend opens the gift', async ({
  app,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  await page.goto('/marketplace');
  const add = page.getByRole('button', { name: `Tambah ke keranjang: ${RECAP}` });
  await add.click();
  await page.getByRole('button', { name: 'Keranjang, 1 barang' }).waitFor();
  const otherTab = await context.newPage();
  await otherTab.goto('/marketplace');
  await otherTab.getByRole('button', { name: 'Keranjang, 1 barang' }).filter({ visible: true }).waitFor();
  await add.click();
  const two = page.getByRole('button', { name: 'Keranjang, 2 barang' });
  await two.waitFor();
  await otherTab.getByRole('button', { name: 'Keranjang, 2 barang' }).filter({ visible: true }).waitFor();
  await page.reload();
  await two.waitFor();
  await openDrawer(page);
  await eventually(() => drawer(page).textContent()).toMatch(
    /2 × Rp\s209\.000.*1 untuk Anda, 1 kode hadiah.*TotalRp\s418\.000/,
  );
  await expectSoundInBothThemes(page);
  await drawer(page).getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
  await signInAtCheckout(page, BUYER);
  await page.getByText('Sisa sesudahnya Rp 857.000').waitFor();
  await knowsViewer(otherTab);
  await otherTab.close();
  await page.getByRole('button', { name: 'Bayar Rp 418.000' }).dblclick();
  await page.waitForURL(/\/user\/purchases/);
  await page.getByRole('heading', { name: 'Kode hadiah' }).waitFor();
  await page.getByRole('button', { name: 'Keranjang, kosong' }).filter({ visible: true }).waitFor();
  const wallet = await (await context.request.get('/api/wallet')).json();
  expect(wallet.wallet.balance_bigint).toBe(85_700_000);
  await expectSoundInBothThemes(page);
  const code = (await page.locator('#hadiah code').textContent()) ?? '';

  const friend = await openVisitor(desktop);
  await signInAs(friend, NEW_BUYER, app.url);
  await friend.page.goto(`/user/redeem-gift?code=${code.toLowerCase()}`);
  await friend.page.getByRole('button', { name: 'Buka hadiah' }).waitFor();
  await expectSoundInBothThemes(friend.page);
  await friend.page.getByRole('button', { name: 'Buka hadiah' }).click();
  await friend.page.waitForURL(/\/user\/purchases/);
  await friend.page.getByRole('heading', { name: RECAP, level: 2 }).first().waitFor();
  await page.reload();
  await page.getByText(/oleh Akun B\., /).waitFor();
});

test('[WAL-004, WAL-005, WAL-006, WAL-012] a cart follows its account, says what stands in the way, and is emptied', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page } = visitor;
  await page.goto('/product/sop-ai-toko');
  await knowsViewer(page);
  await page.getByRole('button', { name: 'Tambah ke keranjang' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Keranjang, 1 barang' }).waitFor();
  // Another device of the same account.
  const other = await openVisitor(phone);
  await signInAs(other, NEW_BUYER, app.url);
  await other.page.goto('/user/marketplace');
  await other.page.getByRole('button', { name: 'Keranjang, 1 barang' }).filter({ visible: true }).waitFor();
  await openDrawer(other.page);
  await drawer(other.page).getByRole('button', { name: 'Tambah', exact: true }).click();
  await drawer(other.page).getByText('Dibayar sekarangRp 298.000').waitFor();
  await drawer(other.page).getByRole('link', { name: 'Lanjut ke pembayaran' }).waitFor();
  await expectSound(other.page);
  // The last units are sold elsewhere: the first screen hears of it when it looks.
  await db.pool.query("update products set stock = 1 where slug = 'sop-ai-toko'");
  await openDrawer(page);
  await drawer(page).getByText('Stok tinggal 1.').waitFor();
  await drawer(page).getByText('Selama itu, tidak ada yang dibayar.').waitFor();
  await expectSound(page);
  await drawer(page).getByRole('button', { name: 'Ubah jadi 1' }).click();
  await eventually(() => drawer(page).getByText('Stok tinggal').count()).toBe(0);
  await drawer(page).getByRole('button', { name: 'Kosongkan' }).click();
  await drawer(page).getByText('Keranjang Anda kosong').waitFor();
  await db.pool.query("update products set stock = null where slug = 'sop-ai-toko'");
});

test('a cart that was filled before signing in joins the account before it is bought, so that nothing of it comes back', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/marketplace');
  await page.getByRole('button', { name: `Tambah ke keranjang: ${RECAP}` }).click();
  await page.getByRole('button', { name: 'Keranjang, 1 barang' }).waitFor();
  const sent: string[] = [];
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/cart/merge', async (route) => {
    await pressed;
    sent.push('cart');
    await route.continue();
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/checkout')) sent.push('purchase');
  });
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
  await signInAtCheckout(page, BUYER);
  await page.getByRole('button', { name: 'Bayar Rp 209.000' }).click();
  // What the press sent at once is known when a later request was answered.
  await page.evaluate(() => fetch('/api/auth/session'));
  release();
  await page.waitForURL(/\/user\/purchases/);
  await page.getByRole('button', { name: 'Keranjang, kosong' }).filter({ visible: true }).waitFor();
  expect(sent).toContain('cart');
  expect(sent.indexOf('purchase')).toBe(sent.length - 1);
});

test('[WAL-012, ERR-037, ERR-050] who has the balance pays a cart in a sheet over it, which closes with it and says what was bought', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  for (const slug of ['sop-ai-toko', 'kit-rekrut-karyawan']) {
    await page.goto(`/product/${slug}`);
    await page.getByRole('button', { name: 'Tambah ke keranjang' }).filter({ visible: true }).first().click();
    await page.getByText('Masuk keranjang').first().waitFor();
  }
  await page.goto('/user/purchases');
  await cartButton(page).filter({ hasText: '2' }).waitFor();
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bayar' });
  await sheet.getByText(/^Sisa sesudahnya Rp/).waitFor();
  await expectSoundInBothThemes(page);
  // Back closes the sheet alone.
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await drawer(page).getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
  await sheet.getByRole('button', { name: 'Bayar Rp 338.000' }).click();
  await page.getByText('Akses terbuka!').waitFor();
  await page.getByRole('button', { name: 'Keranjang, kosong' }).filter({ visible: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/user/purchases');
});

test('[PROD-022, PROD-023, PROD-026, ERR-028] hearts wait for the sign-in and last; a product is shared, bought and reviewed', async ({
  openVisitor,
}) => {
  const { page, context, complaints } = await openVisitor(phone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/product/daftar-periksa-siap-ai');
  await page.getByRole('button', { name: 'Bagikan' }).click();
  await page.getByText('Link disalin ke clipboard!').waitFor();
  await page.getByRole('button', { name: 'Simpan ke Wishlist' }).click();
  await signInHere(page, NEW_BUYER);
  const heart = page.getByRole('button', { name: 'Tersimpan di Wishlist' });
  await eventually(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Mulai Belajar' }).click();
  await page.waitForURL(/\/user\/purchases/);
  await page.getByRole('heading', { name: 'Ini milik Anda sekarang', level: 1 }).waitFor();
  await page.goto('/user/marketplace?wishlist=1');
  await page.getByText('1 produk').waitFor();
  const filter = page.getByRole('link', { name: 'Wishlist', exact: true });
  expect(await filter.getAttribute('aria-current')).toBe('true');
  await page.goto('/product/daftar-periksa-siap-ai');
  await page.getByRole('heading', { name: 'Ulasan pemilik' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Tulis ulasan' }).click();
  await page.getByRole('button', { name: 'Simpan ulasan' }).click();
  await page.getByText('Pilih nilai 1 sampai 5.').waitFor();
  // The browser reports the refused review.
  complaints.length = 0;
  await page.getByLabel('4 dari 5').check({ force: true });
  await page.getByRole('textbox', { name: 'Ulasan' }).fill('Jelas <b>dan</b> pendek.');
  await expectSound(page);
  await page.getByRole('button', { name: 'Simpan ulasan' }).click();
  await page.getByText('Ulasan tersimpan').waitFor();
  await eventually(async () => {
    await page.reload();
    return page.getByText('Akun B.').count();
  }).toBe(1);
  expect(await page.locator('#ulasan').textContent()).toContain('Jelas <b>dan</b> pendek.');
  await page.getByRole('button', { name: 'Hapus ulasan' }).click();
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await page.getByText('Ulasan dihapus').waitFor();
});
