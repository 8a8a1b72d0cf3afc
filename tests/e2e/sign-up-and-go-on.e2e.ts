import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eventually, expect, expectSound, test } from '#tests/support/machine/browser.ts';
import { codeMailedTo } from '#tests/support/mailed-code.ts';
import { PRODUCT } from './buy-a-product.ts';

const phone = { width: 360, theme: 'bright' } as const;
const PASSWORD = 'kopi-susu-tiga';

test('[MKT-003, AUTH-013, AUTH-021, DECISIONS 55] a visitor who keeps a product for later signs up, types six digits, and goes on where it was', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  const email = 'beli-dahulu@contoh.example';
  await page.goto(`/product/${PRODUCT.slug}`);
  await page.getByRole('button', { name: 'Simpan ke Wishlist' }).click();
  await page
    .getByRole('dialog', { name: 'Masuk' })
    .getByRole('button', { name: 'Daftar', exact: true })
    .click();
  const signup = page.getByRole('dialog', { name: 'Buat akun' });
  await signup.getByLabel('Email').fill(email);
  await signup.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await signup.getByLabel('Ulangi kata sandi', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const pending = page.getByRole('dialog', { name: 'Periksa email Anda' });
  await pending.getByText(email).waitFor();
  await expectSound(page);
  await pending.getByRole('button', { name: 'Kirim ulang' }).click();
  await pending.getByRole('button', { name: /Kirim ulang dalam \d+ detik/ }).waitFor();
  await eventually(async () => (await listDevMails(db, email)).length).toBe(2);
  await pending.getByLabel('Kode enam angka').fill(await codeMailedTo(db, email));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tersimpan di Wishlist' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/product/${PRODUCT.slug}`);
  await pending.waitFor({ state: 'detached' });
});

test('[DECISIONS 55] the tab that waits for an address to be confirmed goes on when the link was opened in another one', async ({
  db,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  const email = 'dua-tab@contoh.example';
  await page.goto('/signup?next=%2Ffreebies');
  await page.getByLabel('Nama lengkap').fill('Sari Wulandari');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulangi kata sandi', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await expectSound(page);
  const link = async () => /http\S+verify-email\S+/.exec((await listDevMails(db, email))[0]?.text ?? '')?.[0];
  await eventually(link).toBeDefined();
  const other = await context.newPage();
  await other.goto((await link()) ?? '');
  await other.waitForURL((url) => url.pathname === '/freebies');
  await page.waitForURL((url) => url.pathname === '/freebies');
});
