import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { addToCart, readCart } from '#server/cart/index.ts';
import { listGifts } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product, stockOf } from '#tests/support/shop/products.ts';
import { type Checkout, checkOut } from './index.ts';

type Units = readonly [product: Product, quantity: number, gifts: number];

const cartOf = (buyer: Person, ...lines: readonly Units[]): Checkout => ({
  buyer,
  lines: lines.map(([product, quantity, gifts]) => ({ ...lineOf(product), quantity, gifts })),
  idempotency_key: randomUUID(),
});

async function countHoldings(db: Database, userId: string): Promise<number | null> {
  return (await db.pool.query('select from user_products where user_id = $1', [userId])).rowCount;
}

describe('a cart with several units', () => {
  test('[WAL-017] takes price and stock of every unit, one for the buyer and gift codes for the others', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 300_000 });
    const [many, single] = [await makeProduct(db, { stock: 5 }), await makeProduct(db, { price: 20_000 })];
    const bought = await checkOut(db, cartOf(buyer, [many, 3, 2], [single, 1, 0]));
    expect(bought).toMatchObject({
      ok: true,
      value: { balance_bigint: 13_000_000, order: { amount: 170_000 } },
    });
    const { gifts, total } = await listGifts(db.orm, buyer.id, { limit: 20, offset: 0 });
    expect([total, new Set(gifts.map(({ code }) => code)).size]).toEqual([2, 2]);
    expect(gifts.map(({ product, status }) => [product.title, status])).toEqual([
      [many.title, 'open'],
      [many.title, 'open'],
    ]);
    expect([await stockOf(db, many.id), await countHoldings(db, buyer.id)]).toEqual([2, 2]);
    const posting = await db.pool.query("select description from ledger_postings where type = 'purchase'");
    expect(posting.rows[0]?.description).toContain(`3 × ${many.title}`);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('makes codes of all units for a holder, or on request', async ({ db }) => {
    const { buyer, product } = await buyGifts(db, 0);
    const again = await buyGifts(db, 2, { buyer, product, hasOwn: false });
    expect([again.codes.length, await countHoldings(db, buyer.id)]).toEqual([2, 1]);
    const stranger = await buyGifts(db, 3, { hasOwn: false });
    expect([stranger.codes.length, await countHoldings(db, stranger.buyer.id)]).toEqual([3, 0]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('reports every line with a problem and changes nothing', async ({ db }) => {
    const { buyer, product: owned } = await buyGifts(db, 0);
    const fine = await makeProduct(db, { stock: 9 });
    const [few, free, soon] = [
      await makeProduct(db, { stock: 2 }),
      await makeProduct(db, { price: 0, type: 'freebie' }),
      await makeProduct(db, { coming_soon: true }),
    ];
    await addToCart(db, buyer.id, fine.id);
    const books = await readBooks(db);
    const cart = cartOf(buyer, [fine, 1, 0], [owned, 2, 1], [few, 3, 2], [free, 2, 1], [soon, 1, 0]);
    expect(await checkOut(db, cart)).toEqual({
      ok: false,
      refusal: {
        code: 'ALREADY_OWNED',
        details: {
          product_id: owned.id,
          lines: [
            { product_id: owned.id, code: 'ALREADY_OWNED' },
            { product_id: few.id, code: 'OUT_OF_STOCK', left: 2 },
            { product_id: free.id, code: 'GIFT_NOT_POSSIBLE' },
            { product_id: soon.id, code: 'COMING_SOON' },
          ],
        },
      },
    });
    expect(await readBooks(db)).toEqual(books);
  });

  test('removes from the cart exactly what was bought', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 100_000 });
    const [bought, kept] = [await makeProduct(db), await makeProduct(db)];
    for (const { id } of [bought, kept]) await addToCart(db, buyer.id, id);
    await checkOut(db, cartOf(buyer, [bought, 1, 0]));
    expect(await readCart(db.orm, buyer.id)).toEqual([{ product_id: kept.id, quantity: 1 }]);
  });

  test('that fails while the codes are written is rolled back', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 150_000 });
    const cart = cartOf(buyer, [await makeProduct(db, { stock: 3 }), 3, 2]);
    await db.pool.query(`
      create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken before insert on gift_codes for each row execute function break_it()`);
    const books = await readBooks(db);
    await expect(checkOut(db, cart)).rejects.toThrow();
    expect(await readBooks(db)).toEqual(books);
    await db.pool.query('drop trigger broken on gift_codes');
    expect((await checkOut(db, cart)).ok).toBe(true);
  });
});

describe('concurrent carts', () => {
  test('twenty carts for the last units sell exactly these, and the refused keep their money', async ({
    db,
  }) => {
    const [scarce, plenty] = [await makeProduct(db, { stock: 7 }), await makeProduct(db, { stock: 100 })];
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makePerson(db, { balance: 150_000 })));
    const carts = buyers.map((buyer, n) => {
      const lines: readonly Units[] = [
        [scarce, 2, 1],
        [plenty, 1, 0],
      ];
      return checkOut(db, cartOf(buyer, ...(n % 2 === 0 ? lines : lines.toReversed())));
    });
    const results = await Promise.all(carts);
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    for (const result of results) {
      if (result.ok) continue;
      const left = expect.any(Number);
      expect(result.refusal).toMatchObject({
        code: 'OUT_OF_STOCK',
        details: { lines: [{ product_id: scarce.id, code: 'OUT_OF_STOCK', left }] },
      });
    }
    expect([await stockOf(db, scarce.id), await stockOf(db, plenty.id)]).toEqual([1, 97]);
    const balances = await Promise.all(buyers.map(({ id }) => balanceOf(db, id)));
    expect(balances.toSorted((a, b) => a - b)).toEqual([...Array(3).fill(0), ...Array(17).fill(15_000_000)]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('two tabs with the same cart buy it once, and the other is refused with the reason', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 1_000_000 });
    const product = await makeProduct(db);
    const tabs = [cartOf(buyer, [product, 2, 1]), cartOf(buyer, [product, 2, 1])];
    const results = await Promise.all(tabs.map((cart) => checkOut(db, cart)));
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code)).toSorted()).toEqual([
      'ALREADY_OWNED',
      'ok',
    ]);
    expect(await balanceOf(db, buyer.id)).toBe(90_000_000);
  });

  test('the same key twice makes the same codes once; with another quantity it is refused', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 1_000_000 });
    const product = await makeProduct(db);
    const cart = cartOf(buyer, [product, 4, 3]);
    const results = await Promise.all(Array.from({ length: 8 }, () => checkOut(db, cart)));
    for (const result of results) expect(result).toEqual(results[0]);
    expect((await listGifts(db.orm, buyer.id, { limit: 20, offset: 0 })).total).toBe(3);
    const other = { ...cartOf(buyer, [product, 4, 4]), idempotency_key: cart.idempotency_key };
    expect(await checkOut(db, other)).toEqual({ ok: false, refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
