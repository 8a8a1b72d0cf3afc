import { eventually, expect, expectSound, test } from '#tests/support/machine/browser.ts';

const phone = { width: 360, theme: 'bright' } as const;

test('[PUB-078, PUB-079, PUB-084, ERR-029] what fails is logged and leaves the rest of the page; Try Again loads it', async ({
  app,
  db,
  openVisitor,
}) => {
  await db.pool.query(
    'alter table case_studies rename to lost_studies; alter table blog_posts rename to lost_posts',
  );
  const { page } = await openVisitor(phone);
  await page.goto(app.url);
  const studies = page.locator('#study-cases');
  await studies.scrollIntoViewIfNeeded();
  await studies.getByText('Studi kasus belum dapat dimuat').waitFor();
  expect(await page.locator('#blog-highlight').getByRole('article').count()).toBe(4);
  await eventually(app.log).toMatch(/"path":"\/api\/blog".*request failed/);
  await expectSound(page);
  await db.pool.query(
    'alter table lost_studies rename to case_studies; alter table lost_posts rename to blog_posts',
  );
  const held = Promise.withResolvers<void>();
  await page.route('**/_.data*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await studies.getByRole('button', { name: 'Coba lagi' }).click();
  await studies.getByRole('status', { name: 'Memuat studi kasus' }).waitFor();
  held.resolve();
  await studies
    .getByRole('link', { name: /Baca studi kasus/ })
    .first()
    .waitFor();
  // The page that failed was not kept for the next visitor.
  expect(await (await fetch(app.url)).text()).not.toContain('Studi kasus belum dapat dimuat');
});

test('[PUB-080, PUB-084] without content the landing page says so, shows four sample posts, and is sound', async ({
  app,
  db,
  openVisitor,
}) => {
  await db.pool.query('delete from case_studies; delete from blog_posts');
  const shown = async () => (await fetch(app.url)).text();
  await eventually(shown).toContain('Belum ada studi kasus');
  const { page } = await openVisitor(phone);
  await page.goto(app.url);
  await page.getByText('Belum ada studi kasus').waitFor();
  const posts = page.locator('#blog-highlight');
  expect(await posts.getByRole('article').count()).toBe(4);
  expect(await posts.getByRole('article').first().getByRole('link').getAttribute('href')).toBe('/blog');
  await expectSound(page);
});
