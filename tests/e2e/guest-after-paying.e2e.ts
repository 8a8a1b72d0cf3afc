import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { nextTotpOf, totpOf } from '#tests/support/totp.ts';
import { chooseBank, fillBuyer, linkMailedTo, pay } from './guest.ts';
import { NEW_BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const COURSE = 'kelas-prompt-pemilik-usaha';

test('[DECISIONS 54] a payment for what was sold out meanwhile is told as credit, with the reason and the way to it', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/checkout/sop-ai-toko');
  await fillBuyer(page, 'terlambat@contoh.example');
  await chooseBank(page);
  await pay(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await db.pool.query("update products set stock = 0 where slug = 'sop-ai-toko'");
  await pay(page).click();
  await page.getByRole('heading', { name: 'Pembayaran Anda sampai, pembeliannya tidak jadi' }).waitFor();
  await page
    .getByText(/^Rp\s149\.000 kami simpan utuh sebagai saldo akun terlambat@contoh\.example/)
    .waitFor();
  await page.getByText(/^Sebabnya: /).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Masuk dan lihat saldo' }).waitFor();
});

test('[DECISIONS 54, 56] a guest opens a lesson of the course that was just paid, in that browser only', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto(`/checkout/${COURSE}`);
  await fillBuyer(page, 'murid@contoh.example');
  await chooseBank(page);
  await pay(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await pay(page).click();
  await page.waitForURL(new RegExp(`/user/purchases/${COURSE}`));
  await page.goto(`/user/purchases/${COURSE}/learn`);
  await page.waitForURL(new RegExp(`/user/purchases/${COURSE}/learn/`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSoundInBothThemes(page);
  const lesson = page.url();
  const stranger = await openVisitor(phone);
  await stranger.page.goto(lesson);
  await stranger.page.getByRole('heading', { name: 'Masuk dulu' }).waitFor();
  // The browser reports the page that is refused.
  stranger.complaints.length = 0;
});

test('who pays in one tab is led away from the payment that another tab waits for', async ({
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  const second = await context.newPage();
  for (const tab of [second, page]) {
    await tab.goto(`/checkout/${COURSE}`);
    await fillBuyer(tab, 'dua-tab@contoh.example');
  }
  await pay(second).click();
  await second.getByRole('img', { name: /^Kode QRIS, Rp/ }).waitFor();
  await chooseBank(page);
  await pay(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await pay(page).click();
  await page.waitForURL(new RegExp(`/user/purchases/${COURSE}`));
  await second.waitForURL(new RegExp(`/user/purchases/${COURSE}`));
});

test('[AUTH-026][DECISIONS 54] the mailed link asks for the second factor of an account that has one', async ({
  app,
  db,
  openVisitor,
}) => {
  const owner = await openVisitor(phone);
  await signInAs(owner, NEW_BUYER, app.url);
  await owner.page.goto('/user/settings');
  await owner.page.getByRole('button', { name: 'Aktifkan' }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel('Kata sandi Anda', { exact: true }).fill('demo-arunika');
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('img', { name: 'Pindai dengan aplikasi Anda' }).waitFor();
  const uri = `otpauth://totp/Arunika?secret=${(await dialog.locator('p > b.break-all').innerText()).replaceAll(' ', '')}`;
  await dialog.getByLabel('Kode enam angka').fill(totpOf(uri));
  await dialog.getByRole('button', { name: 'Periksa kode' }).click();
  await dialog.getByRole('button', { name: 'Saya sudah menyimpannya' }).click();

  const { page, context } = await openVisitor(phone);
  await page.goto('/checkout/naskah-balas-chat-pelanggan');
  await fillBuyer(page, NEW_BUYER);
  await chooseBank(page);
  await pay(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await pay(page).click();
  await page.waitForURL(/\/user\/purchases\//);
  await page.goto(await linkMailedTo(db, NEW_BUYER));
  await page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await page.getByRole('heading', { name: 'Satu langkah lagi' }).waitFor();
  await expectSoundInBothThemes(page);
  const before = await (await context.request.get('/api/auth/session')).json();
  expect(before.user).toBeNull();
  await page.getByLabel('Kode enam angka').fill(nextTotpOf(uri));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/user\/purchases\/naskah-balas-chat-pelanggan/);
  const after = await (await context.request.get('/api/auth/session')).json();
  expect(after.user).toMatchObject({ email: NEW_BUYER });
});
