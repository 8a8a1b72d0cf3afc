import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { editProduct, getProduct, listProducts } from '#server/catalog/index.ts';
import { type Checkout, checkOut, priceCart } from '#server/checkout/index.ts';
import { grantProduct } from '#server/intents/index.ts';
import { redeemGift, refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeCheckoutLink } from '#tests/support/shop/checkout-links.ts';
import { classSession, hourFromNow, saveIn, sessionsOf } from '#tests/support/shop/classes.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makeOrderBump } from '#tests/support/shop/order-bumps.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';

const makeClass = (db: Database, max_students: number) =>
  makeProduct(db, { type: 'mini_class', max_students });

const buyIn =
  (db: Database) =>
  (buyer: Person, product: Product, line: Partial<Checkout['lines'][number]> = {}) =>
    checkOutIn(db)(buyer, { lines: [{ ...lineOf(product), ...line }] });

const checkOutIn =
  (db: Database) => async (buyer: Person, sale: Omit<Checkout, 'buyer' | 'idempotency_key'>) => {
    const bought = await checkOut(db, { ...sale, buyer, idempotency_key: randomUUID() });
    return bought.ok ? 'ok' : bought.refusal.code;
  };

async function placesOf(db: Database, product: Product) {
  const found = await getProduct(db.orm, product.id);
  return found.ok ? [found.value.stock, found.value.availability] : found.refusal.code;
}

const makeBuyers = (db: Database, count: number) =>
  Promise.all(Array.from({ length: count }, () => makePerson(db, { balance: 500_000 })));

describe('the places of a class', () => {
  test('[DECISIONS 65] 30 buyers of the last place at once: one has it, and nobody else pays', async ({
    db,
  }) => {
    const product = await makeClass(db, 20);
    for (const buyer of await makeBuyers(db, 19)) expect(await buyIn(db)(buyer, product)).toBe('ok');
    expect(await placesOf(db, product)).toEqual([1, 'available']);
    const buyers = await makeBuyers(db, 30);
    const results = await Promise.all(buyers.map((buyer) => buyIn(db)(buyer, product)));
    expect(results.toSorted()).toEqual([...Array(29).fill('OUT_OF_STOCK'), 'ok']);
    expect(await placesOf(db, product)).toEqual([0, 'full']);
    const balances = await Promise.all(buyers.map(({ id }) => balanceOf(db, id)));
    expect(balances.filter((balance) => balance !== 50_000_000)).toEqual([45_000_000]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[DECISIONS 65] are its stock, whatever number stands beside them, and are said on its card once they are few', async ({
    db,
  }) => {
    const product = await makeProduct(db, { type: 'mini_class', max_students: 6, stock: 0 });
    await saveIn(db)(
      product,
      [classSession(hourFromNow(-5)), classSession(hourFromNow(24))],
      hourFromNow(30),
    );
    const cardOf = async () => {
      const query = { kind: 'all', sort: 'newest', limit: 1, page: 1 } as const;
      const [card] = (await listProducts(db.orm, query)).products;
      const [line] = (await priceCart(db.orm, null, [{ product_id: product.id, quantity: 1 }])).lines;
      expect(line).toMatchObject({ places_left: card?.places_left, next_session_at: card?.next_session_at });
      return [card?.availability, card?.places_left, card?.next_session_at];
    };
    const next = (await sessionsOf(db, product))[1]?.starts_at ?? '';
    const at = new Date(next).toISOString();
    expect(await cardOf()).toEqual(['available', null, at]);
    const [buyer, other, ...rest] = await makeBuyers(db, 6);
    if (buyer === undefined || other === undefined) throw new Error('nobody buys');
    expect(await buyIn(db)(buyer, product)).toBe('ok');
    expect(await cardOf()).toEqual(['available', 5, at]);
    for (const one of [other, ...rest]) expect(await buyIn(db)(one, product)).toBe('ok');
    expect(await cardOf()).toEqual(['full', null, at]);
    const { rows } = await db.pool.query('select stock from products where id = $1', [product.id]);
    expect(rows).toEqual([{ stock: 0 }]);
  });

  test('are free again with a refund', async ({ db }) => {
    const product = await makeClass(db, 1);
    const [first, second] = await makeBuyers(db, 2);
    if (first === undefined || second === undefined) throw new Error('two buyers');
    expect([await buyIn(db)(first, product), await buyIn(db)(second, product)]).toEqual([
      'ok',
      'OUT_OF_STOCK',
    ]);
    const { rows } = await db.pool.query<{ id: string }>('select id from orders');
    const refund = {
      order_id: rows[0]?.id ?? '',
      amount: sen(5_000_000),
      reason: '',
      idempotency_key: 'satu',
    };
    expect((await withTx(db, (tx) => refundOrder(tx, { ...refund, ends_access: true }))).ok).toBe(true);
    expect(await buyIn(db)(second, product)).toBe('ok');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('are taken by open gift codes, which keep theirs until they are redeemed', async ({ db }) => {
    const product = await makeClass(db, 3);
    const { codes } = await buyGifts(db, 2, { product, hasOwn: false });
    const [buyer, friend, late] = await makeBuyers(db, 3);
    if (buyer === undefined || friend === undefined || late === undefined) throw new Error('three buyers');
    expect(await buyIn(db)(buyer, product, { quantity: 2, gifts: 1 })).toBe('OUT_OF_STOCK');
    expect(await buyIn(db)(buyer, product)).toBe('ok');
    expect(await buyIn(db)(late, product)).toBe('OUT_OF_STOCK');
    expect((await redeemGift(db, { user_id: friend.id, code: codes[0] ?? '' })).ok).toBe(true);
    expect(await placesOf(db, product)).toEqual([0, 'full']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('are those of the bundles with the class inside, too', async ({ db }) => {
    const product = await makeClass(db, 2);
    const bundle = await makeBundle(db, [product.id, (await makeProduct(db)).id]);
    const [one, two, three] = await makeBuyers(db, 3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('three buyers');
    expect(await buyIn(db)(one, bundle)).toBe('ok');
    expect(await placesOf(db, product)).toEqual([1, 'available']);
    // A code of the bundle is a place of the class.
    expect(await buyIn(db)(two, bundle, { gifts: 1 })).toBe('ok');
    expect([await placesOf(db, product), await placesOf(db, bundle)]).toEqual([
      [0, 'full'],
      [0, 'out_of_stock'],
    ]);
    expect([await buyIn(db)(three, product), await buyIn(db)(three, bundle)]).toEqual([
      'OUT_OF_STOCK',
      'OUT_OF_STOCK',
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('are counted for buyers through a payment link, and for those of an order bump', async ({ db }) => {
    const [linked, added] = [await makeClass(db, 1), await makeClass(db, 1)];
    const { token } = await makeCheckoutLink(db, linked);
    const main = await makeProduct(db);
    const bump = await makeOrderBump(db, { beside_id: main.id, product_id: added.id });
    const byLink = { lines: [lineOf(linked)], link: token };
    const byBump = { lines: [lineOf(main)], bumps: [bump.id], total: rupiah(80_000) };
    const buyers = await makeBuyers(db, 8);
    const sales = await Promise.all(
      buyers.map((buyer, place) => checkOutIn(db)(buyer, place % 2 === 0 ? byLink : byBump)),
    );
    const outcomes = sales.map((outcome, place) => `${place % 2 === 0 ? 'link' : 'bump'} ${outcome}`);
    expect([...new Set(outcomes)].toSorted()).toEqual([
      'bump OUT_OF_STOCK',
      'bump ok',
      'link OUT_OF_STOCK',
      'link ok',
    ]);
    expect(sales.filter((outcome) => outcome === 'ok')).toHaveLength(2);
    expect([await placesOf(db, linked), await placesOf(db, added)]).toEqual([
      [0, 'full'],
      [0, 'full'],
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('hold for staff as well, to an account and to an address that waits', async ({ db }) => {
    const product = await makeClass(db, 1);
    const actor = { ...systemActor, id: (await makePerson(db)).id, role: 'admin' as const };
    const grant = async (recipient: string) => {
      const request = {
        actor,
        recipient,
        product_id: product.id,
        reason: 'Pembicara',
        idempotency_key: randomUUID(),
        now: new Date(),
      };
      const done = await grantProduct(db, request);
      return done.ok ? 'ok' : done.refusal.code;
    };
    const [first, second] = await makeBuyers(db, 2);
    expect(await grant(first?.email ?? '')).toBe('ok');
    expect(await grant(second?.email ?? '')).toBe('CLASS_FULL');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('are looked at again when a guest has paid: whoever is late keeps the money as credit', async ({
    db,
  }) => {
    const product = await makeClass(db, 1);
    const [guest, other] = [openBrowser(db), openBrowser(db)];
    const [opened, late] = [
      await guest.open(product, { email: 'satu@contoh.example' }),
      await other.open(product, { email: 'dua@contoh.example' }),
    ];
    await guest.pay(opened, { amount: 50_000 });
    await other.pay(late, { amount: 50_000 });
    const { rows } = await db.pool.query<{ status: string; reason: string | null }>(
      'select status, reason from purchase_intents order by created_at',
    );
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'OUT_OF_STOCK']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('never become fewer than those that are taken', async ({ db }) => {
    const product = await makeClass(db, 5);
    for (const buyer of await makeBuyers(db, 2)) await buyIn(db)(buyer, product);
    const set = (max_students: number | null) =>
      withTx(db, (tx) => editProduct(tx, systemActor, { id: product.id, fields: { max_students } }));
    expect(await set(1)).toMatchObject({ refusal: { code: 'CAPACITY_TAKEN', details: { taken: 2 } } });
    expect((await set(2)).ok).toBe(true);
    expect(await placesOf(db, product)).toEqual([0, 'full']);
    expect((await set(null)).ok).toBe(true);
    expect(await placesOf(db, product)).toEqual([null, 'available']);
    const behind = db.pool.query('update products set max_students = 1 where id = $1', [product.id]);
    await expect(behind).rejects.toThrow('is full');
  });
});
