import type { Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  holdsFocus,
  test,
  type Visitor,
} from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { knowsViewer, NEW_BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;
const CHECKLIST = { slug: 'daftar-periksa-siap-ai', title: 'Daftar periksa', english: 'Checklist' };
const features = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima'].map((text) => ({ text, icon: null }));

const card = (page: Page, title: string) =>
  page.locator('#alat').getByRole('listitem').filter({ hasText: title });
const claimOf = (page: Page, title: string) => card(page, title).getByRole('button');

/** The server keeps the page, and hears of what a test writes a moment later. */
async function untilServed(page: Page, path: string, isThere: () => Promise<boolean>): Promise<void> {
  await eventually(async () => {
    await page.goto(path);
    return isThere();
  }).toBe(true);
}

/** How many orders hold a product of this name, as the server knows them. */
async function ordersOf({ context }: Visitor, title: string): Promise<number> {
  const answer = await context.request.get('/api/checkout/orders?limit=100');
  const { orders } = await answer.json();
  return orders.filter(({ items }: { readonly items: readonly { readonly title: string }[] }) =>
    items.some((item) => item.title.startsWith(title)),
  ).length;
}

test('[API-038, MKT-030, MKT-031, MKT-034] the shelf holds the active freebies in shop order, three features each', async ({
  db,
  openVisitor,
}) => {
  await makeProduct(db, { type: 'freebie', price: 0, title: 'Lembar hitung nol', features, sort_order: 1 });
  await makeProduct(db, {
    type: 'freebie',
    price: 0,
    title: 'Prompt tiga',
    features: features.slice(0, 3),
    sort_order: 2,
  });
  await makeProduct(db, { type: 'freebie', price: 0, title: 'Yang ditarik', is_active: false });
  await makeProduct(db, { type: 'template', price: 0, title: 'Bukan freebie' });
  const { page } = await openVisitor(desktop);
  const titles = page.locator('#alat h3');
  await untilServed(page, '/en/freebies', async () => (await titles.count()) === 3);
  expect(await titles.allTextContents()).toEqual([
    'Lembar hitung nol',
    'Prompt tiga',
    expect.stringContaining(CHECKLIST.english),
  ]);
  const first = (await card(page, 'Lembar hitung nol').textContent()) ?? '';
  expect(first).toMatch(/Satu.*Dua.*Tiga.*\+2 more features.*Claim Now/);
  expect(first).not.toContain('Empat');
  expect(await card(page, 'Prompt tiga').textContent()).not.toContain('more features');
  expect(await claimOf(page, CHECKLIST.english).textContent()).toContain('Get it free');
});

test('[MKT-033, MKT-035, ERR-034, SEC-007] somebody who is signed in claims a freebie once, and finds it', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page } = visitor;
  await page.goto('/freebies');
  await claimOf(page, CHECKLIST.title).click();
  await told(page, 'Berhasil diambil!');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/freebies');
  const button = claimOf(page, CHECKLIST.title);
  await eventually(() => button.textContent()).toContain('Sudah diambil');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await expectSound(page);
  expect(await ordersOf(visitor, CHECKLIST.title)).toBe(1);
  await page.reload();
  await card(page, CHECKLIST.title).getByRole('link', { name: 'Buka di Pembelian Anda' }).click();
  await page.waitForURL(/\/user\/purchases/);
  await page
    .getByRole('link', { name: /Daftar periksa/ })
    .first()
    .waitFor();
});

test('[MKT-032] two fast clicks, and the keyboard, claim once', async ({ app, db, openVisitor }) => {
  await makeProduct(db, { type: 'freebie', price: 0, title: 'Sekali saja' });
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page } = visitor;
  const sent: unknown[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/checkout', async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await untilServed(page, '/en/freebies', () => card(page, 'Sekali saja').isVisible());
  await knowsViewer(page);
  const button = claimOf(page, 'Sekali saja');
  await button.dblclick();
  await eventually(() => button.textContent()).toContain('Claiming...');
  await button.press('Enter');
  await expectSound(page);
  letGo();
  await told(page, 'Successfully Claimed!');
  await button.press('Enter');
  await holdsFocus(button);
  expect(sent).toEqual([{ items: [{ product_id: expect.any(String), price: 0 }] }]);
  expect(await ordersOf(visitor, 'Sekali saja')).toBe(1);
});

test('[ERR-032] what is held already, though this page did not know it, is Already Claimed', async ({
  app,
  db,
  openVisitor,
}) => {
  await makeProduct(db, { type: 'freebie', price: 0, title: 'Dari dua tab' });
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, context, complaints } = visitor;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await untilServed(tab, '/en/freebies', () => card(tab, 'Dari dua tab').isVisible());
    await knowsViewer(tab);
  }
  await claimOf(page, 'Dari dua tab').click();
  await told(page, 'Successfully Claimed!');
  await claimOf(other, 'Dari dua tab').click();
  await told(other, 'Already Claimed');
  await claimOf(other, 'Dari dua tab').filter({ hasText: 'Claimed' }).waitFor();
  expect(await ordersOf(visitor, 'Dari dua tab')).toBe(1);
  // The browser reports the refused claim itself.
  complaints.length = 0;
});

test('[ERR-033] a claim that fails says why and can be repeated under the same key', async ({
  app,
  db,
  openVisitor,
}) => {
  await makeProduct(db, { type: 'freebie', price: 0, title: 'Sering macet' });
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, complaints } = visitor;
  const keys: (string | undefined)[] = [];
  const body = { error: 'Stok produk ini habis.', code: 'OUT_OF_STOCK', request_id: 'uji' };
  await page.route('**/api/checkout', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.fulfill({ status: 409, json: body });
    if (keys.length === 2) return route.abort();
    return route.continue();
  });
  await untilServed(page, '/en/freebies', () => card(page, 'Sering macet').isVisible());
  await knowsViewer(page);
  const button = claimOf(page, 'Sering macet');
  await button.click();
  await told(page, 'Failed to Claim', 'Stok produk ini habis.');
  await button.click();
  await told(page, 'Failed to Claim', 'Failed to claim freebie. Please try again.');
  await eventually(() => button.textContent()).toContain('Claim Now');
  await button.click();
  await told(page, 'Successfully Claimed!');
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  // The browser reports the refused and the broken call itself.
  complaints.length = 0;
});

test('[ERR-029, ERR-030] a list that can not be read says so, is kept by nobody, and comes back', async ({
  app,
  db,
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  const address = '/en/freebies?page=7';
  await db.pool.query('alter table products rename to products_away');
  try {
    expect((await page.goto(address))?.status()).toBe(503);
    await told(page, 'Error', 'Failed to load freebies. Please try again later.');
    await page.getByRole('heading', { name: 'The freebies could not be loaded' }).waitFor();
    await expectSound(page);
  } finally {
    await db.pool.query('alter table products_away rename to products');
  }
  expect((await fetch(app.url + address)).status).toBe(200);
  // The page tries again by itself.
  await page
    .getByRole('heading', { name: 'The freebies could not be loaded' })
    .waitFor({ state: 'detached' });
  // The browser reports the 503 itself.
  complaints.length = 0;
});

test('[MKT-030] more freebies than fit stand on a second page; a shelf without any says what to do', async ({
  db,
  openVisitor,
}) => {
  const overrides = { type: 'freebie', price: 0, sort_order: 9000 } as const;
  for (let place = 0; place < 12; place++) await makeProduct(db, { ...overrides, title: `Alat ke-${place}` });
  const { page } = await openVisitor(phone);
  await untilServed(page, '/freebies', async () => (await page.locator('#alat h3').count()) === 12);
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await page.waitForURL(/\?page=2$/);
  await page.getByText('Halaman 2 dari 2').waitFor();
  await expectSound(page);
  await db.pool.query("update products set is_active = false where type = 'freebie'");
  const none = page.getByRole('heading', { name: 'Belum ada freebie saat ini' });
  await untilServed(page, '/freebies', () => none.isVisible());
  await page.getByRole('link', { name: 'Buka Marketplace' }).waitFor();
  await expectSound(page);
});
