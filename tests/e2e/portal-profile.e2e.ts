import { eventually, expect, expectSound, holdsFocus, test } from '#tests/support/machine/browser.ts';
import { NEW_BUYER, signInAs } from './sign-in.ts';

test('[PORT-042, PORT-043, PORT-044, PORT-045, PORT-055] a profile is filled in, guarded, saved, and not overwritten by another tab', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, context, complaints } = visitor;
  await page.goto('/user/profile');
  await page.getByText('Isi 73% lagi untuk membuka konsultasi gratis.').waitFor();
  await page.getByLabel('Nomor telepon*').fill('+62 812 0000 0000');
  await page.getByText('Isi 66% lagi untuk membuka konsultasi gratis.').waitFor();

  await page.getByRole('tab', { name: 'Data pribadi' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/tab=business/);
  await page.getByLabel('Nama perusahaan*').fill('Toko Sari');
  await page.getByLabel('Situs web').fill('tokosari.id');
  await page.getByLabel('Tahun berdiri').fill('16');
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await page.getByText('Tulis tahun dengan empat angka, mis. 2016').waitFor();
  await holdsFocus(page.getByLabel('Tahun berdiri'));
  await page.getByLabel('Tahun berdiri').fill('2016');
  await expectSound(page);

  // Leaving asks first, and Back asks too.
  await page.getByRole('link', { name: 'Saldo', exact: true }).click();
  await page.getByRole('dialog', { name: 'Buang perubahan profil?' }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Tetap di sini' }).click();

  const other = await context.newPage();
  await other.goto('/user/profile?tab=social');
  await other.getByLabel('Instagram').fill('@tokosari');
  await other.getByRole('button', { name: 'Simpan profil' }).click();
  await other.getByText('Profil tersimpan').waitFor();
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await page.getByText('Profil ini baru saja disimpan dari tempat lain.').first().waitFor();
  expect(await page.getByLabel('Nama perusahaan*').inputValue()).toBe('Toko Sari');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await page.getByText('Profil belum tersimpan').waitFor();
  await context.setOffline(false);
  // What was saved stands there before it has been read again.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/profile', async (route) => {
    if (route.request().method() === 'GET') await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await page.getByText('Profil tersimpan').waitFor();
  expect(await page.getByLabel('Situs web').inputValue()).toBe('https://tokosari.id');
  held.resolve();
  await page.getByLabel('Situs web').fill('https://salah.id');
  await page.getByRole('button', { name: 'Urungkan' }).click();
  expect(await page.getByLabel('Situs web').inputValue()).toBe('https://tokosari.id');

  await page.reload();
  await page.getByLabel('Nama perusahaan*').waitFor();
  await eventually(() => page.getByLabel('Tahun berdiri').inputValue()).toBe('2016');
  const answer = await context.request.get('/api/user/profile');
  expect(await answer.json()).toMatchObject({
    profile: {
      company: 'Toko Sari',
      instagram: '@tokosari',
      phone: '+6281200000000',
      founding_year: 2016,
    },
  });
  // The browser itself says that a call failed: refused, then without a network.
  complaints.length = 0;
});
