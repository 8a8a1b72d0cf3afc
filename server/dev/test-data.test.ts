import { runChecks } from '#db/run-checks.ts';
import { createPosts } from '#server/content/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { readReportSummary } from '#server/reports/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import {
  clearTestData,
  countTestData,
  generateOrders,
  generatePosts,
  generateProducts,
  generateUsers,
} from './index.ts';

async function openTools(db: Database) {
  const admin = await makePerson(db);
  const actor = { id: admin.id, role: 'admin', request_id: null, address: null, user_agent: null } as const;
  const request = (count: number) => ({ count, actor, now: new Date() });
  return {
    users: (count: number) => withTx(db, async (tx) => succeed(await generateUsers(tx, request(count)))),
    products: (count: number) =>
      withTx(db, async (tx) => succeed(await generateProducts(tx, request(count)))),
    posts: (count: number) => withTx(db, async (tx) => succeed(await generatePosts(tx, request(count)))),
    orders: (count: number) => withTx(db, (tx) => generateOrders(tx, request(count))),
    clear: () => withTx(db, async (tx) => succeed(await clearTestData(tx, actor))),
  };
}

const rowsOf = async <Row extends Record<string, unknown>>(db: Database, query: string) =>
  (await db.pool.query<Row>(query)).rows;

describe('test data', () => {
  test('[ADEV-010, ADEV-011, ADEV-012] users have a balance, products a price and a stock within their ranges', async ({
    db,
  }) => {
    const tools = await openTools(db);
    await tools.users(12);
    await tools.products(40);
    const balances = await rowsOf<{ balance_bigint: number }>(db, 'select balance_bigint from wallets');
    expect(balances).toHaveLength(12);
    for (const { balance_bigint } of balances) {
      expect(balance_bigint % 100).toBe(0);
      expect(balance_bigint).toBeGreaterThanOrEqual(100_000);
      expect(balance_bigint).toBeLessThanOrEqual(1_099_900);
    }
    const products = await rowsOf<{ price: number; stock: number }>(db, 'select price, stock from products');
    expect(products).toHaveLength(40);
    for (const { price, stock } of products) {
      expect([price >= 500, price <= 5_499, stock >= 1, stock <= 100]).toEqual([true, true, true, true]);
    }
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[ADEV-013, ADEV-014, ADEV-015] orders go through the shop: dated within thirty days, one to three units, every check holds', async ({
    db,
  }) => {
    const tools = await openTools(db);
    await tools.users(3);
    await tools.products(4);
    expect(await tools.orders(15)).toMatchObject({ ok: true, value: 15 });
    expect(await tools.orders(10)).toMatchObject({ ok: true, value: 10 });
    const orders = await rowsOf<{ age: number; payment_method: string; quantity: number; same: boolean }>(
      db,
      `select extract(epoch from now() - o.created_at)::float8 / 86400 as age, o.payment_method, i.quantity,
              o.created_at = p.created_at as same
       from orders o join order_items i on i.order_id = o.id join ledger_postings p on p.id = o.posting_id`,
    );
    expect(orders).toHaveLength(25);
    for (const { age, payment_method, quantity, same } of orders) {
      expect([age >= 0, age <= 30, payment_method, same]).toEqual([true, true, 'wallet_credits', true]);
      expect([1, 2, 3]).toContain(quantity);
    }
    expect(new Set(orders.map(({ age }) => Math.floor(age))).size).toBeGreaterThan(3);
    const unordered = await rowsOf(
      db,
      `select from (select created_at, lag(created_at) over (partition by wallet_id order by id) as before
                    from ledger_entries where wallet_id is not null) as line where created_at < before`,
    );
    expect(unordered).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[AERR-040] orders need users and products, and something left to sell', async ({ db }) => {
    const tools = await openTools(db);
    const refused = { ok: false, refusal: { code: 'NO_TEST_DATA' } };
    expect(await tools.orders(1)).toEqual(refused);
    await tools.users(1);
    // Real products are never sold to test users.
    await makeProduct(db);
    expect(await tools.orders(1)).toEqual(refused);
    await tools.products(1);
    await db.pool.query("update products set stock = 0 where title like 'Test Product%'");
    expect(await tools.orders(1)).toEqual(refused);
  });

  test('[ADEV-004, ADEV-016] clearing takes what was generated, spares what only looks like it, and the books are whole', async ({
    db,
  }) => {
    const tools = await openTools(db);
    const real = await makeProduct(db, { title: 'Test Product untuk pabrik' });
    await db.pool.query(
      `insert into users (email, email_verified, full_name) values ('testuser@toko.example', true, 'Tes')`,
    );
    const post = { title: 'Test Blog Post saya', slug: 'tes', category: 'Panduan', content: '<p>Isi</p>' };
    await withTx(db, async (tx) => succeed(await createPosts(tx, [post])));
    await tools.users(3);
    await tools.products(5);
    await tools.posts(2);
    await tools.orders(12);
    const [some] = await rowsOf<{ id: string; amount: number }>(
      db,
      'select id, amount_bigint as amount from orders order by id limit 1',
    );
    await withTx(db, (tx) =>
      refundOrder(tx, {
        order_id: some?.id ?? '',
        amount: sen(100),
        reason: 'Coba',
        idempotency_key: 'coba',
        ends_access: false,
      }),
    );
    await createComposedApp(db).drainJobs();
    const cleared = await tools.clear();
    // What was ordered stays, and is counted.
    const kept = await rowsOf(db, "select from products where title = 'Produk uji yang dihapus'");
    expect(cleared).toEqual({
      ok: true,
      value: {
        cleared: { users: 3, products: 5, orders: 12, blog_posts: 2 },
        kept: { products: kept.length },
      },
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(await countTestData(db.orm)).toEqual({ users: 0, products: 0, orders: 0, blog_posts: 0 });
    expect(await runChecks(db.pool)).toEqual([]);
    const sums = await rowsOf(
      db,
      `select (select sum(balance_bigint) from wallets)::int as wallets,
              (select sum(amount_bigint) from ledger_entries
                 where account in ('sales_revenue', 'refunds'))::int as net_revenue,
              (select sum(amount_bigint) from ledger_entries where account = 'adjustments')::int as adjusted,
              (select count(*) from orders where status <> 'refunded')::int as kept_orders,
              (select count(*) from user_products where status = 'active')::int as holdings,
              (select count(*) from users where email like 'testuser%')::int as users,
              (select count(*) from products where is_active)::int as products,
              (select count(*) from blog_posts)::int as posts`,
    );
    expect(sums).toEqual([
      {
        wallets: 0,
        net_revenue: 0,
        adjusted: 0,
        kept_orders: 0,
        holdings: 0,
        users: 1,
        products: 1,
        posts: 1,
      },
    ]);
    const left = await rowsOf<{ id: string }>(db, 'select id from products where is_active');
    expect(left).toEqual([{ id: real.id }]);
    expect(await tools.clear()).toMatchObject({
      value: { cleared: { users: 0, products: 0, orders: 0, blog_posts: 0 }, kept: { products: 0 } },
    });
  });

  test('what was generated fills the reports of the last thirty days', async ({ db }) => {
    const tools = await openTools(db);
    await tools.users(4);
    await tools.products(4);
    await tools.orders(20);
    const { totals, chart, top_products } = await readReportSummary(db.orm, {
      period: '30d',
      now: new Date(),
    });
    const sold = top_products.reduce((sum, { revenue_bigint }) => sum + revenue_bigint, 0);
    expect(sold).toBe(totals.revenue_bigint);
    // The report begins with a midnight, so the oldest hours of the thirty days may be before it.
    const made = await rowsOf<{ orders: number }>(
      db,
      `select count(*)::int as orders from orders
       where (created_at at time zone 'Asia/Jakarta')::date > (now() at time zone 'Asia/Jakarta')::date - 30`,
    );
    expect(made).toEqual([{ orders: totals.orders }]);
    expect(totals.orders).toBeGreaterThan(10);
    expect(chart.filter(({ orders }) => orders > 0).length).toBeGreaterThan(3);
  });
});
