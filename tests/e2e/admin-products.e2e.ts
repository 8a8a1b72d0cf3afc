import type { Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { signInAs } from './sign-in.ts';

/** Walked in Indonesian, in which the specification gives its words. */
const ADMIN = 'admin@arunika.example';
const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'dark' } as const;

const titlesOn = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('td .font-semibold')?.textContent ?? ''));
/** Takes the first of the list by the keyboard; the handles are shut until their code is there. */
async function pickUp(page: Page, name: string): Promise<void> {
  const handle = page.getByRole('button', { name: `Pindahkan ${name}` });
  await handle.and(page.locator(':enabled')).waitFor();
  await handle.press('Space');
  await page.getByText(`${name} sekarang di posisi 1`).waitFor({ state: 'attached' });
}

/** An action of a row, from its menu. */
async function chooseFor(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Tindakan untuk ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A press is 25 px, so some of them are more than half of a row; the first may come before the keys are listened to. */
async function moveToSecond(page: Page, name: string): Promise<void> {
  const there = page.getByText(`${name} sekarang di posisi 2`);
  await eventually(async () => {
    await page.keyboard.press('ArrowDown');
    return there.count();
  }).toBe(1);
}

test('[ADM-013, APRD-009, APRD-010, APRD-011, APRD-027, APRD-014, APRD-018, APRD-019, APRD-025, APRD-035, APRD-038, APRD-039, APRD-040, APRD-032, APRD-034, AERR-001, AERR-004, AERR-005, AERR-006, AERR-012, AERR-014, AERR-015, AERR-016] the list: moved by keyboard, featured, looked at, and not deleted while somebody owns it', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page, complaints } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  await page.goto('/id/admin/products/subscription');
  await page.getByRole('heading', { name: 'Kelola Produk Subscription' }).waitFor();
  const before = await titlesOn(page);
  const [first = '', second = ''] = before;

  // By pointer it is in the hand as soon as the button is down, before anything moved.
  const grip = page.getByRole('button', { name: `Pindahkan ${second}` });
  await grip.and(page.locator(':enabled')).hover();
  await page.mouse.down();
  await page.getByText(`${second} sekarang di posisi 2`).waitFor({ state: 'attached' });
  await page.mouse.up();

  await pickUp(page, first);
  await moveToSecond(page, first);
  await page.keyboard.press('Space');
  await told(page, 'Berhasil', 'Urutan produk berhasil diupdate');
  await eventually(() => titlesOn(page)).toEqual([second, first, ...before.slice(2)]);

  await page.getByRole('button', { name: `Jadikan ${first} featured` }).click();
  await told(page, 'Berhasil', 'Produk berhasil ditandai sebagai featured');
  await page.getByRole('button', { name: `Hapus ${first} dari featured` }).click();
  await told(page, 'Berhasil', 'Produk berhasil dihapus dari featured');

  await page.getByRole('button', { name: `Tindakan untuk ${first}` }).click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(
    expect.arrayContaining(['Ubah', 'Lihat', 'Hapus']),
  );
  const change = page.getByRole('menuitem', { name: 'Ubah' });
  expect(await change.getAttribute('href')).toMatch(/\/admin\/products\/subscription\/edit\//);
  await page.getByRole('menuitem', { name: 'Lihat' }).click();
  const detail = page.getByRole('dialog', { name: 'Detail Produk Subscription' });
  await detail.getByText('Perpanjangan otomatis').waitFor();
  const site = detail.getByRole('link', { name: 'Lihat di Website' });
  expect([await site.getAttribute('target'), await site.getAttribute('href')]).toEqual([
    '_blank',
    expect.stringMatching(/^\/product\//),
  ]);
  await expectSound(page);
  await detail.getByRole('button', { name: 'Tutup' }).first().click();

  const { rows } = await db.pool.query<{ title: string }>(
    'select p.title from products p join user_products h on h.product_id = p.id where not p.is_subscription limit 1',
  );
  const owned = rows[0]?.title ?? '';
  await page.goto(`/id/admin/products/one-time?search=${encodeURIComponent(owned)}`);
  await chooseFor(page, owned, 'Hapus');
  const question = page.getByRole('alertdialog');
  await question.getByText('Apakah Anda yakin ingin menghapus produk ini?').waitFor();
  await question.getByRole('button', { name: 'Hapus' }).click();
  await told(page, 'Error', 'Gagal menghapus produk');
  await page.getByRole('alertdialog').getByText('sudah dipesan atau dimiliki pelanggan').waitFor();
  await page.getByRole('button', { name: 'Batal' }).click();

  await page.goto('/id/admin/products/one-time');
  const [top = ''] = await titlesOn(page);
  await page.route('**/admin/products/one-time*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await pickUp(page, top);
  await moveToSecond(page, top);
  await page.keyboard.press('Space');
  await told(page, 'Error', 'Gagal mengupdate urutan produk');
  await eventually(async () => (await titlesOn(page))[0]).toBe(top);

  await page
    .getByRole('button', { name: /^(Jadikan|Hapus) .* featured$/ })
    .first()
    .click();
  await told(page, 'Error', 'Gagal mengupdate status featured');
  await page.unrouteAll();
  await page.getByRole('checkbox', { name: `Pilih ${top}` }).check();
  const bulkBar = page.getByRole('toolbar', { name: '1 dipilih' });
  await bulkBar.getByRole('button', { name: 'Nonaktifkan' }).click();
  await told(page, 'Berhasil', '1 produk diubah');
  await bulkBar.waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: `Pilih ${top}` }).check();
  await bulkBar.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  await bulkBar.waitFor({ state: 'detached' });
  await chooseFor(page, top, 'Lihat');
  const once = page.getByRole('dialog', { name: 'Detail Produk One-Time' });
  expect(await once.getByRole('link', { name: 'Lihat di Website' }).getAttribute('href')).toMatch(
    /^\/product\/./,
  );
  complaints.splice(0);
});

/** The broken one shows its reason; the others arrive, announced once. */
async function uploadThreeOfWhichOneIsBroken(page: Page): Promise<void> {
  const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Unggah gambar' }).first().click();
  await (await chooser).setFiles([
    png('satu.png', await makePicture({ color: '#c86432' })),
    png('rusak.png', Buffer.from('bukan gambar')),
    png('dua.png', await makePicture({ color: '#2f6f5e' })),
  ]);
  await told(page, 'Gagal mengupload gambar: rusak.png', '');
  await told(page, 'Berhasil', '2 berkas berhasil diunggah');
  await eventually(() => page.getByLabel(/^Teks alternatif media/).count()).toBe(2);
  await page.getByRole('button', { name: 'Singkirkan rusak.png' }).click();
}

test('[ADM-010, ADM-011, ADM-012, APRD-045, APRD-052, APRD-076, APRD-080, AERR-008, AERR-010, AERR-011, AERR-013, AERR-017, AERR-018, AERR-019, AERR-020, AERR-021] a product is typed on a phone, kept as a draft over a reload, saved, changed under another admin, and deleted', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page, complaints } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  await page.goto('/id/admin/products/one-time');
  await page.getByRole('link', { name: 'Tambah produk' }).click();
  await page.getByRole('heading', { name: 'Produk One-Time baru' }).waitFor();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await page.getByText('Wajib diisi.').waitFor();
  await page.getByText('Isi jumlahnya.').waitFor();
  await page.getByLabel('Judul', { exact: true }).fill('Templat uji coba');
  await page.getByRole('textbox', { name: 'Harga', exact: true }).fill('75000');
  // It is not published before buyers find what they need.
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  const missing = page.getByRole('dialog').getByRole('link', { name: 'Deskripsi belum diisi' });
  await missing.click();
  await missing.waitFor({ state: 'detached' });
  // What was typed last is kept last.
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('75.000');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Pulihkan draf' }).click();
  await eventually(() => page.getByRole('textbox', { name: 'Harga', exact: true }).inputValue()).toBe(
    '75.000',
  );
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await page.getByRole('dialog').getByText('Templat uji coba').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await expectSoundInBothThemes(page);
  await uploadThreeOfWhichOneIsBroken(page);
  await loseSaving(page);
  await page.getByRole('button', { name: 'Simpan draf' }).click();
  await told(page, 'Error', 'Gagal menyimpan produk one-time');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Simpan draf' }).click();
  await told(page, 'Berhasil', 'Produk one-time berhasil dibuat');
  await page.waitForURL('**/admin/products/one-time');
  await page.getByRole('button', { name: 'Kembali ke produk' }).click();
  await page.getByRole('button', { name: 'Perbarui' }).waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  expect(await page.getByRole('switch', { name: 'Aktif' }).isChecked()).toBe(false);
  const leaving = page.getByRole('dialog', { name: /^Tinggalkan .+\?$/ });
  // What is left as a draft goes on from the edition that it was begun on.
  await page.getByRole('textbox', { name: 'Harga', exact: true }).fill('99000');
  await page.getByText('Draf tersimpan di peramban ini').waitFor();
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('99.000');
  await page.getByRole('link', { name: 'Kembali' }).click();
  await leaving.getByText('ditawarkan lagi saat Anda kembali').waitFor();
  await leaving.getByRole('button', { name: 'Keluar, draf disimpan' }).click();
  await page.waitForURL(/\/admin\/products\/one-time(\?|$)/);
  const other = await visitor.context.request.patch(`/api/admin/products/${id}`, {
    headers: { origin: app.url },
    data: { title: 'Judul admin lain', price: 80_000 },
  });
  expect(other.status()).toBe(200);
  await page.goto('/id/admin/products/one-time?search=Judul+admin');
  await page.getByRole('link', { name: 'Judul admin lain', exact: true }).click();
  await page.getByRole('button', { name: 'Pulihkan draf' }).click();
  await eventually(() => page.getByRole('textbox', { name: 'Harga', exact: true }).inputValue()).toBe(
    '99.000',
  );
  // Both ways out ask; the form of the other tab, where nothing was typed, does not stand in the way.
  for (const leave of [
    () => page.getByRole('link', { name: 'Kembali' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await leaving.getByRole('button', { name: 'Tetap di sini' }).click();
    await leaving.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Perbarui' }).click();
  const conflict = page.getByRole('dialog', { name: 'Sudah diubah sejak Anda membukanya' });
  await conflict.getByText('Judul admin lain').waitFor();
  await conflict.getByRole('heading', { name: 'Harga' }).waitFor();
  await conflict.getByText('Rp 80.000').waitFor();
  await conflict.getByText('Rp 99.000').waitFor();
  await expectSound(page);
  await conflict.getByText('Yang Anda tulis').last().click();
  await conflict.getByRole('button', { name: 'Pakai pilihan ini' }).click();
  await eventually(() => page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Judul admin lain');
  await page.getByRole('button', { name: 'Perbarui' }).click();
  await told(page, 'Berhasil', 'Produk one-time berhasil diperbarui');
  await page.goto('/id/admin/products/one-time?search=Judul+admin');
  await page.getByText('Rp 99.000').waitFor();
  await chooseFor(page, 'Judul admin lain', 'Hapus');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await told(page, 'Berhasil', 'Produk berhasil dihapus');
  await page.getByText('Tidak ada produk yang cocok').waitFor();
  await subscribeToPlans(page);
  complaints.splice(0);
});

/** The connection is lost when the form is posted. */
const loseSaving = (page: Page) =>
  page.route('**/create.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );

/** A service with two plans: kept where saving fails, saved, changed, and shown to everybody with its plans. */
async function subscribeToPlans(page: Page): Promise<void> {
  await page.goto('/id/admin/products/subscription/create');
  await page.getByLabel('Judul', { exact: true }).fill('Asisten uji coba');
  await page.getByRole('textbox', { name: 'Harga', exact: true }).fill('150000');
  await page.getByLabel('Deskripsi singkat').fill('Menjawab pelanggan.');
  await page.getByRole('textbox', { name: 'Deskripsi', exact: true }).fill('Setiap hari.');
  for (const [place, name, price, cycle] of [
    [0, 'Dasar', '150000', 'monthly'],
    [1, 'Tim', '1250000', 'yearly'],
  ] as const) {
    await page.getByRole('button', { name: 'Tambah varian' }).click();
    await page.locator(`[name="variants[${place}].name"]`).fill(name);
    await page.locator(`[name="variants[${place}].price"]`).fill(price);
    await page.locator(`[name="variants[${place}].billing_cycle"]`).selectOption(cycle);
  }
  await loseSaving(page);
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await told(page, 'Error', 'Gagal menyimpan produk subscription');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await told(page, 'Berhasil', 'Produk subscription berhasil dibuat');
  await page.waitForURL('**/admin/products/subscription');
  await page.goto('/id/admin/products/subscription?search=Asisten+uji');
  await page.getByRole('link', { name: 'Asisten uji coba', exact: true }).click();
  await page.getByRole('button', { name: 'Pindahkan Tim' }).and(page.locator(':enabled')).waitFor();
  await page.getByText('Rp 1.250.000 / tahun').first().waitFor();
  await page.getByLabel('Masa coba (hari)').fill('7');
  await page.getByRole('button', { name: 'Perbarui' }).click();
  await told(page, 'Berhasil', 'Produk subscription berhasil diperbarui');
  await page.waitForURL('**/admin/products/subscription');
  await page.goto('/subscription/asisten-uji-coba');
  const offer = page.getByRole('main');
  for (const words of ['Dasar', 'Tim', 'Rp 1.250.000']) await offer.getByText(words).first().waitFor();
}
