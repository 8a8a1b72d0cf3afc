import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product, stockOf } from '#tests/support/shop/products.ts';
import { checkOut } from './index.ts';

const cartOf = (buyer: Person, products: readonly Product[]) => ({
  buyer,
  lines: products.map(lineOf),
  idempotency_key: randomUUID(),
});

const buy = (db: Database, buyer: Person, products: readonly Product[]) =>
  checkOut(db, cartOf(buyer, products));

/** The outcome of each call, sorted: `ok`, or the code of its refusal. */
function outcomesOf(results: readonly Awaited<ReturnType<typeof checkOut>>[]): readonly string[] {
  return results.map((result) => (result.ok ? 'ok' : result.refusal.code)).toSorted();
}

async function countOrders(db: Database): Promise<number | null> {
  return (await db.pool.query('select from orders')).rowCount;
}

describe('concurrent purchases', () => {
  test('[API-084] twenty calls with one key make one order, and all get it', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 1_000_000 });
    const product = await makeProduct(db);
    const cart = cartOf(buyer, [product]);
    const results = await Promise.all(Array.from({ length: 20 }, () => checkOut(db, cart)));
    const [first] = results;
    expect(first).toMatchObject({ ok: true, value: { balance_bigint: 95_000_000 } });
    for (const result of results) expect(result).toEqual(first);
    expect([await countOrders(db), await countJobs(db, 'send-receipt')]).toEqual([1, 1]);
    expect(await balanceOf(db, buyer.id)).toBe(95_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('twenty calls with twenty keys sell a product to its buyer once', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 1_000_000 });
    const product = await makeProduct(db);
    const results = await Promise.all(Array.from({ length: 20 }, () => buy(db, buyer, [product])));
    expect(outcomesOf(results)).toEqual([...Array(19).fill('ALREADY_OWNED'), 'ok']);
    expect(await countOrders(db)).toBe(1);
    expect(await balanceOf(db, buyer.id)).toBe(95_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('twenty first purchases create one wallet and refuse what it cannot pay', async ({ db }) => {
    const buyer = await makePerson(db);
    const product = await makeProduct(db);
    const results = await Promise.all(Array.from({ length: 20 }, () => buy(db, buyer, [product])));
    expect(outcomesOf(results)).toEqual(Array(20).fill('INSUFFICIENT_BALANCE'));
    expect(await countOrders(db)).toBe(0);
  });

  test('money for one of two products buys exactly one of them', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 70_000 });
    const [one, other] = [await makeProduct(db), await makeProduct(db)];
    const results = await Promise.all([buy(db, buyer, [one]), buy(db, buyer, [other])]);
    expect(outcomesOf(results)).toEqual(['INSUFFICIENT_BALANCE', 'ok']);
    expect(results.find((result) => !result.ok)).toMatchObject({
      refusal: { details: { balance_bigint: 2_000_000, shortfall_bigint: 3_000_000 } },
    });
    expect(await balanceOf(db, buyer.id)).toBe(2_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('ten buyers of the last three get three orders and seven refusals', async ({ db }) => {
    const product = await makeProduct(db, { stock: 3 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => makePerson(db, { balance: 50_000 })));
    const results = await Promise.all(buyers.map((buyer) => buy(db, buyer, [product])));
    expect(outcomesOf(results)).toEqual([...Array(7).fill('OUT_OF_STOCK'), ...Array(3).fill('ok')]);
    expect([await stockOf(db, product.id), await countOrders(db)]).toEqual([0, 3]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('carts with the same products in any order never deadlock', async ({ freshDb: db }) => {
    const products = await Promise.all(Array.from({ length: 4 }, () => makeProduct(db, { stock: 100 })));
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makePerson(db, { balance: 200_000 })));
    const carts = buyers.map((buyer, n) => buy(db, buyer, n % 2 === 0 ? products : products.toReversed()));
    expect(outcomesOf(await Promise.all(carts))).toEqual(Array(12).fill('ok'));
    const deadlocks = await db.pool.query(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(deadlocks.rows).toEqual([{ deadlocks: 0 }]);
    for (const product of products) expect(await stockOf(db, product.id)).toBe(88);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
