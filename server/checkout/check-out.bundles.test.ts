import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { listEntitlements, redeemGift, refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer } from '#tests/support/shop/accounts.ts';
import { makeDiscount, usesOf } from '#tests/support/shop/discounts.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { balanceOf, giveCredit, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product, stockOf } from '#tests/support/shop/products.ts';
import { type Checkout, checkOut, priceCart } from './index.ts';

/** Products of Rp 60.000, 40.000 and 20.000, as a bundle of Rp 90.000. */
async function makeShop(db: Database, overrides: { readonly stock?: number } = {}) {
  const [a, b, c] = await Promise.all([
    makeProduct(db, { title: 'A', price: 60_000, type: 'e_course' }),
    makeProduct(db, { title: 'B', price: 40_000, ...overrides }),
    makeProduct(db, { title: 'C', price: 20_000 }),
  ]);
  return { a, b, c, bundle: await makeBundle(db, [a.id, b.id, c.id], { price: 90_000 }) };
}

const buyIn =
  (db: Database) =>
  (buyer: Person, products: readonly Product[], asked: Partial<Checkout> = {}) =>
    checkOut(db, { buyer, lines: products.map(lineOf), idempotency_key: randomUUID(), ...asked });
const heldBy = async (db: Database, { id }: Person) =>
  (await listEntitlements(db.orm, id, { limit: 100, offset: 0 })).entitlements
    .map(({ product }) => product.title)
    .toSorted();
const ofTotal = (bought: Awaited<ReturnType<ReturnType<typeof buyIn>>>) =>
  bought.ok ? bought.value.order.amount : bought.refusal.code;

describe('a bundle', () => {
  test('is one line of its own price whose parts are held each on its own', async ({ db }) => {
    const { bundle } = await makeShop(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const bought = await buyIn(db)(buyer, [bundle]);
    expect(bought).toMatchObject({
      ok: true,
      value: {
        order: {
          amount: 90_000,
          items: [{ type: 'bundle', parts: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] }],
        },
      },
    });
    expect(await heldBy(db, buyer)).toEqual(['A', 'B', 'C']);
    expect(ofTotal(await buyIn(db)(buyer, [bundle]))).toBe('ALREADY_OWNED');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('costs who holds a part less by its share of the list prices, and the part stays as it was', async ({
    db,
  }) => {
    const { a, bundle } = await makeShop(db);
    const buyer = await makePerson(db, { balance: 200_000 });
    await buyIn(db)(buyer, [a]);
    const cart = await priceCart(db.orm, buyer.id, [{ product_id: bundle.id, quantity: 1 }]);
    expect(cart).toMatchObject({
      total_price: 45_000,
      lines: [{ price: 90_000, owned: { amount: 45_000, titles: ['A'] } }],
    });
    const bought = await buyIn(db)(buyer, [bundle], { total: rupiah(45_000) });
    expect(bought).toMatchObject({
      value: { order: { amount: 45_000, items: [{ owned_bigint: 4_500_000, discount_bigint: 4_500_000 }] } },
    });
    expect(await heldBy(db, buyer)).toEqual(['A', 'B', 'C']);
    expect(await balanceOf(db, buyer.id)).toBe(20_000_000 - 6_000_000 - 4_500_000);
    if (!bought.ok) return;
    const { id: order_id, amount_bigint: amount } = bought.value.order;
    await withTx(db, (tx) =>
      refundOrder(tx, { order_id, amount, reason: '', idempotency_key: 'alles', ends_access: true }),
    );
    expect(await heldBy(db, buyer)).toEqual(['A']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('with owned parts costs full Rp 1.000, rounded down in favour of the buyer (DECISIONS 67)', async ({
    db,
  }) => {
    const parts = await Promise.all([1, 2, 3].map(() => makeProduct(db, { price: 33_333 })));
    const bundle = await makeBundle(
      db,
      parts.map(({ id }) => id),
      { price: 50_000 },
    );
    const buyer = await makePerson(db, { balance: 200_000 });
    await buyIn(db)(buyer, parts.slice(0, 1));
    expect(ofTotal(await buyIn(db)(buyer, [bundle]))).toBe(33_000);
  });

  test('takes what is owned or a discount, whichever is larger, and counts a use only of what applied', async ({
    db,
  }) => {
    const { c, bundle } = await makeShop(db);
    const small = await makeDiscount(db, { percent: 10, max_uses: 5 });
    const large = await makeDiscount(db, { percent: 50, max_uses: 5 });
    const buyerOfC = async () => {
      const buyer = await makePerson(db, { balance: 300_000 });
      await buyIn(db)(buyer, [c]);
      return buyer;
    };
    // C is a sixth: Rp 15.000 off.
    const withSmall = await buyIn(db)(await buyerOfC(), [bundle], {
      code: small.code,
      total: rupiah(75_000),
    });
    const withLarge = await buyIn(db)(await buyerOfC(), [bundle], {
      code: large.code,
      total: rupiah(45_000),
    });
    expect([withSmall, withLarge].map(ofTotal)).toEqual([75_000, 45_000]);
    expect([await usesOf(db, small.id), await usesOf(db, large.id)]).toEqual([[], ['used']]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is not sold while a part is not, and takes from the stock of the parts that are given', async ({
    db,
  }) => {
    const { a, b, bundle } = await makeShop(db, { stock: 2 });
    const owner = await makePerson(db, { balance: 500_000 });
    const other = await makePerson(db, { balance: 500_000 });
    expect(ofTotal(await buyIn(db)(owner, [b]))).toBe(40_000);
    expect(ofTotal(await buyIn(db)(owner, [bundle]))).toBe(60_000);
    expect(await stockOf(db, b.id)).toBe(1);
    const tabs = await Promise.all([buyIn(db)(other, [bundle]), buyIn(db)(other, [bundle])]);
    expect(tabs.map(ofTotal).toSorted()).toEqual([90_000, 'ALREADY_OWNED']);
    expect(await stockOf(db, b.id)).toBe(0);
    const third = await makePerson(db, { balance: 500_000 });
    expect(ofTotal(await buyIn(db)(third, [bundle]))).toBe('OUT_OF_STOCK');
    await db.pool.query('update products set stock = null where id = $1', [b.id]);
    await db.pool.query('update products set is_active = false where id = $1', [a.id]);
    expect(ofTotal(await buyIn(db)(third, [bundle]))).toBe('OUT_OF_STOCK');
    expect(await heldBy(db, other)).toEqual(['A', 'B', 'C']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of the last part that is left is sold once to buyers who race', async ({ db }) => {
    const { b, bundle } = await makeShop(db, { stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => makePerson(db, { balance: 90_000 })));
    const bought = await Promise.all(buyers.map((buyer, n) => buyIn(db)(buyer, [n % 2 === 0 ? bundle : b])));
    expect(bought.filter(({ ok }) => ok).length).toBe(1);
    expect(await stockOf(db, b.id)).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('in a cart with one of its parts says so, and charges nothing twice', async ({ db }) => {
    const { a, bundle } = await makeShop(db);
    const buyer = await makePerson(db, { balance: 500_000 });
    expect(ofTotal(await buyIn(db)(buyer, [bundle, a]))).toBe('IN_BUNDLE');
    const cart = await priceCart(db.orm, null, [
      { product_id: bundle.id, quantity: 1 },
      { product_id: a.id, quantity: 1 },
    ]);
    expect(cart.total_price).toBe(90_000);
    expect(cart.lines.map(({ problem }) => problem?.code)).toEqual([undefined, 'IN_BUNDLE']);
    const again = await makeBundle(db, [a.id, (await makeProduct(db)).id]);
    expect(ofTotal(await buyIn(db)(buyer, [bundle, again]))).toBe('IN_BUNDLE');
    // For somebody else it is another unit.
    const gift = { ...lineOf(a), gifts: 1 };
    expect(ofTotal(await checkOut(db, { buyer, lines: [lineOf(bundle), gift], idempotency_key: 'h' }))).toBe(
      150_000,
    );
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('in a quote costs who is signed in what it will cost them', async ({ db }) => {
    const { a, bundle } = await makeShop(db);
    const app = createComposedApp(db);
    const id = await makeAccount(db, 'sari@contoh.example');
    await giveCredit(db, id, rupiah(100_000));
    const buyer = { id, email: 'sari@contoh.example', full_name: 'Sari' };
    await buyIn(db)(buyer, [a]);
    const quote = async (headers: Readonly<Record<string, string>> = {}) => {
      const items = [{ product_id: bundle.id, quantity: 1 }];
      const { cart } = await readAnswer(await app.post('/api/cart/quote', { items }, headers));
      return [cart.total_price, cart.lines[0].owned?.titles];
    };
    expect(await quote()).toEqual([90_000, undefined]);
    const [total, titles] = await quote({ cookie: await cookieFor(app, buyer.email) });
    expect(total).toBeLessThan(90_000);
    expect(titles).toEqual([a.title]);
  });

  test('as a gift gives what its redeemer lacks, and nothing to who has all of it', async ({ db }) => {
    const { a, bundle } = await makeShop(db);
    const { codes, buyer, order_id } = await buyGifts(db, 2, { product: bundle });
    const receiver = await makePerson(db, { balance: 60_000 });
    await buyIn(db)(receiver, [a]);
    const redeem = (person: Person, n: number) =>
      redeemGift(db, { user_id: person.id, code: codes[n] ?? '' });
    expect((await redeem(buyer, 0)).ok).toBe(false);
    expect((await redeem(receiver, 0)).ok).toBe(true);
    expect((await redeem(receiver, 0)).ok).toBe(true);
    expect((await redeem(receiver, 1)).ok).toBe(false);
    expect(await heldBy(db, receiver)).toEqual(['A', 'B', 'C']);
    await withTx(db, (tx) =>
      refundOrder(tx, {
        ...{ order_id, amount: sen(27_000_000), reason: '', idempotency_key: 'g', ends_access: true },
      }),
    );
    expect(await heldBy(db, receiver)).toEqual(['A']);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
