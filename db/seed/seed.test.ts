import { sql } from 'drizzle-orm';
import { listProducts as listContract, productDetail } from '#contract/catalog/products.ts';
import { readProfileCompletion } from '#server/account/index.ts';
import { getProduct, listProducts } from '#server/catalog/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { oneTimeTypes, subscriptionTypes } from '#shared/shop/catalog.ts';
import { SAAS_SETUP_SLUG } from '#shared/shop/service-pages.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { DEMO_PASSWORD, readAccounts } from './accounts.ts';
import { readBuyer } from './demo-buyer.ts';
import { readProducts } from './demo-products.ts';
import { type DemoShopping, seedDemo } from './seed-demo.ts';

const nobodyBuys = async () => {};
const demoProducts = readProducts();

async function cards(db: Database, kind: 'all' | 'subscription' | 'non_subscription' = 'all') {
  const page = { page: 1, limit: 100, kind, sort: 'recommended' } as const;
  return (await listProducts(db.orm, page)).products;
}

interface StoredSection {
  readonly slug: string;
  readonly section: Readonly<Record<string, unknown>>;
}

async function sections(db: Database) {
  const { rows } = await db.pool.query<StoredSection>(
    "select slug, jsonb_array_elements(content_metadata -> 'sections') as section from products",
  );
  return rows;
}

/** A text as it stands inside JSON. */
const inJson = (text: unknown) => JSON.stringify(text).slice(1, -1);

/** All that seeding writes, as text, to be compared before and after. */
async function footprint(db: Database): Promise<string> {
  const { rows } = await db.orm.execute(sql`
    select (select jsonb_agg(p order by p.slug) from products p) as products,
      (select jsonb_agg(u order by u.email) from users u) as users,
      (select jsonb_agg(p order by p.id) from profiles p) as profiles,
      (select count(*) from auth_accounts) as credentials,
      (select jsonb_agg(p order by p.slug) from blog_posts p) as posts,
      (select jsonb_agg(c order by c.slug) from case_studies c) as case_studies,
      (select jsonb_agg(q order by q.sort_order) from faq_items q) as questions,
      (select jsonb_agg(t order by t.sort_order) from testimonials t) as testimonials,
      (select jsonb_agg(s order by s.name) from site_pages s) as site_pages,
      (select jsonb_agg(a order by a.key) from app_state a) as facts`);
  return JSON.stringify(rows);
}

const count = async (db: Database, table: 'products' | 'users' | 'app_state' | 'blog_posts') =>
  (await db.pool.query(`select from ${table}`)).rowCount;

describe('the demo catalogue', () => {
  test('[MKT-005, ENT-041, ENT-042] holds 19 one-time products and 7 subscriptions, each under its own slug', async ({
    db,
  }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const shop = await cards(db);
    expect(shop.map(({ slug }) => slug)).toEqual(demoProducts.map(({ slug }) => slug));
    expect(new Set(shop.map(({ slug }) => slug)).size).toBe(26);
    expect(await cards(db, 'non_subscription')).toHaveLength(19);
    expect(await cards(db, 'subscription')).toHaveLength(7);
    for (const card of shop) {
      const types: readonly string[] = card.is_subscription ? subscriptionTypes : oneTimeTypes;
      expect(types, card.slug).toContain(card.type);
    }
    expect(new Set(shop.map(({ type }) => type))).toEqual(new Set([...oneTimeTypes, ...subscriptionTypes]));
  });

  test('shows every state of the shelf, what is coming soon behind all that can be bought', async ({
    db,
  }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const shop = await cards(db);
    const slugsWhere = (fits: (card: (typeof shop)[number]) => boolean) =>
      shop.filter(fits).map(({ slug }) => slug);
    const free = ['prompt-klinik-harian', 'daftar-periksa-siap-ai'];
    expect(slugsWhere(({ price }) => price === 0)).toEqual(free);
    expect(slugsWhere(({ type }) => type === 'freebie')).toEqual(['daftar-periksa-siap-ai']);
    expect(slugsWhere(({ discount_percentage }) => discount_percentage > 0)).toHaveLength(7);
    const soon = slugsWhere(({ availability, price }) => availability === 'coming_soon' && price === null);
    const courses = ['admin-wa-kelas', 'kalkulator-stok-resto', 'pesanan-resto-lewat-chat'];
    expect(soon).toEqual([...courses, 'agen-pengingat-piutang', 'agen-stok-gudang']);
    expect(shop.slice(-soon.length).map(({ slug }) => slug)).toEqual(soon);
    expect(slugsWhere(({ next_session_at }) => next_session_at !== null)).toEqual(['bedah-data-pabrik']);
    expect(slugsWhere((card) => card.is_featured)).toEqual(['sop-ai-toko', 'admin-wa-kelas']);
    const { rows } = await db.pool.query('select slug, stock from products where stock > 0');
    expect(rows).toEqual([{ slug: 'penataan-pendaftaran-klinik', stock: 12 }]);
  });

  test('[ENT-013, ENT-015, ENT-016] reads back as the contract promises', async ({ db }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const output = { products: await cards(db), total: 26, page: 1, limit: 100 };
    expect(listContract.output.safeParse(output).error).toBeUndefined();
    for (const { slug } of demoProducts) {
      const found = await getProduct(db.orm, slug);
      const read = productDetail.strict().safeParse(found.ok ? found.value : null);
      expect(read.error, slug).toBeUndefined();
      expect(read.data?.features.length, slug).toBeGreaterThan(2);
      expect(read.data?.description, slug).toMatch(/^(<p>[^<]+<\/p>){2,4}$/);
    }
  });

  test('keeps to the prices of a small shop', async ({ db }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    for (const { slug, price, subscription } of demoProducts.filter((product) => product.price > 0)) {
      // A month of work on site, at the price of its page.
      if (slug === SAAS_SETUP_SLUG) continue;
      const [low, high] = subscription === undefined ? [49_000, 4_900_000] : [99_000, 1_490_000];
      expect(price, slug).toBeGreaterThanOrEqual(low);
      expect(price, slug).toBeLessThanOrEqual(high);
    }
    const { rows } = await db.pool.query(
      "select slug, price, original_price from products where slug = any('{sop-ai-toko,rekap-penjualan-otomatis,admin-wa-kelas,bedah-data-pabrik,laporan-pagi-a}') order by slug",
    );
    expect(rows.map(({ slug, price, original_price }) => [slug, price, original_price])).toEqual([
      ['admin-wa-kelas', 1_490_000, null],
      ['bedah-data-pabrik', 1_250_000, null],
      ['laporan-pagi-a', 99_000, null],
      ['rekap-penjualan-otomatis', 209_000, 299_000],
      ['sop-ai-toko', 149_000, 249_000],
    ]);
  });

  test('[PUB-005, PUB-006] has the consultation at its own address, its price and its length', async ({
    db,
  }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const found = await getProduct(db.orm, 'konsultasi-ai-1-on-1');
    expect(found).toMatchObject({
      ok: true,
      value: {
        title: '1-on-1 AI Consultation',
        type: 'consultation',
        price: 500_000,
        availability: 'available',
      },
    });
    expect(JSON.stringify(found)).toMatch(/90 menit.*dalam 2 minggu/);
  });

  test('courses are as long as their lessons', async ({ db }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const courses = (await cards(db)).filter(({ module_count }) => module_count > 0);
    expect(
      courses.map(({ slug, module_count, duration_hours }) => [slug, module_count, duration_hours]),
    ).toEqual([
      ['bedah-data-pabrik', 3, 6],
      ['kelas-prompt-pemilik-usaha', 4, 1.3],
      ['foto-produk-satu-sore', 3, 0.2],
      ['webinar-membaca-laporan-keuangan', 1, 0.1],
      ['admin-wa-kelas', 12, 9],
      ['pesanan-resto-lewat-chat', 4, 4],
    ]);
  });

  test('[ENT-014] every section says who may see it, and what is sold stays with owners', async ({ db }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const all = await sections(db);
    const access = new Set(all.map(({ section }) => `${section.type}: ${section.access}`));
    expect([...access].sort()).toEqual([
      'benefits: public',
      'cta: public',
      'faq: public',
      'hero: public',
      'modules: owner',
      'resources: owner',
      'testimonials: public',
    ]);
    const fields = ['access', 'content', 'description', 'id', 'media', 'order', 'title', 'type'];
    for (const { section } of all) expect(Object.keys(section).sort()).toEqual(fields);
    const sold = all.filter(({ section }) => section.access === 'owner');
    expect(new Set(sold.map(({ slug }) => slug)).size).toBe(25);
    for (const { slug, section } of sold) {
      expect(section.content, slug).toMatch(/<li>/);
      expect(JSON.stringify(await getProduct(db.orm, slug)), slug).not.toContain(inJson(section.content));
    }
  });
});

describe('the demo accounts', () => {
  test('[SEC-001] sign in with the demo password, confirmed, each in its role', async ({ db }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const app = createComposedApp(db);
    for (const { email } of readAccounts()) {
      const signedIn = await app.post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD });
      expect(signedIn.status, email).toBe(200);
    }
    const { rows } = await db.pool.query('select email, role from users order by email');
    expect(rows).toEqual([
      { email: 'admin@arunika.example', role: 'admin' },
      { email: 'baru@arunika.example', role: 'user' },
      { email: 'moderator@arunika.example', role: 'moderator' },
      { email: 'tertunda@arunika.example', role: 'user' },
      { email: 'user@arunika.example', role: 'user' },
    ]);
  });

  test('one buyer with a full profile, and one who still has to fill it in', async ({ db }) => {
    await seedDemo({ db, buyAndTopUp: nobodyBuys });
    const completionOf = async (email: string) => {
      const { rows } = await db.pool.query<{ id: string }>('select id from users where email = $1', [email]);
      return readProfileCompletion(db.orm, rows[0]?.id ?? '');
    };
    expect(await completionOf('user@arunika.example')).toMatchObject({ percent: 100, is_eligible: true });
    expect((await completionOf('baru@arunika.example')).is_eligible).toBe(false);
  });
});

describe('the demo purchases', () => {
  test('leave exactly Rp 1.275.000 of the top-up, at the prices of the catalogue', async ({ db }) => {
    const seen: DemoShopping[] = [];
    await seedDemo({
      db,
      buyAndTopUp: async (shopping) => {
        seen.push(shopping);
      },
    });
    const [shopping] = seen;
    const paid = shopping?.subscriptions.filter(({ with_trial }) => !with_trial) ?? [];
    const bought = [...(shopping?.purchases ?? []), ...paid];
    const spent = bought.reduce((sum, { price }) => sum + price, 0);
    expect((shopping?.top_up.amount ?? 0) - spent).toBe(1_275_000);
    expect(shopping?.purchases.map(({ slug }) => slug)).toEqual(
      readBuyer().purchases.map(({ slug }) => slug),
    );
    const { rows } = await db.pool.query('select email from users where id = $1', [shopping?.user_id]);
    expect(rows).toEqual([{ email: 'user@arunika.example' }]);
    const shop = await cards(db);
    for (const { product_id, slug } of shopping?.purchases ?? []) {
      const card = shop.find(({ id }) => id === product_id);
      expect(card).toMatchObject({ slug, availability: 'available', is_subscription: false });
    }
  });
});

describe('seeding', () => {
  test('a second run changes nothing', async ({ db }) => {
    expect(await seedDemo({ db, buyAndTopUp: nobodyBuys })).toBe('seeded');
    const before = await footprint(db);
    let calls = 0;
    const again = await seedDemo({
      db,
      buyAndTopUp: async () => {
        calls += 1;
      },
    });
    expect([again, calls]).toEqual(['already_seeded', 0]);
    expect(await footprint(db)).toBe(before);
  });

  test('four starts at once seed once', async ({ db }) => {
    let calls = 0;
    const start = () =>
      seedDemo({
        db,
        buyAndTopUp: async () => {
          calls += 1;
        },
      });
    const outcomes = await Promise.all([start(), start(), start(), start()]);
    expect(outcomes.sort()).toEqual(['already_seeded', 'already_seeded', 'already_seeded', 'seeded']);
    expect([calls, await count(db, 'products'), await count(db, 'users')]).toEqual([1, 26, 5]);
  });

  test('a failure while the catalogue is written leaves nothing, and the next start does it all', async ({
    db,
  }) => {
    await db.pool.query('alter table profiles add constraint broken check (founding_year is null)');
    await expect(seedDemo({ db, buyAndTopUp: nobodyBuys })).rejects.toThrow();
    const tables = ['products', 'users', 'app_state', 'blog_posts'] as const;
    expect(await Promise.all(tables.map((table) => count(db, table)))).toEqual([0, 0, 0, 0]);
    await db.pool.query('alter table profiles drop constraint broken');
    expect(await seedDemo({ db, buyAndTopUp: nobodyBuys })).toBe('seeded');
    expect(await count(db, 'products')).toBe(26);
  });

  test('a start cut short while buying is completed by the next one, with the same keys', async ({ db }) => {
    const seen: DemoShopping[] = [];
    const cutShort = async (shopping: DemoShopping) => {
      seen.push(shopping);
      throw new Error('the power went');
    };
    await expect(seedDemo({ db, buyAndTopUp: cutShort })).rejects.toThrow('the power went');
    const second = await seedDemo({ db, buyAndTopUp: async (shopping) => void seen.push(shopping) });
    expect(second).toBe('seeded');
    expect(seen[1]).toEqual(seen[0]);
    expect([await count(db, 'products'), await count(db, 'users')]).toEqual([26, 5]);
  });

  test('an installation that is marked as seeded is left empty', async ({ db }) => {
    await db.pool.query("insert into app_state (key, value) values ('demo_seeded', 'true')");
    expect(await seedDemo({ db, buyAndTopUp: nobodyBuys })).toBe('already_seeded');
    expect(await count(db, 'products')).toBe(0);
  });
});
