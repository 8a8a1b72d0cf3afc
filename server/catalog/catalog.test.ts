import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { writeTranslations } from '#server/translations/index.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeProduct, stockOf } from '#tests/support/shop/products.ts';
import { addVariant, makeService } from '#tests/support/shop/subscriptions.ts';
import { getProduct, listProducts, type ProductQuery, readHeldProducts, reserveStock } from './index.ts';

async function titlesOf(db: Database, query: Partial<ProductQuery> = {}): Promise<readonly string[]> {
  const found = await listProducts(db.orm, {
    kind: 'all',
    sort: 'recommended',
    page: 1,
    limit: 20,
    ...query,
  });
  return found.products.map((product) => product.title);
}

describe('the list of products', () => {
  test('[API-037, API-082, PUB-101] has active ones by sort order, in pages, with how many there are', async ({
    db,
  }) => {
    for (const [sort_order, title] of ['Pertama', 'Kedua', 'Ketiga'].entries()) {
      await makeProduct(db, { title, sort_order });
    }
    await makeProduct(db, { title: 'Tersembunyi', is_active: false });
    expect(await titlesOf(db)).toEqual(['Pertama', 'Kedua', 'Ketiga']);
    const second = await listProducts(db.orm, { kind: 'all', sort: 'recommended', page: 2, limit: 2 });
    expect(second).toMatchObject({ products: [{ title: 'Ketiga' }], total: 3, page: 2, limit: 2 });
  });

  test('[MKT-003] is searched in title and description, whatever the case, and literally', async ({ db }) => {
    await makeProduct(db, { title: 'Asisten KLINIK' });
    await makeProduct(db, { title: 'Lainnya', description: 'untuk klinik gigi' });
    await makeProduct(db, { title: 'Diskon 100%_pasti' });
    expect((await titlesOf(db, { search: 'Klinik' })).toSorted()).toEqual(['Asisten KLINIK', 'Lainnya']);
    expect(await titlesOf(db, { search: '0%_p' })).toEqual(['Diskon 100%_pasti']);
    expect(await titlesOf(db, { search: '%' })).toEqual(['Diskon 100%_pasti']);
    expect(await titlesOf(db, { search: "'; drop table products; --" })).toEqual([]);
  });

  test('a search with a typo finds what was meant, the nearest first, and says so, when nothing else is found', async ({
    db,
  }) => {
    await makeProduct(db, { title: 'Kalkulator stok restoran' });
    await makeProduct(db, { title: 'Kelas prompt' });
    await makeProduct(db, { title: 'Prompt harian untuk klinik' });
    const query = { kind: 'all', sort: 'recommended', page: 1, limit: 20 } as const;
    const find = async (search: string, more: Partial<ProductQuery> = {}) => {
      const { products, is_near } = await listProducts(db.orm, { ...query, search, ...more });
      return { titles: products.map(({ title }) => title), is_near };
    };
    expect(await find('kalkulatr')).toEqual({ titles: ['Kalkulator stok restoran'], is_near: true });
    expect(await find('promt KLINKI')).toEqual({ titles: ['Prompt harian untuk klinik'], is_near: true });
    expect(await find('kelas prompt')).toEqual({ titles: ['Kelas prompt'], is_near: undefined });
    await makeProduct(db, { title: 'Kalkulasi mingguan', price: 5_000 });
    const nearest = ['Kalkulator stok restoran', 'Kalkulasi mingguan'];
    expect((await find('kalkulatro')).titles).toEqual(nearest);
    expect((await find('kalkulatro', { sort: 'price_asc' })).titles).toEqual(nearest.toReversed());
    expect(await find('kalkulatr', { kind: 'subscription' })).toEqual({ titles: [], is_near: undefined });
    expect(await find('akuarium')).toEqual({ titles: [], is_near: undefined });
  });

  test('finds words in any order, those that stand as they were typed first', async ({ db }) => {
    await makeProduct(db, { title: 'Gudang: laporan stok', sort_order: 1 });
    await makeProduct(db, { title: 'Panduan stok gudang', sort_order: 2 });
    await makeProduct(db, { title: 'Panduan stok toko', sort_order: 3 });
    const inOrder = ['Gudang: laporan stok', 'Panduan stok gudang'];
    expect(await titlesOf(db, { search: 'STOK gudang' })).toEqual(inOrder.toReversed());
    expect(await titlesOf(db, { search: 'gudang stok panduan' })).toEqual(['Panduan stok gudang']);
    expect(await titlesOf(db, { search: 'stok gudang', sort: 'newest' })).toEqual(inOrder.toReversed());
    expect(await titlesOf(db, { search: 'strong' })).toEqual([]);
  });

  test('finds the English of a title in English, with typos, beside what was not translated', async ({
    db,
  }) => {
    await makeProduct(db, { title: 'Kalkulator stok', description: '<strong>Rapi</strong>' });
    await makeProduct(db, { title: 'Inventory basics' });
    await withTx(db, async (tx) =>
      succeed(
        await writeTranslations(tx, [
          { area: 'catalog', is_html: false, source: 'Kalkulator stok', text: 'Inventory calculator' },
        ]),
      ),
    );
    const inEnglish = (search: string) => runInLanguage('en', () => titlesOf(db, { search }));
    expect((await inEnglish('inventory')).toSorted()).toEqual(['Inventory basics', 'Kalkulator stok']);
    for (const search of ['calculator inventory', 'calculatr', 'kalkulatr'])
      expect(await inEnglish(search), search).toEqual(['Kalkulator stok']);
    expect(await titlesOf(db, { search: 'calculator' })).toEqual([]);
  });

  test('[MKT-004, MKT-005, API-038, API-082] is filtered by kind, type and category', async ({ db }) => {
    await makeProduct(db, { title: 'Langganan', is_subscription: true, billing_cycle: 'monthly' });
    await makeProduct(db, { title: 'Hadiah', type: 'freebie', price: 0 });
    await makeProduct(db, { title: 'Kursus', type: 'e_course', category: 'Bisnis' });
    expect(await titlesOf(db, { kind: 'subscription' })).toEqual(['Langganan']);
    expect((await titlesOf(db, { kind: 'non_subscription' })).toSorted()).toEqual(['Hadiah', 'Kursus']);
    expect(await titlesOf(db, { type: 'freebie' })).toEqual(['Hadiah']);
    expect(await titlesOf(db, { category: 'Bisnis' })).toEqual(['Kursus']);
  });

  test('is sorted by price both ways and by age', async ({ db }) => {
    for (const price of [30_000, 10_000, 20_000]) await makeProduct(db, { title: `${price}`, price });
    expect(await titlesOf(db, { sort: 'price_asc' })).toEqual(['10000', '20000', '30000']);
    expect(await titlesOf(db, { sort: 'price_desc' })).toEqual(['30000', '20000', '10000']);
    expect(await titlesOf(db, { sort: 'newest' })).toEqual(['20000', '10000', '30000']);
  });
});

describe('the price of a subscription with plans of its own', () => {
  const priced = async (db: Database, id: string) => {
    const found = await getProduct(db.orm, id);
    if (!found.ok) throw new Error('not found');
    const { price, billing_cycle, price_varies, discount_percentage } = found.value;
    return [price, billing_cycle, price_varies, discount_percentage];
  };

  test('[DECISIONS 61] is that of the cheapest one that is left, whatever its product says', async ({
    db,
  }) => {
    const service = await makeService(db, { price: 99_000 });
    await db.pool.query('update products set original_price = 150000 where id = $1', [service.id]);
    expect(await priced(db, service.id)).toEqual([99_000, 'monthly', true, 34]);
    await addVariant(db, service, { name: 'Tim', price: 199_000, billing_cycle: 'monthly' });
    expect(await priced(db, service.id)).toEqual([199_000, 'monthly', false, 0]);
    const small = await addVariant(db, service, {
      name: 'Mingguan',
      price: 60_000,
      billing_cycle: 'weekly',
      stock: 1,
    });
    expect(await priced(db, service.id)).toEqual([60_000, 'weekly', true, 60]);
    await db.pool.query('update products set price = 1 where id = $1', [service.id]);
    expect(await priced(db, service.id)).toEqual([60_000, 'weekly', true, 60]);
    await db.pool.query('update product_variants set stock = 0 where id = $1', [small]);
    expect(await priced(db, service.id)).toEqual([199_000, 'monthly', true, 0]);
    await db.pool.query('delete from product_variants where name = $1', ['Tim']);
    expect((await priced(db, service.id))[0]).toBe(60_000);
  });
});

describe('a product', () => {
  test('[API-039, API-040, API-083] is found by id and by slug, but not when it is no longer sold', async ({
    db,
  }) => {
    const product = await makeProduct(db, { slug: 'templat-kontrak' });
    const byId = await getProduct(db.orm, product.id);
    expect(byId).toMatchObject({
      ok: true,
      value: { id: product.id, slug: 'templat-kontrak', price: 50_000 },
    });
    expect(await getProduct(db.orm, 'templat-kontrak')).toEqual(byId);
    const hidden = await makeProduct(db, { is_active: false });
    for (const unknown of [hidden.id, randomUUID(), 'tidak-ada']) {
      expect(await getProduct(db.orm, unknown)).toEqual({
        ok: false,
        refusal: { code: 'PRODUCT_NOT_FOUND' },
      });
    }
  });

  test('[MKT-010] that is coming soon tells no price, in the list and alone', async ({ db }) => {
    const secret = { coming_soon: true, price: 777_777, original_price: 999_999, slug: 'rahasia' };
    await makeProduct(db, secret);
    const list = await listProducts(db.orm, { kind: 'all', sort: 'recommended', page: 1, limit: 20 });
    const alone = await getProduct(db.orm, 'rahasia');
    expect(JSON.stringify([list, alone])).not.toMatch(/777777|999999/);
    expect(list.products).toMatchObject([{ price: null, original_price: null, availability: 'coming_soon' }]);
  });

  test('never shows what only its owners may see', async ({ db }) => {
    const section = { id: '1', type: 'modules', content: 'rahasia-pemilik', access: 'owner' };
    const { id } = await makeProduct(db, { content_metadata: { sections: [section] } });
    expect(JSON.stringify(await getProduct(db.orm, id))).not.toContain('rahasia-pemilik');
  });

  test('[ENT-013] reads features in both forms, and computes its discount from the two prices', async ({
    db,
  }) => {
    const { id } = await makeProduct(db, {
      price: 10_000,
      original_price: 12_000,
      features: ['Cepat', { text: 'Mudah', icon: 'book' }],
      stock: 0,
    });
    expect(await getProduct(db.orm, id)).toMatchObject({
      value: {
        features: [
          { text: 'Cepat', icon: null },
          { text: 'Mudah', icon: 'book' },
        ],
        original_price: 12_000,
        discount_percentage: 16,
        sale: null,
        availability: 'out_of_stock',
      },
    });
  });

  test('is read for its owner also when it is no longer sold', async ({ db }) => {
    const { id } = await makeProduct(db, { is_active: false });
    expect(await readHeldProducts(db.orm, [id])).toMatchObject([{ id }]);
    expect(await readHeldProducts(db.orm, [])).toEqual([]);
  });

  test('takes a slug that no other one has', async ({ db }) => {
    await makeProduct(db, { slug: 'sama' });
    await expect(makeProduct(db, { slug: 'sama' })).rejects.toThrow();
  });
});

test('stock is taken by units, all that are asked for or none, and what has too few left is named', async ({
  db,
}) => {
  const [some, none, unlimited] = [
    await makeProduct(db, { stock: 4 }),
    await makeProduct(db, { stock: 0 }),
    await makeProduct(db),
  ];
  const take = (quantity: number, ...ids: string[]) =>
    withTx(db, async (tx) =>
      succeed(
        await reserveStock(
          tx,
          ids.map((id) => ({ id, quantity })),
        ),
      ),
    );
  expect(await take(2, some.id)).toEqual({ ok: true, value: [] });
  expect(await take(1, none.id, some.id)).toEqual({ ok: true, value: [none.id] });
  expect(await take(2, some.id)).toEqual({ ok: true, value: [some.id] });
  expect(await take(1)).toEqual({ ok: true, value: [] });
  expect([await stockOf(db, some.id), await stockOf(db, unlimited.id)]).toEqual([1, null]);
});

test('an edit of any column of a product counts, but of those that no form shows', async ({
  freshDb: db,
}) => {
  const { id } = await makeProduct(db, { stock: 4 });
  // As a later release brings one.
  await db.pool.query('alter table products add column subtitle text');
  const versionAfter = async (change: string) => {
    const update = `update products set ${change} where id = $1 returning version`;
    return (await db.pool.query<{ version: number }>(update, [id])).rows[0]?.version;
  };
  expect(await versionAfter("title = 'Judul Baru'")).toBe(2);
  expect(await versionAfter("subtitle = 'Baru', stock = 9")).toBe(3);
  const unseen = [
    ...['title = title', 'stock = stock - 1', 'sort_order = 90', 'updated_by = null'],
    ...['start_date = now()', 'sales_end_at = now()'],
    "class_place_kind = 'address', class_public_place = 'Bandung'",
    `content_metadata = '{"sections": [{"id": "a"}]}'`,
    "cover_palette = 'laut', cover_composition = 'lereng'",
  ];
  for (const change of unseen) expect(await versionAfter(change), change).toBe(3);
});
