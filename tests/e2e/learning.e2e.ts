import type { Page } from 'playwright-core';
import type { Database } from '#server/platform/database/db.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
  type Visitor,
} from '#tests/support/machine/browser.ts';
import { BUYER, signInAs } from './sign-in.ts';

const COURSE = 'kelas-prompt-pemilik-usaha';
const base = `/user/purchases/${COURSE}`;
const film = (page: Page) => page.getByLabel('Video: Pembaca, bahan, bentuk, larangan', { exact: true });
const positionOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Where the server thinks that the film was left: what the learner trusts it to know. */
async function keptPosition(db: Database): Promise<number> {
  const { rows } = await db.pool.query(
    "select position_seconds from lesson_progress where lesson_id = 'empat-bagian'",
  );
  return rows[0]?.position_seconds ?? 0;
}

test('[PORT-030, PORT-031] a learner goes on where they were, and the film knows its place and its speed', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  const { page, context } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(visitor, BUYER, app.url);
  await page.goto('/user/purchases');
  await page.getByText('6 dari 12 pelajaran').first().waitFor();
  await page.getByRole('link', { name: 'Lanjutkan pelajaran' }).click();
  await page.getByRole('heading', { name: 'Catatan rapat menjadi daftar tugas', level: 1 }).waitFor();
  // The lesson is alone on the screen, and its prompt is copied with the blanks that one fills in.
  expect(await page.getByRole('link', { name: 'Marketplace' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Salin Prompt' }).click();
  await page.getByRole('button', { name: 'Tersalin' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Bahan: [tempel catatan rapat]',
  );
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Selesai, lanjut Angka: minta rumusnya' }).click();
  await page.getByRole('heading', { name: 'Angka: minta rumusnya, bukan hasilnya', level: 1 }).waitFor();

  await page.goto(`${base}/learn/empat-bagian`);
  await eventually(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(
    0,
  );
  await page.getByText('1,5×').click();
  await page.getByRole('heading', { level: 1 }).click();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await eventually(() => positionOf(page)).toBeGreaterThanOrEqual(10);
  await page.keyboard.press(' ');
  const isPaused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
  await eventually(isPaused).toBe(false);
  // The film itself knows space and arrows, but not this one.
  await film(page).focus();
  for (const paused of [true, false]) {
    await page.keyboard.press('k');
    await eventually(isPaused).toBe(paused);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(' ');
  const left = Math.floor(await positionOf(page));
  await eventually(() => keptPosition(db)).toBe(left);
  await page.reload();
  await eventually(() => positionOf(page)).toBe(left);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Tugas: memperbaiki satu perintah lama', level: 1 }).waitFor();
  await page.keyboard.press('p');
  await film(page).waitFor();

  const phone = await openVisitor({ width: 360, theme: 'dark' });
  await signInAs(phone, BUYER, app.url);
  await readOnPhone(phone);
});

/** The list of lessons is a drawer there; a file is saved, and counted once. */
async function readOnPhone({ page }: Visitor): Promise<void> {
  await page.goto(`${base}/learn/tugas-perintah-lama`);
  await page.getByText('Berkas pelajaran ini').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh' }).click();
  expect((await saving).suggestedFilename()).toBe('kartu-susunan-perintah.pdf');
  await page.getByRole('button', { name: 'Daftar pelajaran' }).click();
  const drawer = page.getByRole('dialog', { name: 'Memberi perintah ke AI: kelas dasar pemilik usaha' });
  await drawer.waitFor();
  await expectSound(page);
  await drawer.getByRole('link', { name: /Menagih tanpa merusak hubungan/ }).click();
  await page.getByRole('heading', { name: 'Menagih tanpa merusak hubungan', level: 1 }).waitFor();
  await drawer.waitFor({ state: 'detached' });
  await page.goto(base);
  await page.getByText('Info pembelian').waitFor();
  expect(await page.locator('aside dl').first().textContent()).toContain('Unduhan1');
}

test('the last lesson leads to the certificate, which anybody can look up', async ({ app, openVisitor }) => {
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  const { page, context } = visitor;
  await signInAs(visitor, BUYER, app.url);
  const course = '/api/purchases/webinar-membaca-laporan-keuangan';
  for (const id of ['tanpa-nama', 'laba-kotor', 'biaya-bergerak']) {
    const answer = await context.request.put(`${course}/lessons/${id}/progress`, {
      headers: { origin: app.url },
      data: { is_done: true, watched_at: new Date().toISOString() },
    });
    expect(answer.status()).toBe(200);
  }
  // Reports of progress opened nothing: the first lesson that crosses the limit asks, once.
  await page.goto('/user/purchases/webinar-membaca-laporan-keuangan/learn');
  await page.getByRole('heading', { name: 'Pelajaran ini mengakhiri hak pengembalian dana' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Buka pelajaran' }).click();
  await page.getByRole('heading', { name: 'Dua jawaban AI yang salah hitung', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Tandai selesai' }).click();
  await page.getByRole('button', { name: 'Terbitkan sertifikat' }).click();
  const lookUp = page.getByRole('link', { name: 'Halaman pemeriksaan' });
  await lookUp.waitFor();
  const path = (await lookUp.getAttribute('href')) ?? '';
  const stranger = await openVisitor({ width: 1280, theme: 'dark' });
  await stranger.page.goto(path);
  await stranger.page.getByRole('heading', { name: 'Akun Demo Pembeli', level: 1 }).waitFor();
  await stranger.page.getByText('Sertifikat ini kami terbitkan dan masih berlaku.').waitFor();
  expect(await stranger.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await stranger.page.goto('/certificate/0000-0000-0000-0000');
  await stranger.page.getByRole('heading', { name: 'Sertifikat tidak ditemukan' }).waitFor();
  stranger.complaints.length = 0;
});

test('[PORT-032, ERR-063, ERR-064] what is not held, or not any more, is refused in words; what fails can be tried again', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'dark' });
  const { page } = visitor;
  await signInAs(visitor, BUYER, app.url);
  await page.goto('/en/user/purchases/bedah-data-pabrik');
  await page.getByText('Access Denied: You do not have access to this product').waitFor();
  await page.waitForURL((url) => url.pathname === '/en/user/purchases' && url.search === '');
  const refused = page.getByText('Akses ditolak: Anda tidak memiliki akses ke produk ini');

  // The visit is noted while the course is still held.
  const noted = page.waitForResponse('**/lessons/penawaran/progress');
  await page.goto(`${base}/learn/penawaran`);
  await page.getByRole('heading', { name: 'Penawaran dari daftar harga', level: 1 }).waitFor();
  await noted;
  const hold = (status: string) =>
    db.pool.query(
      'update user_products set status = $2 where product_id = (select id from products where slug = $1)',
      [COURSE, status],
    );
  await hold('ended');
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await refused.waitFor();
  await page.waitForURL((url) => url.pathname === '/user/purchases');
  await eventually(() => page.getByRole('link', { name: /kelas dasar pemilik usaha/ }).count()).toBe(0);
  await hold('active');

  await db.pool.query('alter table lesson_progress rename to lesson_progress_away');
  try {
    await page.goto('/user/purchases');
    await page.getByText('Pembelian Anda belum dapat dimuat').waitFor();
    await expectSound(page);
    await page.goto(base);
    await page.getByText('Produk ini belum dapat dimuat').waitFor();
  } finally {
    await db.pool.query('alter table lesson_progress_away rename to lesson_progress');
  }
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page
    .getByRole('heading', { name: 'Memberi perintah ke AI: kelas dasar pemilik usaha', level: 1 })
    .waitFor();
});
