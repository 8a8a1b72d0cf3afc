import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { balanceOf, completeProfile, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product, stockOf } from '#tests/support/shop/products.ts';
import { type Checkout, checkOut } from './index.ts';

const cartOf = (buyer: Person, ...products: Product[]): Checkout => ({
  buyer,
  lines: products.map(lineOf),
  idempotency_key: randomUUID(),
});

async function rowsOf(db: Database, query: string): Promise<unknown[]> {
  return (await db.pool.query(query)).rows;
}

describe('a purchase', () => {
  test('[WAL-018, WAL-021, WAL-022, API-048, API-053, API-061, API-070] moves the money and creates order, holding and receipt', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    const product = await makeProduct(db, { title: 'Templat Kontrak', stock: 5 });
    const result = await checkOut(db, cartOf(buyer, product));
    expect(result).toMatchObject({
      ok: true,
      value: {
        balance_bigint: 15_000_000,
        order: { user_id: buyer.id, amount: 50_000, amount_bigint: 5_000_000, status: 'completed' },
      },
    });
    expect(
      await rowsOf(db, 'select customer_email, customer_name, status, payment_method from orders'),
    ).toEqual([
      {
        customer_email: buyer.email,
        customer_name: buyer.full_name,
        status: 'completed',
        payment_method: 'wallet',
      },
    ]);
    expect(await rowsOf(db, 'select title, type, price_bigint, quantity from order_items')).toEqual([
      { title: 'Templat Kontrak', type: 'template', price_bigint: 5_000_000, quantity: 1 },
    ]);
    expect(
      await rowsOf(
        db,
        'select user_id, product_id, status, purchased_at is not null as dated from user_products',
      ),
    ).toEqual([{ user_id: buyer.id, product_id: product.id, status: 'active', dated: true }]);
    expect([await stockOf(db, product.id), await countJobs(db, 'send-receipt')]).toEqual([4, 1]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[WAL-020, ENT-021, API-057] is one posting from wallet to revenue, with what was bought', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const product = await makeProduct(db, { title: 'Templat Kontrak' });
    await checkOut(db, cartOf(buyer, product));
    expect(
      await rowsOf(
        db,
        `select p.type, p.description, p.metadata, e.account, e.amount_bigint, e.balance_before, e.balance_after
         from ledger_postings p join ledger_entries e on e.posting_id = p.id
         where p.type = 'purchase' order by e.id`,
      ),
    ).toEqual(
      [
        { account: null, amount_bigint: -5_000_000, balance_before: 5_000_000, balance_after: 0 },
        { account: 'sales_revenue', amount_bigint: 5_000_000, balance_before: null, balance_after: null },
      ].map((entry) => ({
        type: 'purchase',
        description: 'Templat Kontrak',
        metadata: {
          purchase_type: 'product',
          product_id: product.id,
          product_title: 'Templat Kontrak',
          product_type: 'template',
        },
        ...entry,
      })),
    );
  });

  test('[WAL-020] of a cart is one order and one posting that names every product', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    const products = [await makeProduct(db), await makeProduct(db, { price: 75_000 })];
    const result = await checkOut(db, cartOf(buyer, ...products));
    expect(result).toMatchObject({
      ok: true,
      value: { balance_bigint: 7_500_000, order: { amount: 125_000 } },
    });
    const [posting] = await rowsOf(db, "select metadata from ledger_postings where type = 'purchase'");
    const named = products
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((product) => expect.objectContaining({ product_id: product.id, product_title: product.title }));
    expect(posting).toEqual({ metadata: { purchase_type: 'cart', products: named } });
    expect((await rowsOf(db, 'select from user_products')).length).toBe(2);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of several products replays exactly the first result', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const titles = ['Zamrud', 'awan', 'Bunga', 'Ésok', 'angin', 'Cahaya'];
    const products = await Promise.all(titles.map((title) => makeProduct(db, { title })));
    const cart = cartOf(buyer, ...products);
    const first = await checkOut(db, cart);
    expect(first.ok).toBe(true);
    const books = await readBooks(db);
    expect(await checkOut(db, cart)).toEqual(first);
    expect(await readBooks(db)).toEqual(books);
  });

  test('of a free product posts nothing, also from a frozen wallet', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 0, hasProfile: true });
    await db.orm.execute(sql`update wallets set is_active = false`);
    const product = await makeProduct(db, { price: 0 });
    const result = await checkOut(db, cartOf(buyer, product));
    expect(result).toMatchObject({ ok: true, value: { balance_bigint: 0, order: { amount: 0 } } });
    expect(await rowsOf(db, 'select from ledger_postings')).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[WAL-013, WAL-014] of a free product needs 80 % of the profile, a freebie needs none', async ({
    db,
  }) => {
    const buyer = await makePerson(db);
    const [gift, freebie] = [
      await makeProduct(db, { price: 0 }),
      await makeProduct(db, { price: 0, type: 'freebie' }),
    ];
    expect(await checkOut(db, cartOf(buyer, gift))).toMatchObject({
      refusal: { code: 'PROFILE_INCOMPLETE', details: { product_id: gift.id, percent: 7 } },
    });
    expect((await checkOut(db, cartOf(buyer, freebie))).ok).toBe(true);
    const cheapest = await makeProduct(db, { price: 1 });
    expect(await checkOut(db, cartOf(buyer, cheapest))).toMatchObject({
      refusal: { code: 'INSUFFICIENT_BALANCE' },
    });
    await completeProfile(db, buyer.id);
    expect((await checkOut(db, cartOf(buyer, gift))).ok).toBe(true);
  });

  test('[WAL-019, API-052] creates the wallet of a buyer who has none', async ({ db }) => {
    const buyer = await makePerson(db);
    const freebie = await makeProduct(db, { price: 0, type: 'freebie' });
    expect((await checkOut(db, cartOf(buyer, freebie))).ok).toBe(true);
    expect(await rowsOf(db, 'select user_id, balance_bigint, currency, is_active from wallets')).toEqual([
      { user_id: buyer.id, balance_bigint: 0, currency: 'IDR', is_active: true },
    ]);
  });

  test.for(['ledger_entries', 'orders', 'order_items', 'user_products', 'graphile_worker._private_jobs'])(
    '[WAL-023, WAL-024, API-058] that fails at %s is rolled back, and its key can be used again',
    async (table, { db }) => {
      const buyer = await makePerson(db, { balance: 50_000 });
      const cart = cartOf(buyer, await makeProduct(db, { stock: 1 }));
      await db.pool.query(`
      create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken before insert on ${table} for each row execute function break_it()`);
      const books = await readBooks(db);
      await expect(checkOut(db, cart)).rejects.toThrow();
      expect(await readBooks(db)).toEqual(books);
      await db.pool.query(`drop trigger broken on ${table}`);
      expect((await checkOut(db, cart)).ok).toBe(true);
      expect(await balanceOf(db, buyer.id)).toBe(0);
    },
  );
});
