import type { Page } from 'playwright-core';
import { eventually, expect, expectSound, test } from '#tests/support/machine/browser.ts';

const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'dark' } as const;
/** A post of the demo with headings of both levels. */
const DEMO = '/blog/biaya-pekerjaan-berulang';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Daftar isi' });
/** The line of the table of contents that is marked, '' for none. */
const marked = (page: Page) => contents(page).locator('[aria-current]').allTextContents();

/** Scrolls until the heading is so many pixels from the top of the screen. */
function bringTo(page: Page, heading: string, topPx: number): Promise<void> {
  return page
    .getByRole('heading', { name: heading, exact: true })
    .evaluate((element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top), topPx);
}

test('[BLOG-011] beside the text the table of contents stays in sight, folds away, and leads by keyboard', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto(DEMO);
  const list = contents(page).getByRole('link');
  const headings = await page.locator('.prose :is(h2, h3)').allTextContents();
  expect(await list.allTextContents()).toEqual(headings);
  await bringTo(page, 'Ukur lagi setelah empat minggu', 300);
  await eventually(async () => (await contents(page).boundingBox())?.y).toBe(92);
  await contents(page).getByRole('link', { name: 'Ubah jam menjadi rupiah' }).press('Enter');
  await page.waitForURL(/#ubah-jam-menjadi-rupiah$/);
  await eventually(() => marked(page)).toEqual(['Ubah jam menjadi rupiah']);
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('ubah-jam-menjadi-rupiah');
  const fold = page.getByRole('button', { name: 'Daftar isi' });
  await fold.press('Enter');
  await eventually(() => fold.getAttribute('aria-expanded')).toBe('false');
  await eventually(() => list.count()).toBe(0);
  await expectSound(page);
  await fold.press('Enter');
  await eventually(() => list.count()).toBe(headings.length);
});

test('[BLOG-011] above the text of a phone the table of contents is folded, and opens without JavaScript', async ({
  app,
  browser,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto(DEMO);
  const list = contents(page).getByRole('link');
  expect(await list.count()).toBe(0);
  await contents(page).getByText('Daftar isi').click();
  await expectSound(page);
  await list.filter({ hasText: 'Alat juga perlu dirawat' }).click();
  await page.waitForURL(/#alat-juga-perlu-dirawat$/);
  const heading = page.locator('#alat-juga-perlu-dirawat');
  await eventually(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(
    92,
  );
  const plain = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const reader = await plain.newPage();
  await reader.goto(DEMO);
  await contents(reader).getByText('Daftar isi').click();
  await contents(reader).getByRole('link').first().waitFor();
  await plain.close();
});

test('[BLOG-012] the table of contents marks the last heading that has passed 100 px from the top', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto(DEMO);
  await contents(page).waitFor();
  expect(await marked(page)).toEqual([]);
  await bringTo(page, 'Catat satu minggu, apa adanya', 100);
  await eventually(() => marked(page)).toEqual(['Catat satu minggu, apa adanya']);
  await bringTo(page, 'Catat satu minggu, apa adanya', 101);
  await eventually(() => marked(page)).toEqual([]);
  await bringTo(page, 'Ubah jam menjadi rupiah', 99);
  await eventually(() => marked(page)).toEqual(['Ubah jam menjadi rupiah']);
  await bringTo(page, 'Ubah jam menjadi rupiah', 102);
  await eventually(() => marked(page)).toEqual(['Catat satu minggu, apa adanya']);
});

test('[BLOG-013] a heading that reaches the line a fifth down the screen is noticed, even when no scrolling is', async ({
  openVisitor,
}) => {
  const { page, context } = await openVisitor(desktop);
  await context.addInitScript(() => {
    window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), true);
    const observe = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.matches('.prose *')) document.documentElement.dataset.margin = this.rootMargin;
      return observe.call(this, target);
    };
  });
  await page.goto(DEMO);
  await eventually(() => page.locator('html').getAttribute('data-margin')).toBe('-20% 0px -80% 0px');
  expect(await marked(page)).toEqual([]);
  await bringTo(page, 'Ubah jam menjadi rupiah', 170);
  await eventually(() => marked(page)).toEqual(['Catat satu minggu, apa adanya']);
});
