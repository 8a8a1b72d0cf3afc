import type { Page } from 'playwright-core';
import { listPosts } from '#contract/content/blog.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { makePost } from '#tests/support/shop/content.ts';

const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'dark' } as const;
const SEARCH = 'Cari artikel';
const CATEGORY = 'Kategori';

const articles = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.locator('main [aria-live=polite]');

async function readPosts(url: string, query = '') {
  const answer = await fetch(`${url}/api/blog${query}`);
  return listPosts.output.parse(await answer.json());
}

test('[BLOG-001, BLOG-004, BLOG-005, BLOG-008] the list leads with the newest post', async ({
  app,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  const { posts, total, categories } = await readPosts(app.url);
  await page.goto('/blog');
  await page.getByRole('heading', { level: 1, name: 'Catatan lapangan' }).waitFor();
  expect(await status(page).textContent()).toBe(`${total} artikel`);
  const titles = await articles(page).getByRole('heading').allTextContents();
  expect(titles).toEqual(posts.map((post) => bindNumbers(post.title)));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const newest = await articles(page).nth(0).boundingBox();
    const second = await articles(page).nth(1).boundingBox();
    expect((newest?.width ?? 0) * (newest?.height ?? 0), `at ${width} px`).toBeGreaterThan(
      2 * (second?.width ?? 0) * (second?.height ?? 0),
    );
  }
  for (const [index, post] of posts.entries()) {
    const text = await articles(page).nth(index).textContent();
    const facts = [post.category, formatCardDate(post.published_at)];
    for (const fact of facts) expect(text).toContain(fact);
  }
  const options = await page.getByLabel(CATEGORY).locator('option').allTextContents();
  expect(options).toEqual(['Semua Kategori', ...categories]);
});

test('[BLOG-002, BLOG-003, BLOG-004] search and category live in the address; Back undoes them, fields and all', async ({
  app,
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  const total = async (query: string) => (await readPosts(app.url, query)).total;
  await page.goto('/blog');
  await page.goto('/blog?search=KLINIK');
  expect(await page.getByLabel(SEARCH).inputValue()).toBe('KLINIK');
  await page.getByText(`${await total('?search=klinik')} artikel ditemukan untuk “KLINIK”`).waitFor();
  await page.getByLabel(SEARCH).fill('whatsapp');
  await page.getByLabel(SEARCH).press('Enter');
  await page.waitForURL('/blog?search=whatsapp');
  await page.getByText(`${await total('?search=whatsapp')} artikel ditemukan untuk “whatsapp”`).waitFor();
  expect(await page.getByLabel(SEARCH).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel(CATEGORY).selectOption('Otomasi');
  await page.waitForURL('/blog?search=whatsapp&category=Otomasi');
  const both = await total('?search=whatsapp&category=Otomasi');
  await page.getByText(`${both} artikel ditemukan untuk “whatsapp” di Otomasi`).waitFor();
  expect(await articles(page).count()).toBe(both);
  for (const text of await articles(page).allTextContents()) expect(text).toContain('Otomasi');
  await expectSound(page);
  await page.goBack();
  await page.waitForURL('/blog?search=whatsapp');
  await eventually(() => page.getByLabel(CATEGORY).inputValue()).toBe('');
  // What was typed after another took its place: Back leaves the search as a whole.
  await page.goBack();
  await page.waitForURL('/blog');
  await eventually(() => page.getByLabel(SEARCH).inputValue()).toBe('');
  await page.goForward();
  await page.waitForURL('/blog?search=whatsapp');
  await page.getByRole('link', { name: 'Hapus filter' }).click();
  await page.waitForURL('/blog');
  await eventually(() => page.getByLabel(SEARCH).inputValue()).toBe('');
});

test('[BLOG-002] a script in the search is text, in the page and in what the page is made from', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  const attack = '"><script>document.title="dirampas"</script><img src=x onerror=alert(1)>';
  await page.goto(`/blog?search=${encodeURIComponent(attack)}`);
  await page.getByText('Belum Ada Artikel').waitFor();
  expect(await page.getByLabel(SEARCH).inputValue()).toBe(attack);
  expect(await status(page).textContent()).toBe(`0 artikel ditemukan untuk “${attack}”`);
  expect(await page.title()).toBe('Catatan lapangan · Arunika');
  expect(await page.locator('main').locator('script:not([type]), img[src=x]').count()).toBe(0);
  await expectSound(page);
});

test('[BLOG-006] what finds nothing says so and leads back to everything', async ({ openVisitor }) => {
  const { page } = await openVisitor(phone);
  await page.goto('/blog?search=kapal+selam&category=Sudah+tidak+ada');
  await page.getByRole('heading', { name: 'Belum Ada Artikel' }).waitFor();
  expect(await page.getByLabel(CATEGORY).inputValue()).toBe('Sudah tidak ada');
  expect(await articles(page).count()).toBe(0);
  await expectSoundInBothThemes(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectSound(page);
  await page.getByRole('link', { name: 'Hapus filter' }).click();
  await page.waitForURL('/blog');
  await articles(page).first().waitFor();
});

test('[BLOG-001, BLOG-002, BLOG-004] without JavaScript the form is sent by Enter and by its button', async ({
  app,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByLabel(SEARCH).fill('stok');
  await page.getByLabel(SEARCH).press('Enter');
  await page.waitForURL(/\/blog\?search=stok/);
  await page.getByText('artikel ditemukan untuk “stok”').waitFor();
  await page.getByLabel(CATEGORY).selectOption('Stok & Gudang');
  await page.getByRole('button', { name: 'Cari' }).click();
  await page.waitForURL(/category=Stok/);
  const [card] = await articles(page).allTextContents();
  expect(card).toContain('Stok & Gudang');
  await articles(page).first().getByRole('link').click();
  await page.waitForURL(/\/blog\/stok/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('[BLOG-001, BLOG-005] a long list has pages: thirteen posts each, from the top, and none twice', async ({
  app,
  db,
  openVisitor,
}) => {
  const category = 'Banyak';
  for (let number = 1; number <= 15; number++) {
    const published_at = new Date(Date.UTC(2026, 0, number)).toISOString();
    await makePost(db, { title: `Catatan ke-${number}`, category, published_at });
  }
  const { page } = await openVisitor(desktop);
  await eventually(async () => (await readPosts(app.url, `?category=${category}`)).total).toBe(15);
  await page.goto(`/blog?category=${category}`);
  const first = await articles(page).getByRole('heading').allTextContents();
  expect([first.length, first[0], first[12]]).toEqual([13, 'Catatan ke-15', 'Catatan ke-3']);
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await page.waitForURL(`/blog?category=${category}&page=2`);
  await page.getByText('Halaman 2 dari 2').waitFor();
  const second = await articles(page).getByRole('heading').allTextContents();
  expect(second).toEqual(['Catatan ke-2', 'Catatan ke-1']);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectSound(page);
  await page.goBack();
  await page.getByText('Halaman 1 dari 2').waitFor();
});

test('[ERR-029] a list that can not be read is logged, shown as empty, and not kept', async ({
  app,
  db,
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(desktop);
  await db.pool.query('alter table blog_posts rename to blog_posts_away');
  try {
    const answer = await page.goto('/blog?search=gudang');
    expect(answer?.status()).toBe(503);
    await page.getByRole('heading', { name: 'Belum Ada Artikel' }).waitFor();
    await expectSound(page);
    const failures = () =>
      app
        .log()
        .split('\n')
        .filter((line) => line.includes('request failed') && line.includes('/api/blog'));
    // What the app has written arrives here a moment after its answer.
    await eventually(failures).toEqual([expect.stringContaining('blog_posts')]);
  } finally {
    await db.pool.query('alter table blog_posts_away rename to blog_posts');
  }
  // The browser reports the 503 of the document.
  complaints.length = 0;
  expect((await page.reload())?.status()).toBe(200);
  await articles(page).first().waitFor();
});
