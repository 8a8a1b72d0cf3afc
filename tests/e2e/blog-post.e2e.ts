import type { Page } from 'playwright-core';
import { coverUrl } from '#app/lib/images/cover-url.ts';
import { demoPublicSettings } from '#db/seed/content/demo-content.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { makePost } from '#tests/support/shop/content.ts';
import { makePerson } from '#tests/support/shop/people.ts';

const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'dark' } as const;
/** A post of the demo with two tables, a list and headings of both levels. */
const DEMO = '/blog/biaya-pekerjaan-berulang';

const words = (count: number) => `<p>${'kata '.repeat(count)}</p>`;
const contents = (page: Page) => page.getByRole('navigation', { name: 'Daftar isi' });

test('[BLOG-007, BLOG-014, PUB-031] an article is shown whole, in lines that are not too long', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto(DEMO);
  const header = page.getByRole('article').locator('header');
  await header.getByRole('heading', { level: 1, name: /^Menghitung biaya pekerjaan/ }).waitFor();
  const text = (await header.textContent()) ?? '';
  const facts = [
    'Otomasi',
    '4 November 2026',
    'menit baca',
    demoPublicSettings.consultant_name,
    'ubah menit',
  ];
  for (const fact of facts) expect(text).toContain(fact);
  expect(await header.locator('img').getAttribute('src')).toContain('/covers/biaya-pekerjaan-berulang.svg');
  const prose = page.locator('.prose');
  expect(await prose.getByRole('table').count()).toBe(2);
  await prose.getByRole('heading', { level: 2, name: 'Ubah jam menjadi rupiah' }).waitFor();
  const author = page.getByRole('region', { name: 'Tentang penulis' });
  for (const known of [demoPublicSettings.consultant_name, bindNumbers(demoPublicSettings.consultant_bio)]) {
    expect(await author.textContent()).toContain(known);
  }
  const isShort = (element: Element) => {
    const ruler = document.createElement('span');
    ruler.style.cssText = 'position: absolute; width: 70ch';
    element.append(ruler);
    const fits = element.getBoundingClientRect().width <= ruler.getBoundingClientRect().width;
    ruler.remove();
    return fits;
  };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await prose.evaluate(isShort)]).toEqual([width, true]);
  }
});

test('[BLOG-007] the way up, the tags and the call at the end lead where they say', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto(DEMO);
  await page
    .getByRole('navigation', { name: 'Letak halaman' })
    .getByRole('link', { name: 'Otomasi' })
    .click();
  await page.waitForURL('/blog?category=Otomasi');
  await page.goBack();
  await page.getByRole('link', { name: 'waktu kerja' }).click();
  await page.waitForURL('/blog?search=waktu+kerja');
  await page.getByRole('article').filter({ hasText: 'Menghitung biaya pekerjaan' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Ajukan audit gratis' }).click();
  await page.waitForURL('/free-audit');
});

test('[BLOG-007, BLOG-014] what an author uploaded and wrote stands in place of what is drawn', async ({
  db,
  openVisitor,
}) => {
  const author = await makePerson(db);
  const uploaded = coverUrl({ slug: 'unggahan' });
  const { slug } = await makePost(db, {
    title: 'Foto <b>toko</b> & gudang',
    excerpt: 'Ringkasan <i>apa adanya</i>.',
    featured_image: uploaded,
    author_id: author.id,
    content: '<h2>Awal</h2><p>Isi</p><script>document.title = "dirampas"</script>',
  });
  const { page } = await openVisitor(phone);
  await page.goto(`/blog/${slug}`);
  await page.getByRole('heading', { level: 1, name: 'Foto <b>toko</b> & gudang' }).waitFor();
  await page.getByText('Ringkasan <i>apa adanya</i>.').waitFor();
  expect(await page.title()).toBe('Foto <b>toko</b> & gudang · Arunika');
  expect(await page.locator('header img').last().getAttribute('src')).toBe(uploaded);
  const box = page.getByRole('region', { name: 'Tentang penulis' });
  expect(await box.textContent()).toContain(author.full_name);
  expect(await box.textContent()).not.toContain(bindNumbers(demoPublicSettings.consultant_bio));
  // One heading is no table of contents.
  expect(await contents(page).count()).toBe(0);
  await expectSound(page);
});

test('[BLOG-008] the minutes are those of the text: a thousand words are 5 min read, few are 1', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  for (const [count, minutes] of [
    [1000, '5 min read'],
    [400, '2 min read'],
    [3, '1 min read'],
  ] as const) {
    const { slug } = await makePost(db, { category: `Panjang ${count}`, content: words(count) });
    await page.goto(`/en/blog/${slug}`);
    expect(await page.getByText(/\d+ min read/).allTextContents()).toEqual([minutes]);
  }
});

test('[BLOG-009, ERR-028] without a share sheet the button copies the bare address and says so', async ({
  app,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(desktop);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`${DEMO}?dari=surat#ubah-jam-menjadi-rupiah`);
  await page.getByRole('button', { name: 'Bagikan' }).press('Enter');
  await page.getByText('Link disalin ke clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.url + DEMO);
  await expectSound(page);
});

test('[BLOG-009] with a share sheet the button opens it, and a closed sheet is no failure', async ({
  app,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  await context.addInitScript(() => {
    const share = (data: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  await page.goto(DEMO);
  await page.getByRole('button', { name: 'Bagikan' }).click();
  const shared = async () => JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
  await eventually(shared).toEqual({
    title: 'Menghitung biaya pekerjaan yang Anda ulang setiap hari',
    url: app.url + DEMO,
  });
  expect(await page.getByText('Link disalin').count()).toBe(0);
});

test('[BLOG-010] up to three others of the category follow, and nothing where there are none', async ({
  db,
  openVisitor,
}) => {
  const category = 'Bersaudara';
  for (const day of [1, 2, 3, 4]) {
    const published_at = new Date(Date.UTC(2026, 1, day)).toISOString();
    await makePost(db, { title: `Saudara ${day}`, category, published_at });
  }
  const { slug } = await makePost(db, { title: 'Yang dibaca', category });
  const { page } = await openVisitor(desktop);
  await page.goto(`/blog/${slug}`);
  const related = page.getByRole('region', { name: 'Baca juga' });
  expect(await related.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Saudara 4',
    'Saudara 3',
    'Saudara 2',
  ]);
  await related.getByRole('link', { name: 'Saudara 3' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saudara 3' }).waitFor();
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  const alone = await makePost(db, { category: 'Sendirian' });
  await page.goto(`/blog/${alone.slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await related.count()).toBe(0);
});

test('[BLOG-015, PUB-031] a post that is not there is a designed 404 with a way back', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  for (const slug of ['tidak-ada', 'x'.repeat(300), '%3Cscript%3E']) {
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Tulisan tidak ditemukan' }).waitFor();
  }
  await expectSoundInBothThemes(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectSound(page);
  await page.getByRole('link', { name: 'Kembali ke Blog' }).click();
  await page.waitForURL('/blog');
  await page.getByRole('article').first().waitFor();
  // The browser reports the 404 of the documents.
  complaints.length = 0;
});

test('[ERR-026] a post that can not be read says so, is logged, and comes when it is tried again', async ({
  app,
  db,
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await db.pool.query('alter table blog_posts rename to blog_posts_away');
  try {
    expect((await page.goto('/blog/sop-yang-dibaca'))?.status()).toBe(503);
    await page.getByRole('heading', { level: 1, name: 'Tulisan belum dapat dimuat' }).waitFor();
    await eventually(app.log).toContain('/api/blog/sop-yang-dibaca');
    await expectSound(page);
  } finally {
    await db.pool.query('alter table blog_posts_away rename to blog_posts');
  }
  // The page tries again by itself.
  await page
    .getByRole('heading', { level: 1, name: new RegExp(`^${bindNumbers('SOP yang benar-benar dibaca')}`) })
    .waitFor();
  // The browser reports the 503 of the document.
  complaints.length = 0;
});
