import { publicPages } from '#app/lib/site/public-pages.ts';
import { type RunningApp, startApp } from '#tests/support/machine/app-server.ts';
import { expect, expectSound, type Visitor, test as withApp } from '#tests/support/machine/browser.ts';
import { type FlakyConnection, openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { ADMIN, BUYER, signInAs } from './sign-in.ts';

/** One app whose database can be taken away. */
const test = withApp
  .extend<{ line: FlakyConnection }>({
    line: [
      async ({ db }, use) => {
        const line = await openFlakyConnection(String(db.pool.options.connectionString));
        await use(line);
        await line.close();
      },
      { scope: 'file' },
    ],
  })
  .extend<{ app: RunningApp }>({
    app: [
      async ({ line }, use) => {
        const app = await startApp(line.url);
        await use(app);
        await app.stop();
      },
      { scope: 'file' },
    ],
  });

interface Shop {
  readonly app: RunningApp;
  readonly line: FlakyConnection;
}

const desktop = { width: 1280, theme: 'bright' } as const;
const PRODUCT = 'kelas-prompt-pemilik-usaha';
const SERVICE = 'asisten-balas-chat';
const COVER = `/covers/products/wide/${PRODUCT}.svg`;

const things = [
  `/product/${PRODUCT}`,
  `/content/${PRODUCT}`,
  `/subscription/${SERVICE}`,
  `/subscription/${SERVICE}/guide.md`,
  '/case-study/toko-bayi-berhenti-menyalin',
  '/blog/sop-yang-dibaca',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/marketplace/products.xml',
  '/llms.txt',
  '/marketplace.md',
  '/blog.md',
  '/portfolio.md',
  `/product/${PRODUCT}.md`,
  '/blog/sop-yang-dibaca.md',
  `/og/product-${PRODUCT}.png`,
  '/og/post-sop-yang-dibaca.png',
];
const portal = [
  'marketplace',
  'billing',
  'purchases',
  `purchases/${PRODUCT}`,
  'overview',
  'orders/8e3c9e7f-0000-4000-8000-000000000000',
  'subscriptions',
  'profile',
  'settings',
  'support',
].map((name) => `/user/${name}`);
/** They ask the database nothing that is not kept, so they are whole. */
const whole = ['/mentorship', '/consultation', '/ai-agent', '/contact', '/user/profile'];
const staff = [
  '',
  '/orders',
  '/payments',
  '/reports',
  '/status',
  '/refunds',
  '/users',
  '/content',
  '/products/one-time',
].map((name) => `/admin${name}`);

/** Ends the outage of the test before, which may end in a last refusal. */
async function signInWhenBack(visitor: Visitor, { app, line }: Shop, email = BUYER): Promise<void> {
  line.thaw();
  const signIn = () =>
    signInAs(visitor, email, app.url).then(
      () => true,
      () => false,
    );
  await expect.poll(signIn).toBe(true);
}

test('in an outage every page answers 503 with Retry-After: none is gone, empty, hidden from search engines or asks to sign in; what was kept is shown, and covers are their cloth', async ({
  app,
  line,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const cookie = (await visitor.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async (path: string) => {
    const answer = await fetch(app.url + path, { headers: { cookie }, redirect: 'manual' });
    return { answer, text: await answer.text() };
  };
  const kept = ['/', '/api/products'];
  for (const path of kept) expect([path, (await read(path)).answer.status]).toEqual([path, 200]);
  line.cut();

  const pages = Object.values(publicPages);
  const open = [...pages.filter((path) => !kept.includes(path)), ...things];
  const odd: unknown[] = [];
  for (const path of [...open, ...portal, ...staff]) {
    const { answer, text } = await read(path);
    if (whole.includes(path) && answer.status === 200) continue;
    const status = `${answer.status} ${answer.headers.get('retry-after')}`;
    if (status !== '503 5') odd.push([path, status]);
    const lie =
      /tidak ditemukan|not found|Belum ada(?! yang dibayar)|Masuk dulu|hanya untuk yang sudah masuk/i.exec(
        text,
      )?.[0];
    if (lie !== undefined) odd.push([path, lie]);
    if (open.includes(path) && text.includes('noindex')) odd.push([path, 'noindex']);
  }
  expect(odd).toEqual([]);

  for (const path of kept) {
    const { answer } = await read(path);
    expect([path, answer.status, answer.headers.get('cache-status')]).toEqual([
      path,
      200,
      expect.stringContaining('detail=outage'),
    ]);
    expect(answer.headers.get('age')).toMatch(/^\d+$/);
  }
  // A kept page is whole with it, and nobody keeps it.
  const cover = await read(COVER);
  expect([cover.answer.status, cover.answer.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ]);
  expect(cover.text).toMatch(/^<svg(?!.*<defs><path)/s);
  line.thaw();
  await expect.poll(async () => (await read('/marketplace')).answer.status).toBe(200);
  expect((await read(COVER)).text.length).toBeGreaterThan(cover.text.length);
});

test('who is signed in stays so in an outage, is told that it is tried again, and sees the page come back by itself', async ({
  app,
  line,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await signInWhenBack(visitor, { app, line });
  // Until everything has answered: an outage during the first call of a page has a screen of its own, seen below.
  await page.goto('/user/overview', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
  const balance = page.locator('main').getByText('Rp 1.275.000').first();
  const portalNavigation = page.getByRole('navigation').getByRole('link', { name: 'Saldo' }).first();
  line.cut();
  await portalNavigation.click();
  await page.getByText('mencoba lagi dengan sendirinya').first().waitFor();
  await portalNavigation.waitFor();
  expect(await page.getByText('Masuk dulu').count()).toBe(0);
  await expectSound(page);
  line.thaw();
  await balance.waitFor();

  line.cut();
  await page.reload();
  await page.getByRole('heading', { name: 'Sebentar, kami sedang memulihkan layanan' }).waitFor();
  expect(await page.getByText('Masuk dulu').count()).toBe(0);
  await expectSound(page);
  line.thaw();
  await balance.waitFor();
  // The browser reports each answer of the outage.
  visitor.complaints.length = 0;
});

test('the open status page says that nobody answers and since when it knows nothing, and is true again by itself', async ({
  app,
  line,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await signInWhenBack(visitor, { app, line }, ADMIN);
  await page.clock.install();
  await page.goto('/id/admin/status', { waitUntil: 'networkidle' });
  await page.getByText('Diperbarui sendiri').waitFor();
  const books = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pembukuan' }) });
  await books.waitFor();
  line.cut();
  await page.clock.fastForward(30_000);
  await page.getByRole('alert').filter({ hasText: 'tidak menjawab' }).waitFor();
  await books.waitFor();
  await expectSound(page);
  line.thaw();
  await expect
    .poll(async () => {
      // Whoever comes back to the page is told at once.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return page.getByRole('alert').filter({ hasText: 'tidak menjawab' }).count();
    })
    .toBe(0);
  // The browser reports each answer of the outage.
  visitor.complaints.length = 0;
});

test('without a connection the page stays while the script of the next one is waited for, and says so; then it comes by itself', async ({
  app,
  line,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  const { page, context } = visitor;
  await signInWhenBack(visitor, { app, line });
  const script = /\/assets\/billing\.route-/;
  await page.route(script, (route) => route.abort());
  // Before it, the router does not know the page that is asked for, and has nothing to wait for.
  const routes = page.waitForResponse(/\/__manifest\?/);
  await page.goto('/user/overview');
  await routes;
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Saldo' }).click();
  await page.getByRole('alert').getByText('Sambungan Anda terputus').waitFor();
  await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
  await expectSound(page);
  await page.unroute(script);
  await context.setOffline(false);
  await page.getByText('Saldo sekarang').waitFor();
  expect(await page.getByText('Sambungan Anda terputus').count()).toBe(0);
  // The browser reports each request that failed.
  visitor.complaints.length = 0;
});

test('without a connection the frame and the theme stay; page, toasts and dialogs come by themselves when it is back', async ({
  app,
  line,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  const { page, context } = visitor;
  await signInWhenBack(visitor, { app, line });
  await page.goto('/user/overview');
  const bar = page.getByRole('navigation');
  const toBalance = bar.getByRole('link', { name: 'Saldo' });
  // The scripts of both pages are there once both were open.
  await toBalance.click();
  await page.getByText('Saldo sekarang').waitFor();
  await bar.getByRole('link', { name: 'Ringkasan' }).click();
  await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
  await context.setOffline(true);
  await toBalance.click();
  await page.getByText('mencoba lagi dengan sendirinya').first().waitFor();
  // Asked again meanwhile, it stays so.
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page.getByRole('button', { name: 'Keranjang, kosong' }).click();
  await toBalance.waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expectSound(page);
  await context.setOffline(false);
  await page.getByRole('dialog', { name: 'Keranjang' }).waitFor();
  await page.getByText('Saldo sekarang').waitFor();

  // A page of the site has nothing around its error: the document itself is a new one.
  await page.goto('/consultation');
  await page.route('**/blog.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { name: 'Sebentar, kami sedang memulihkan layanan' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.unroute('**/blog.data*');
  await page.getByRole('heading', { name: 'Catatan lapangan' }).waitFor();
  // The browser reports each request that failed.
  visitor.complaints.length = 0;
});
