import { signedIn } from '#tests/support/by-post.ts';
import { eventually, expect, test } from '#tests/support/machine/browser.ts';
import { totpOf } from '#tests/support/totp.ts';
import { NEW_BUYER } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

test('[PORT-057, PORT-058, PORT-059][DECISIONS 40] without scripts every part of the settings is changed by POST, with its question, its proof and its errors on the page', async ({
  app,
  browser,
  db,
}) => {
  const { page, close } = await withoutScripts({ browser, app });
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();
  const confirm = (name: string) => page.getByRole('region', { name }).getByRole('button', { name }).click();
  const said = (text: string) => page.getByRole('status').getByText(text).waitFor();
  const password = page.getByLabel('Kata sandi Anda', { exact: true });
  await page.goto('/login?next=%2Fuser%2Fsettings');
  await page.getByLabel('Email').fill(NEW_BUYER);
  await page.getByLabel('Kata sandi', { exact: true }).fill('demo-arunika');
  await press(/^Masuk$/);
  await page.waitForURL(/\/user\/settings/);
  expect(await page.locator('main noscript').innerText()).toContain('Aktifkan JavaScript');
  expect(await page.getByRole('button', { name: 'Tambah passkey' }).isVisible()).toBe(false);

  await press('Aktifkan');
  await password.fill('bukan-ini');
  await press('Lanjut');
  await page.getByText('Kata sandi salah.').waitFor();
  await password.fill('demo-arunika');
  await press('Lanjut');
  const typeCode = async (code: string) => {
    await page.getByLabel('Kode enam angka').fill(code);
    await press('Periksa kode');
  };
  const secret = page.locator('p > b.break-all');
  await typeCode('000000');
  await page.getByText('Kode salah').first().waitFor();
  await typeCode(totpOf(`otpauth://totp/Arunika?secret=${(await secret.innerText()).replaceAll(' ', '')}`));
  await page.getByRole('heading', { name: 'Simpan kode pemulihan' }).waitFor();
  expect(await page.getByRole('region', { name: 'Simpan kode' }).getByRole('listitem').count()).toBe(10);
  await page.getByRole('link', { name: 'Saya sudah menyimpannya' }).click();
  await press('Matikan');
  await password.fill('demo-arunika');
  await confirm('Matikan');
  await said('Verifikasi dua langkah dimatikan');

  for (const _ of [1, 2]) await signedIn(app, NEW_BUYER);
  await page.getByRole('link', { name: 'Perangkat' }).click();
  await press('Keluarkan');
  await said('Perangkat dikeluarkan');
  await press('Keluar dari semua perangkat lain');
  await confirm('Keluar dari semua perangkat lain');
  await page.getByText('Anda hanya masuk di perangkat ini.').waitFor();

  await page.getByRole('link', { name: 'Cara masuk' }).click();
  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '16 minutes'");
  await page.getByLabel('Alamat email baru').fill('pindah@contoh.example');
  await press('Ganti alamat');
  await password.fill('demo-arunika');
  await password.press('Enter');
  await page.getByText('Menunggu persetujuan').waitFor();
  await said('Periksa kedua kotak surat');
  await page.getByLabel('Nomor ponsel Anda').fill('0812 3456 7890');
  await press('Kirim kode');
  await page.getByText('ke 0812 3456 7890').waitFor();
  await press('Pakai nomor lain');
  expect(await page.getByLabel('Nomor ponsel Anda').inputValue()).toBe('0812 3456 7890');

  await page.getByRole('link', { name: 'Email & tampilan' }).click();
  const receipts = page.getByRole('switch', { name: 'Bukti pembelian' });
  await receipts.and(page.locator('[aria-checked=true]')).click();
  await receipts.and(page.locator('[aria-checked=false]')).waitFor();

  await page.getByRole('link', { name: 'Data & privasi' }).click();
  await press('Siapkan salinan');
  const download = page.getByRole('button', { name: 'Unduh ZIP' });
  await eventually(async () => {
    await page.goto('/user/settings?tab=privacy');
    return download.count();
  }).toBe(1);
  const downloading = page.waitForEvent('download');
  await download.click();
  expect((await downloading).suggestedFilename()).toMatch(/^arunika-data-.*\.zip$/);
  await press('Hapus akun');
  await press('Hapus dalam 7 hari');
  await press('Batalkan penghapusan');
  await said('Akun Anda tetap ada');

  await page.getByRole('link', { name: 'Keamanan' }).click();
  for (const current of ['bukan-ini', 'demo-arunika']) {
    await page.getByLabel('Kata sandi sekarang', { exact: true }).fill(current);
    await page.getByLabel('Kata sandi baru', { exact: true }).fill('kopi-tanpa-gula');
    await press('Ganti kata sandi');
    if (current === 'bukan-ini') await page.getByText('Kata sandi salah.').waitFor();
  }
  await said('Kata sandi sudah diganti');
  await close();
});
