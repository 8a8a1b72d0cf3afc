import { industries } from '#shared/content/content.ts';
import { eventually, expect, expectSound, test } from '#tests/support/machine/browser.ts';
import { makeCaseStudy } from '#tests/support/shop/content.ts';

const STUDY = '/case-study/kursi-klinik-gigi-terisi';
const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;

test('[CASE-001, CASE-004, CASE-005, CASE-006] the list shows every study with two drawn results, and the ways on', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/portfolio');
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(8);
  const lead = cards.first();
  expect(await lead.getByRole('link').getAttribute('href')).toBe(STUDY);
  const results = lead.getByRole('list').getByRole('listitem');
  expect(await results.count()).toBe(2);
  expect(await results.first().getByRole('paragraph').allTextContents()).toContain('dari 31% menjadi 9%');
  for (const card of await cards.all()) expect(await card.getByRole('listitem').count()).toBe(2);
  const main = page.locator('main');
  for (const path of ['/consultation', '/marketplace']) {
    expect(await main.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  }
  const [large, small] = [await lead.boundingBox(), await cards.nth(1).boundingBox()];
  expect(large?.height ?? 0).toBeGreaterThan(1.5 * (small?.height ?? 0));
  // What changed is seen before anybody scrolls a second screen.
  expect((await results.first().boundingBox())?.y).toBeLessThan(900);
});

test('the bars of a result are as long as its figures', async ({ openVisitor }) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/portfolio');
  const bars = page
    .getByRole('article')
    .first()
    .getByRole('listitem')
    .first()
    .locator('[aria-hidden] span[style]');
  const widths = await bars.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().width));
  const [before = 0, after = 0] = widths;
  expect(after / before).toBeCloseTo(9 / 31, 1);
});

test('[CASE-002, CASE-003] search and industry live in the address, by keyboard, and Back undoes them', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/portfolio');
  await page.getByText('8 studi kasus').waitFor();
  const industry = page.getByLabel('Industri');
  const options = industry.locator('option');
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual([
    '',
    ...industries,
  ]);
  expect(await options.allTextContents()).toContain('Kuliner');
  await page.getByLabel('Cari studi kasus').focus();
  await page.keyboard.type('KARDUS');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portfolio?search=KARDUS');
  await page.getByText('1 studi kasus').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await page.getByLabel('Industri').selectOption('Food & Beverage');
  await page.waitForURL('**/portfolio?search=KARDUS&industry=Food+%26+Beverage');
  await page.getByRole('heading', { name: 'Tidak ada studi kasus' }).waitFor();
  await page.goBack();
  await page.getByText('1 studi kasus').waitFor();
  await eventually(() => page.getByLabel('Industri').inputValue()).toBe('');
  expect(await page.getByLabel('Cari studi kasus').inputValue()).toBe('KARDUS');
});

test('[CASE-002, CASE-003] without JavaScript the form finds, and the server fills it in again', async ({
  app,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/portfolio');
  await page.getByLabel('Industri').selectOption('Retail');
  await page.getByRole('button', { name: 'Cari' }).click();
  await page.waitForURL(/industry=Retail/);
  expect(await page.getByLabel('Industri').inputValue()).toBe('Retail');
  expect(await page.getByRole('article').count()).toBe(2);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
  expect(await page.getByRole('button', { name: 'Bagikan' }).isVisible()).toBe(false);
  await context.close();
});

test('[CASE-002, CASE-007] nothing found says so; what was searched is text and never markup', async ({
  app,
  openVisitor,
}) => {
  const payload = `"><img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;
  const path = `/portfolio?search=${encodeURIComponent(payload)}`;
  const html = await (await fetch(app.url + path)).text();
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain("<script>document.title='taken'");
  const { page } = await openVisitor(phone);
  await page.goto(path);
  await page.getByRole('heading', { name: 'Tidak ada studi kasus' }).waitFor();
  expect(await page.locator('main').textContent()).toContain(`“${payload}”`);
  expect(await page.getByLabel('Cari studi kasus').inputValue()).toBe(payload);
  expect(await page.title()).toContain('Portofolio');
  await expectSound(page);
  await page.getByRole('link', { name: 'Hapus filter' }).click();
  await page.getByText('8 studi kasus').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('[PUB-100, CASE-001] drafts stay hidden, and more than 24 studies come in pages', async ({
  app,
  db,
  openVisitor,
}) => {
  const drafts = [
    await makeCaseStudy(db, { title: 'Masih draf', status: 'draft', published_at: null }),
    await makeCaseStudy(db, { title: 'Sudah diarsipkan', status: 'archived' }),
  ];
  for (let place = 0; place < 18; place++) await makeCaseStudy(db, { company: 'Usaha berlembar' });
  await eventually(async () => (await fetch(`${app.url}/portfolio`)).text()).toContain('26 studi kasus');
  for (const { slug } of drafts) expect((await fetch(`${app.url}/case-study/${slug}`)).status).toBe(404);
  const { page } = await openVisitor(phone);
  await page.goto('/portfolio');
  expect(await page.getByRole('article').count()).toBe(24);
  const text = await page.locator('main').textContent();
  for (const title of ['Masih draf', 'Sudah diarsipkan']) expect(text).not.toContain(title);
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await page.getByText('Halaman 2 dari 2').waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  await expectSound(page);
});

test('[ERR-029, CASE-007] a list that fails is logged, shows its empty state and is not kept', async ({
  app,
  db,
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await db.pool.query('alter table case_studies rename to case_studies_away');
  const failed = await page.goto('/portfolio?search=klinik');
  expect(failed?.status()).toBe(503);
  await page.getByRole('heading', { name: 'Tidak ada studi kasus' }).waitFor();
  await expectSound(page);
  await eventually(app.log).toMatch(/"path":"\/api\/case-studies".*request failed/);
  await db.pool.query('alter table case_studies_away rename to case_studies');
  await page.getByRole('link', { name: 'Muat ulang' }).click();
  await page.getByRole('article').first().waitFor();
  // The browser reports the 503 of the document.
  complaints.length = 0;
});
