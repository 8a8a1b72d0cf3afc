import type { Page } from 'playwright-core';
import { formatArticleDate } from '#shared/time/dates.ts';
import { eventually, expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;
const texts = [
  { path: '/privacy', link: 'Privasi', title: 'Kebijakan Privasi', other: '/terms' },
  { path: '/terms', link: 'Syarat', title: 'Syarat dan Ketentuan', other: '/privacy' },
] as const;

test.for(texts)(
  '[PUB-024, PUB-025] $path is sound with its contents unfolded',
  async ({ path }, { openVisitor }) => {
    const { page } = await openVisitor(phone);
    await page.goto(path);
    await page.locator('summary').click();
    await expectSoundInBothThemes(page);
  },
);

test.for(texts)(
  '[PUB-024, PUB-025, PUB-031] the footer leads to $path, which names its day, the other text and a way to ask',
  async ({ path, link, title, other }, { app, openVisitor }) => {
    const { page } = await openVisitor(phone);
    await page.goto('/portfolio');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const answer = await (await fetch(`${app.url}/api/site/pages${path}`)).json();
    await page.getByText(`Terakhir diperbarui ${formatArticleDate(answer.page.updated_at)}`).waitFor();
    expect(await page.title()).toContain(title);
    const main = page.locator('main');
    for (const target of [other, '/contact']) {
      expect(await main.locator(`a[href="${target}"]`).count(), target).toBeGreaterThan(0);
    }
    await main.getByRole('navigation', { name: 'Dokumen hukum' }).locator(`a[href="${other}"]`).click();
    await page.waitForURL(`**${other}`);
  },
);

/** Headings that the contents name, and those that the text has. */
async function sectionsOf(page: Page) {
  const named = page.getByRole('navigation', { name: 'Daftar isi' }).getByRole('link');
  const anchors = await named.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const ids = await page.locator('.prose h2').evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  return { anchors, ids };
}

test('[PUB-024] the contents name every section; on a desktop they stay in sight and lead there by keyboard', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/privacy');
  const { anchors, ids } = await sectionsOf(page);
  expect(anchors.length).toBeGreaterThan(9);
  expect(anchors).toEqual(ids);
  const contents = page.getByRole('navigation', { name: 'Daftar isi' });
  await contents.getByRole('link', { name: 'Keamanan' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/privacy#keamanan');
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? -1;
  await eventually(() => top('#keamanan')).toBeLessThan(450);
  expect(await top('#keamanan')).toBeGreaterThan(60);
  const box = await contents.boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(68);
  expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(900);
});

test('[PUB-025] on a phone the contents are folded, and open without JavaScript', async ({
  app,
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/terms');
  const link = page.getByRole('link', { name: 'Pengembalian dana', exact: true });
  expect(await link.isVisible()).toBe(false);
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  const { anchors, ids } = await sectionsOf(page);
  expect(anchors).toEqual(ids);
  await link.click();
  await page.waitForURL('**/terms#pengembalian-dana');
  await context.close();
});

test('[PUB-024] a table fits a phone, and keeps its words whole', async ({ openVisitor }) => {
  const { page } = await openVisitor(phone);
  await page.goto('/privacy');
  const table = page.getByRole('group', { name: 'Tabel' }).first();
  const cell = table.locator('td').first();
  expect(await cell.evaluate((node) => getComputedStyle(node).overflowWrap)).toBe('normal');
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test.for(texts)(
  '[PUB-024, PUB-025] $path prints its text and nothing else, dark on white in either theme',
  async ({ path, title }, { openVisitor }) => {
    const { page } = await openVisitor(desktop);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
    expect(await page.locator('.prose').isVisible()).toBe(true);
    for (const landmark of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
      expect(await page.getByRole(landmark).count(), landmark).toBe(0);
    }
    const [ink = 255, paper = 0] = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor].map((colour) => {
        Object.assign(canvas ?? {}, { fillStyle: colour });
        canvas?.fillRect(0, 0, 1, 1);
        return canvas?.getImageData(0, 0, 1, 1).data[1];
      });
    });
    expect(ink).toBeLessThan(80);
    expect(paper).toBeGreaterThan(230);
  },
);
