import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';

const STUDY = '/case-study/kursi-klinik-gigi-terisi';
const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;

test('[CASE-008, CASE-009, CASE-011] a study says who, when, what came of it and how', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto(STUDY);
  const main = page.locator('main');
  const text = (await main.textContent()) ?? '';
  const parts = [
    'Kesehatan',
    'Klinik gigi, tiga cabang, Bandung',
    '10 November 2026',
    'Dua resepsionis menelepon satu per satu',
    'Tiga dari sepuluh pasien tidak datang tanpa kabar.',
    'Satu buku jadwal untuk tiga cabang',
    'Pukul 14.00, dua kursi kosong',
  ];
  for (const part of parts) expect(text).toContain(part);
  for (const name of ['Ringkasan', 'Tantangan', 'Solusi', 'Hasil', 'Cerita lengkap']) {
    await page.getByRole('region', { name, exact: true }).waitFor();
  }
  const results = page.getByRole('region', { name: 'Hasil' }).getByRole('listitem');
  const rows = [
    ['dari 31% menjadi 9%', '7 dari 10', 'Tempat batal yang terisi lagi'],
    ['dari 3,5 jam menjadi 25 menit', '3 jam 5 menit', 'Waktu meja depan kembali per hari'],
    ['dari 212 menjadi 268', '+56', 'Kunjungan tambahan per minggu'],
  ];
  expect(await results.count()).toBe(rows.length);
  for (const [place, parts] of rows.entries()) {
    const said = ((await results.nth(place).textContent()) ?? '').replaceAll('\u00a0', ' ');
    for (const part of parts) expect(said).toContain(part);
  }
  const picture = main.locator('[data-slot="cover"]');
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await main.getByRole('link', { name: 'Pilih waktu konsultasi' }).click();
  await page.waitForURL('**/consultation');
});

test('[CASE-010] beside the story stand all studies, this one marked', async ({ openVisitor }) => {
  const { page } = await openVisitor(desktop);
  await page.goto(STUDY);
  const list = page.getByRole('navigation', { name: 'Semua studi kasus' });
  expect(await list.getByRole('link').count()).toBe(8);
  const current = list.locator('[aria-current="page"]');
  expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    STUDY,
  ]);
  await list.getByRole('link', { name: /Roti yang tersisa/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/case-study/roti-tersisa-sore-hari');
  await page.getByRole('heading', { level: 1, name: /Roti yang tersisa/ }).waitFor();
  expect(await current.getAttribute('href')).toBe('/case-study/roti-tersisa-sore-hari');
});

test('[ERR-028] the share button copies the address without its query, and says so', async ({
  app,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(desktop);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await page.goto(`/en${STUDY}?utm_source=surat`);
  const button = page.getByRole('button', { name: 'Share' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Link copied to clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/en${STUDY}`);
  await expectSound(page);
});

test('[ERR-028] a device that shares by itself is asked instead, and changing one’s mind copies nothing', async ({
  app,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  await context.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, {
      shared,
      share: async (content: unknown) => {
        shared.push(content);
        throw new DOMException('', 'AbortError');
      },
    });
    Object.assign(navigator.clipboard ?? {}, { writeText: async () => shared.push('copied') });
  });
  await page.goto(STUDY);
  await page.getByRole('button', { name: 'Bagikan' }).click();
  const title = 'Kursi yang kosong karena pasien lupa, kini terisi';
  const read = () => page.evaluate(() => Reflect.get(navigator, 'shared'));
  await eventually(read).toEqual([{ title, url: app.url + STUDY }]);
  await page.getByRole('button', { name: 'Bagikan' }).click();
  await eventually(read).toHaveLength(2);
  expect(await page.getByText('Link disalin ke clipboard!').count()).toBe(0);
});

test('[CASE-012, ERR-027, PUB-031] an unknown study is a 404 that leads to the studies', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(desktop);
  for (const slug of ['tidak-ada', 'x'.repeat(300)]) {
    expect((await page.goto(`/case-study/${slug}`))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Case Study Tidak Ditemukan' }).waitFor();
    await page.getByText('Case study tidak ditemukan', { exact: true }).waitFor();
  }
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await expectSoundInBothThemes(page);
  const link = page.locator('main').getByRole('link');
  expect(await link.getAttribute('href')).toBe('/?section=study-cases');
  await link.click();
  await page.waitForURL('**/?section=study-cases');
  complaints.length = 0;
});
