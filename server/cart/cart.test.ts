import { randomUUID } from 'node:crypto';
import { getProduct } from '#server/catalog/index.ts';
import { priceCart, readPricedCart } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { completeProfile, makePerson } from '#tests/support/shop/people.ts';
import { makeBundle, makeProduct } from '#tests/support/shop/products.ts';
import { addToCart, clearCart, mergeCart, readCart, setQuantity } from './index.ts';

const makeProducts = (db: Database, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeProduct(db)));

describe('a cart', () => {
  test('[WAL-002, WAL-003] starts a product at one and raises it by one', async ({ db }) => {
    const [person, product] = [await makePerson(db), await makeProduct(db)];
    expect(await addToCart(db, person.id, product.id)).toEqual({ ok: true, value: null });
    expect(await readCart(db.orm, person.id)).toEqual([{ product_id: product.id, quantity: 1 }]);
    await addToCart(db, person.id, product.id);
    expect(await readCart(db.orm, person.id)).toEqual([{ product_id: product.id, quantity: 2 }]);
  });

  test('counts every click of two tabs, up to the maximum of a line', async ({ db }) => {
    const [person, product] = [await makePerson(db), await makeProduct(db)];
    await Promise.all(Array.from({ length: 15 }, () => addToCart(db, person.id, product.id)));
    expect(await readCart(db.orm, person.id)).toEqual([{ product_id: product.id, quantity: 15 }]);
    await Promise.all(Array.from({ length: 9 }, () => addToCart(db, person.id, product.id)));
    expect(await readCart(db.orm, person.id)).toEqual([{ product_id: product.id, quantity: 20 }]);
  });

  test.for([0, -1, -1000])(
    '[WAL-004] loses a product whose quantity is set to %i',
    async (quantity, { db }) => {
      const [person, [kept, gone]] = [await makePerson(db), await makeProducts(db, 2)];
      for (const product of [kept, gone]) await addToCart(db, person.id, product?.id ?? '');
      await setQuantity(db, person.id, { product_id: gone?.id ?? '', quantity });
      expect(await readCart(db.orm, person.id)).toEqual([{ product_id: kept?.id, quantity: 1 }]);
    },
  );

  test('[WAL-005, WAL-006] is emptied of one product, or of all', async ({ db }) => {
    const [person, other, products] = [await makePerson(db), await makePerson(db), await makeProducts(db, 3)];
    for (const { id } of products) {
      await addToCart(db, person.id, id);
      await addToCart(db, other.id, id);
    }
    await setQuantity(db, person.id, { product_id: products[1]?.id ?? '', quantity: 0 });
    expect((await readCart(db.orm, person.id)).map(({ product_id }) => product_id)).toEqual([
      products[0]?.id,
      products[2]?.id,
    ]);
    await withTx(db, async (tx) => succeed(await clearCart(tx, person.id)));
    expect(await readCart(db.orm, person.id)).toEqual([]);
    expect(await readCart(db.orm, other.id)).toHaveLength(3);
  });

  test('takes twenty products and refuses the next, even under concurrent calls', async ({ db }) => {
    const [person, products] = [await makePerson(db), await makeProducts(db, 24)];
    const results = await Promise.all(products.map(({ id }) => addToCart(db, person.id, id)));
    const full = results.filter((result) => !result.ok && result.refusal.code === 'CART_FULL');
    expect([full.length, (await readCart(db.orm, person.id)).length]).toEqual([4, 20]);
  });

  test('refuses products not for sale', async ({ db }) => {
    const [person, hidden] = [await makePerson(db), await makeProduct(db, { is_active: false })];
    for (const id of [hidden.id, randomUUID()]) {
      expect(await addToCart(db, person.id, id)).toEqual({
        ok: false,
        refusal: { code: 'PRODUCT_NOT_FOUND' },
      });
    }
  });

  test('of a visitor merges into that of the account by the larger quantity, idempotently', async ({
    db,
  }) => {
    const [person, [both, mine, theirs, hidden]] = [
      await makePerson(db),
      [...(await makeProducts(db, 3)), await makeProduct(db, { is_active: false })],
    ];
    if (!(both && mine && theirs && hidden)) throw new Error('four products were asked for');
    await setQuantity(db, person.id, { product_id: both.id, quantity: 2 });
    await setQuantity(db, person.id, { product_id: mine.id, quantity: 5 });
    const visited = [
      { product_id: both.id, quantity: 3 },
      { product_id: theirs.id, quantity: 1 },
      { product_id: hidden.id, quantity: 1 },
      { product_id: randomUUID(), quantity: 1 },
    ];
    await Promise.all([mergeCart(db, person.id, visited), mergeCart(db, person.id, visited)]);
    await mergeCart(db, person.id, [{ product_id: mine.id, quantity: 1 }]);
    expect(await readCart(db.orm, person.id)).toEqual([
      { product_id: both.id, quantity: 3 },
      { product_id: mine.id, quantity: 5 },
      { product_id: theirs.id, quantity: 1 },
    ]);
  });
});

describe('a priced cart', () => {
  test('[WAL-007, WAL-008] counts the units, and adds up what can be bought', async ({ db }) => {
    const [one, two] = [await makeProduct(db, { price: 10_000 }), await makeProduct(db, { price: 25_000 })];
    const soon = await makeProduct(db, { coming_soon: true, price: 777_777 });
    const cart = await priceCart(db.orm, null, [
      { product_id: one.id, quantity: 3 },
      { product_id: two.id, quantity: 1 },
      { product_id: soon.id, quantity: 1 },
    ]);
    expect(cart).toMatchObject({ total_count: 5, total_price: 55_000 });
    expect(cart.lines[2]).toMatchObject({ price: null, problem: { code: 'COMING_SOON' } });
    expect(JSON.stringify(cart)).not.toContain('777777');
  });

  test('says what each product cost before, as its page does', async ({ db }) => {
    const old = await makeProduct(db, { price: 149_000, original_price: 249_000 });
    const never = await makeProduct(db, { price: 50_000, original_price: 40_000 });
    const soon = await makeProduct(db, { coming_soon: true, original_price: 777_777 });
    const reduced = await makeProduct(db, { price: 80_000, original_price: 99_000 });
    const bundle = await makeBundle(db, [old.id, reduced.id], { price: 100_000, original_price: 999_000 });
    await makeDiscount(db, { code: null, percent: 50, targets: [`product:${reduced.id}`] });
    const shown = [old, never, soon, reduced, bundle];
    const items = shown.map(({ id }) => ({ product_id: id, quantity: 2 }));
    const originalPrices = (await priceCart(db.orm, null, items)).lines.map((line) => line.original_price);
    expect(originalPrices).toEqual([249_000, null, null, 80_000, 189_000]);
    const pages = await Promise.all(shown.map(({ id }) => getProduct(db.orm, id)));
    expect(pages.map((page) => page.ok && page.value.original_price)).toEqual(originalPrices);
    // Its parts do not have to be in the cart themselves.
    const alone = await priceCart(db.orm, null, [{ product_id: bundle.id, quantity: 1 }]);
    expect(alone.lines[0]?.original_price).toBe(189_000);
  });

  test('makes gifts of all units of owned products, and of all but the first of others', async ({ db }) => {
    const { buyer, product } = await buyGifts(db, 0);
    const fresh = await makeProduct(db);
    await setQuantity(db, buyer.id, { product_id: product.id, quantity: 2 });
    await setQuantity(db, buyer.id, { product_id: fresh.id, quantity: 2 });
    const { lines } = await readPricedCart(db.orm, buyer.id);
    expect(lines.map(({ gifts, is_owned, problem }) => [gifts, is_owned, problem])).toEqual([
      [2, true, null],
      [1, false, null],
    ]);
  });

  test('reports the problem of every line, as checkout would', async ({ db }) => {
    const person = await makePerson(db);
    const wanted = [
      { product: await makeProduct(db, { stock: 1 }), quantity: 2, code: 'OUT_OF_STOCK' },
      { product: await makeProduct(db, { is_active: false }), quantity: 1, code: 'PRODUCT_NOT_FOUND' },
      {
        product: await makeProduct(db, { price: 0, type: 'freebie' }),
        quantity: 2,
        code: 'GIFT_NOT_POSSIBLE',
      },
      { product: await makeProduct(db, { type: 'consultation' }), quantity: 2, code: 'GIFT_NOT_POSSIBLE' },
      { product: await makeProduct(db, { price: 0 }), quantity: 1, code: 'PROFILE_INCOMPLETE' },
    ];
    const items = wanted.map(({ product, quantity }) => ({ product_id: product.id, quantity }));
    const codes = async () =>
      (await priceCart(db.orm, person.id, items)).lines.map(({ problem }) => problem?.code ?? null);
    expect(await codes()).toEqual(wanted.map(({ code }) => code));
    await completeProfile(db, person.id);
    expect((await codes()).at(-1)).toBeNull();
  });
});
