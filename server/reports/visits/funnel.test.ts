import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { openPage, PHONE } from '#tests/support/shop/visits.ts';
import { exportVisitFunnel, readVisitFunnel } from '../index.ts';

interface Visitor {
  readonly address: string;
  readonly source: { readonly tags?: Readonly<Record<string, string>>; readonly referrer?: string };
  readonly pages: readonly string[];
}

async function come(app: ComposedApp, { address, source, pages }: Visitor): Promise<void> {
  for (const [n, path] of pages.entries()) await openPage(app, { path, address, ...(n === 0 ? source : {}) });
}

async function buy(db: Database, app: ComposedApp, product: Product): Promise<void> {
  const guest = openBrowser(db, app);
  const body = {
    email: `${randomUUID()}@contoh.example`,
    full_name: 'Rina Pembeli',
    items: [{ product_id: product.id, price: product.price }],
  };
  const key = { 'user-agent': PHONE, 'idempotency-key': randomUUID() };
  await guest.pay(await (await app.post('/api/checkout/guest', body, key)).json(), { amount: product.price });
}

const instagram = { tags: { utm_source: 'instagram', utm_campaign: 'lebaran' } };
const google = { referrer: 'https://www.google.com/' };

/**
 * Three days ago: one from Instagram opens the checkout of the book, one from Google looks at the page of the course.
 * Today: one from Instagram buys the course for Rp 100.000, comes again and buys the book for Rp 40.000; one from Google
 * reads the blog and opens both products; one comes directly. A purchase of Rp 40.000 has no visit, a crawler and a
 * driven browser are nobody.
 */
async function fillShop(db: Database) {
  const course = await makeProduct(db, { title: 'Kelas', slug: 'kelas', price: 100_000 });
  const book = await makeProduct(db, { title: 'Buku', slug: 'buku', price: 40_000 });
  const past = new Date(Date.now() - 3 * DAY_MS);
  const before = createComposedApp(db, { overrides: { clock: { now: () => past } } });
  const far = { address: '203.0.113.1', source: instagram, pages: ['/', '/checkout/buku'] };
  await come(before, far);
  await come(before, { address: '203.0.113.2', source: google, pages: ['/product/kelas'] });
  const app = createComposedApp(db);
  const here = { address: '127.0.0.1', source: instagram, pages: ['/', '/product/kelas', '/checkout/kelas'] };
  await come(app, here);
  await buy(db, app, course);
  await come(app, { ...here, source: {}, pages: ['/product/buku', '/checkout/buku'] });
  await buy(db, app, book);
  await come(app, {
    address: '203.0.113.3',
    source: google,
    pages: ['/blog', '/product/kelas', '/product/kelas', '/product/buku'],
  });
  await come(app, { address: '203.0.113.4', source: {}, pages: ['/', '/en/blog'] });
  const buyer = await makePerson(db, { balance: 100_000 });
  await checkOut(db, { buyer, lines: [lineOf(book)], idempotency_key: randomUUID() });
  await openPage(app, { path: '/product/kelas', agent: 'Googlebot/2.1', address: '203.0.113.5' });
  await openPage(app, { path: '/product/kelas', address: '203.0.113.6', webdriver: 'true' });
  return { app, course, book };
}

async function funnelOf(db: Database, product_id?: string) {
  const read = await readVisitFunnel(db.orm, { period: '7d', product_id, now: new Date() });
  if (!read.ok) throw new Error(read.refusal.code);
  const { sources, products, totals, chart, unknown, ...others } = read.value.funnel;
  type Row = typeof totals;
  const counts = ({ visits, product_visits, checkouts, orders, amount_bigint }: Row) => [
    ...[visits, product_visits, checkouts, orders, amount_bigint / 100],
  ];
  return {
    totals: counts(totals),
    sources: sources.map(({ source, ...row }) => [
      source?.name ?? null,
      source?.campaign ?? null,
      ...counts(row),
    ]),
    products: products.map(({ title, ...row }) => [title, ...counts({ visits: 0, ...row }).slice(1)]),
    days: chart.map(({ visits, orders }) => [visits, orders]),
    nobody: [others.crawlers, others.headless],
    unknown: [unknown.orders, unknown.amount_bigint / 100],
  };
}

const ALL = {
  totals: [5, 4, 2, 2, 140_000],
  sources: [
    ['instagram', 'lebaran', 2, 2, 2, 2, 140_000],
    ['google', '', 2, 2, 0, 0, 0],
    ['direct', '', 1, 0, 0, 0, 0],
    [null, null, 0, 0, 0, 1, 40_000],
  ],
  products: [
    ['Kelas', 3, 1, 1, 100_000],
    ['Buku', 3, 2, 1, 40_000],
  ],
  days: [
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 0],
    [0, 0],
    [0, 0],
    [3, 2],
  ],
  nobody: [1, 1],
  unknown: [1, 40_000],
};

const OF_BOOK = {
  totals: [3, 3, 2, 1, 40_000],
  sources: [
    ['instagram', 'lebaran', 2, 2, 2, 1, 40_000],
    ['google', '', 1, 1, 0, 0, 0],
    [null, null, 0, 0, 0, 1, 40_000],
  ],
  products: [],
  days: [
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 0],
    [2, 1],
  ],
  nobody: [0, 0],
  unknown: [1, 40_000],
};

test('every figure is as it was added up by hand, before its day is closed and after', async ({ db }) => {
  const { app, book } = await fillShop(db);
  expect(await funnelOf(db)).toEqual(ALL);
  expect(await funnelOf(db, book.id)).toEqual(OF_BOOK);
  await app.jobs.find(({ name }) => name === 'close-visit-days')?.run({});
  await db.pool.query("update orders set created_at = created_at - interval '2 days'");
  await app.jobs.find(({ name }) => name === 'close-days')?.run({});
  expect(await funnelOf(db, book.id)).toEqual({
    ...OF_BOOK,
    days: [
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 0],
      [2, 0],
    ],
  });
  const { rows } = await db.pool.query(
    'select (select count(*)::int from visit_days) as visits, (select count(*)::int from source_days) as sales',
  );
  // Of the past day two sources and their two products, these also of all sources; of the day of the orders two sources and three of products.
  expect(rows).toEqual([{ visits: 6, sales: 5 }]);
  expect(
    (await readVisitFunnel(db.orm, { period: '7d', product_id: randomUUID(), now: new Date() })).ok,
  ).toBe(false);
});

test('the table for spreadsheets has what the page has', async ({ db }) => {
  await fillShop(db);
  const { content } = exportVisitFunnel(db.orm, { period: '7d', now: new Date() });
  const [header = '', ...rows] = (await new Response(content('comma')).text()).trim().split('\r\n');
  expect(header).toContain('channel,source,campaign,visits,product_visits,checkouts,orders,amount_rupiah');
  expect(rows).toEqual([
    'social,instagram,lebaran,2,2,2,2,140000',
    'search,google,,2,2,0,0,0',
    'direct,direct,,1,0,0,0,0',
    ',,,0,0,0,1,40000',
  ]);
});
