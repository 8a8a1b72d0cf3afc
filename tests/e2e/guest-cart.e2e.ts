import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { chooseBank, fillBuyer, linkMailedTo, payAtGateway } from './guest.ts';
import { NEW_BUYER, signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;

test('[MKT-035, ERR-031, ERR-034][DECISIONS 54] a freebie goes to a mailbox for two fields', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  const email = 'freebie@contoh.example';
  await page.goto('/freebies');
  await page
    .getByRole('button', { name: /^Ambil Gratis/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Kirim ke email Anda' }).waitFor();
  await expectSoundInBothThemes(page);
  await fillBuyer(page, email);
  await page.getByRole('button', { name: 'Kirim ke email saya' }).click();
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await page.getByText(`Kami mengirim tautan ke ${email}.`).waitFor();
  await expectSoundInBothThemes(page);
  await page.goto(await linkMailedTo(db, email));
  await page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await page.waitForURL(/\/user\/purchases\/daftar-periksa-siap-ai/);
});

test('[DECISIONS 54] a visitor’s cart is paid on the same page, several things are listed, and leave the cart', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  for (const slug of ['sop-ai-toko', 'naskah-balas-chat-pelanggan']) {
    await page.goto(`/product/${slug}`);
    await page.getByRole('button', { name: 'Tambah ke keranjang' }).first().click();
    await page
      .getByRole('button', { name: /^Keranjang, [12] barang/ })
      .filter({ visible: true })
      .waitFor();
  }
  await page.getByRole('button', { name: 'Keranjang, 2 barang' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
  await page.waitForURL(/\/checkout\?items=/);
  await page.getByRole('complementary', { name: 'Rincian' }).getByText('Total').waitFor();
  await expectSoundInBothThemes(page);
  await fillBuyer(page, 'keranjang@contoh.example');
  await chooseBank(page);
  await payAtGateway(page);
  await page.getByRole('heading', { name: 'Ini milik Anda sekarang' }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2);
  await expectSoundInBothThemes(page);
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Keranjang, kosong' }).filter({ visible: true }).waitFor();
});

test('the checkout’s bare address leads a kept cart on, says that an empty one is empty, and sends no account away without a word', async ({
  app,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/checkout');
  await page.getByRole('heading', { level: 1, name: 'Keranjang Anda kosong' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.goto('/product/sop-ai-toko');
  await page.getByRole('button', { name: 'Tambah ke keranjang' }).first().click();
  await page.getByRole('button', { name: 'Keranjang, 1 barang' }).filter({ visible: true }).waitFor();
  for (const [path, total] of [
    ['/checkout', 'Total'],
    ['/en/checkout', 'Total'],
  ] as const) {
    await page.goto(path);
    await page.waitForURL(new RegExp(`${path}\\?items=`));
    await page.getByText(total, { exact: true }).first().waitFor();
  }
  const buyer = await openVisitor(phone);
  await signInAs(buyer, NEW_BUYER, app.url);
  await buyer.page.goto('/checkout');
  await buyer.page.waitForURL(/\/user\/cart/);
  await buyer.page.getByText('Keranjang Anda kosong').first().waitFor();
});

test('[DECISIONS 54] a visitor’s subscription waits for the mailed link, and says so before paying', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  const email = 'langganan@contoh.example';
  await page.goto('/subscription/api-pemilah-pesan');
  await page.getByRole('button', { name: 'Berlangganan Sekarang' }).click();
  await page.waitForURL(/\/checkout\/api-pemilah-pesan\?plan=/);
  await page.getByText(/^Langganan mulai setelah Anda mengonfirmasi alamat ini/).waitFor();
  await expectSoundInBothThemes(page);
  await fillBuyer(page, email);
  await chooseBank(page);
  await payAtGateway(page);
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await page.goto(await linkMailedTo(db, email));
  await page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await page.waitForURL(/\/user\//);
  await page.goto('/user/subscriptions');
  await page.getByText('API pemilah pesan', { exact: false }).first().waitFor();
});

test('[DECISIONS 61, DECISIONS 69] a visitor’s trial begins with the mailed link: nothing is paid on the way', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  const email = 'coba@contoh.example';
  await page.goto('/subscription/laporan-pagi-a');
  await page.getByText('Hari ini, masa coba 14 hari').waitFor();
  await page.getByRole('button', { name: 'Berlangganan Sekarang' }).click();
  await page.getByRole('heading', { name: 'Mulai masa coba' }).waitFor();
  await page.getByText(/^Masa coba 14 hari sejak Anda mengonfirmasi alamat email/).waitFor();
  await expectSoundInBothThemes(page);
  await fillBuyer(page, email);
  await page.getByRole('button', { name: 'Mulai masa coba' }).click();
  await page.getByText(/Masa coba mulai saat Anda membukanya/).waitFor();
  await expectSoundInBothThemes(page);
  await page.goto(await linkMailedTo(db, email));
  await page.getByRole('button', { name: 'Mulai masa coba' }).click();
  await page.waitForURL(/\/user\/subscriptions/);
  await page.getByText('Masa coba', { exact: true }).first().waitFor();
  const { rows } = await db.pool.query('select count(*)::int as count from payments where user_id is null');
  expect(rows).toEqual([{ count: 0 }]);
});

test('[DECISIONS 69] without scripts the same trial is asked for by one form', async ({ app, browser }) => {
  const { page, close } = await withoutScripts({ browser, app });
  await page.goto('/subscription/laporan-pagi-a');
  await page.getByRole('button', { name: 'Berlangganan Sekarang' }).click();
  await fillBuyer(page, 'coba-tanpa-skrip@contoh.example');
  await page.getByRole('button', { name: 'Mulai masa coba' }).click();
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await close();
});
