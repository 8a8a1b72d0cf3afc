import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { redeemGift } from '#server/orders/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { startSubscription } from '#server/subscriptions/index.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';
import { completeIntent, grantProduct, listVisibleIntents, openIntent } from './index.ts';

const cartOf = (...products: Product[]) => ({ items: products.map((product) => lineOf(product)) });

async function wait(db: Database, buyer: Person, request: object) {
  const kind = 'plan' in request ? 'subscription' : 'checkout';
  const opened = await openIntent(db, kind, { buyer, request });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value.id;
}

const buy = (db: Database, buyer: Person, ...products: Product[]) =>
  checkOut(db, { buyer, lines: products.map((product) => lineOf(product)), idempotency_key: randomUUID() });

const waitingTitles = async (db: Database, { id }: Person) =>
  (await listVisibleIntents(db.orm, id)).map(({ title }) => title).toSorted();

describe('a waiting purchase ends in the transaction that gives its product', () => {
  test('by a gift', async ({ db }) => {
    const { product, codes } = await buyGifts(db, 1);
    const friend = await makePerson(db);
    await wait(db, friend, cartOf(product));
    expect((await redeemGift(db, { user_id: friend.id, code: codes[0] ?? '' })).ok).toBe(true);
    expect(await waitingTitles(db, friend)).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('by a grant', async ({ db }) => {
    const [buyer, product] = [await makePerson(db), await makeProduct(db)];
    await wait(db, buyer, cartOf(product));
    const actor = { ...systemActor, id: (await makePerson(db)).id, role: 'admin' as const };
    const now = systemClock.now();
    const grant = { actor, recipient: buyer.id, product_id: product.id, reason: 'Uji', now };
    expect(await grantProduct(db, { ...grant, idempotency_key: randomUUID() })).toMatchObject({ ok: true });
    expect(await waitingTitles(db, buyer)).toEqual([]);
  });

  test('by a plan, whichever plan waited', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 99_000 });
    const { id: product_id, price } = await makeService(db);
    await wait(db, buyer, { product_id, plan: 'yearly', price: price * 10 });
    const start = { product_id, plan: 'monthly', price, with_trial: false };
    const began = await startSubscription(
      { db, clock: systemClock },
      { subscriber: buyer, ...start, idempotency_key: randomUUID() },
    );
    expect(began).toMatchObject({ ok: true });
    expect(await waitingTitles(db, buyer)).toEqual([]);
  });

  test('by a bundle that has it, and a bundle with the last of its parts', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const [a, b, c] = [await makeProduct(db), await makeProduct(db), await makeProduct(db)];
    const [ab, bc] = [await makeBundle(db, [a.id, b.id]), await makeBundle(db, [b.id, c.id])];
    await wait(db, buyer, cartOf(a));
    const waitingBundle = await wait(db, buyer, cartOf(bc));
    await buy(db, buyer, ab);
    expect((await listVisibleIntents(db.orm, buyer.id)).map(({ id }) => id)).toEqual([waitingBundle]);
    await buy(db, buyer, c);
    expect(await waitingTitles(db, buyer)).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('while another’s, one of other products, and one of gifts only go on waiting', async ({ db }) => {
    const [buyer, other] = [await makePerson(db, { balance: 50_000 }), await makePerson(db)];
    const [product, second] = [await makeProduct(db), await makeProduct(db, { title: 'Lain' })];
    await wait(db, other, cartOf(product));
    await wait(db, buyer, cartOf(second));
    await wait(db, buyer, cartOf(second, product));
    await buy(db, buyer, product);
    expect(await waitingTitles(db, buyer)).toEqual(['Lain']);
    expect(await waitingTitles(db, other)).toHaveLength(1);
    const gifts = { items: [{ product_id: product.id, price: product.price, quantity: 1, gifts: 1 }] };
    const { rows } = await db.pool.query('select waits_for_product($1::jsonb, $2) as waits', [
      JSON.stringify(gifts),
      product.id,
    ]);
    expect(rows).toEqual([{ waits: false }]);
  });

  test('also when both are paid at once: one order, and neither waits for the other', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const product = await makeProduct(db);
    const id = await wait(db, buyer, cartOf(product));
    await Promise.all([
      completeIntent({ db, clock: systemClock }, id),
      buy(db, buyer, product),
      completeIntent({ db, clock: systemClock }, id),
    ]);
    const { rows } = await db.pool.query(
      'select (select count(*)::integer from orders) as orders, status from purchase_intents',
    );
    expect(rows).toEqual([{ orders: 1, status: expect.stringMatching(/completed|cancelled/) }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
