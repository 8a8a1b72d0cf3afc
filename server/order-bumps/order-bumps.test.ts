import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { type Checkout, checkOut, listBumpOffers } from '#server/checkout/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { type Guest, openBrowser } from '#tests/support/shop/guests.ts';
import { makeOrderBump } from '#tests/support/shop/order-bumps.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product, stockOf } from '#tests/support/shop/products.ts';
import { createOrderBump, endOrderBumps, listOrderBumps } from './index.ts';

/** A product of Rp 100.000, and one of Rp 50.000 that is offered beside it for Rp 30.000. */
async function makeOffer(db: Database, overrides: Parameters<typeof makeProduct>[1] = {}) {
  const main = await makeProduct(db, { price: 100_000 });
  const added = await makeProduct(db, overrides);
  const bump = await makeOrderBump(db, { beside_id: main.id, product_id: added.id });
  return { main, added, bump };
}

const buyIn =
  (db: Database) =>
  (buyer: Person, product: Product, asked: Partial<Checkout> = {}) =>
    checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID(), ...asked });
const outcomeOf = (bought: Awaited<ReturnType<typeof checkOut>>) =>
  bought.ok ? bought.value.order.amount : bought.refusal.code;
/** For a visitor with a code, or somebody. */
const offered = async (
  db: Database,
  products: readonly Product[],
  { buyer, code }: { readonly buyer?: Person; readonly code?: string } = {},
) => {
  const items = products.map(({ id: product_id }) => ({ product_id, quantity: 1 }));
  const offers = await listBumpOffers(db.orm, {
    buyer: { id: buyer?.id ?? null, email: buyer?.email ?? null },
    items,
    code,
  });
  return offers.map(({ product_id, price, price_before }) => [product_id, price, price_before]);
};
const end = (db: Database, id: string) => endOrderBumps(db, [id], systemActor);
const figuresOf = async (db: Database, id: string) => {
  const { bumps } = await listOrderBumps(db.orm, { id, sort: '-created_at', limit: 1, offset: 0 });
  return bumps.map(({ shown_count, taken_count, revenue_bigint }) => [
    shown_count,
    taken_count,
    revenue_bigint,
  ]);
};

describe('what is offered', () => {
  test("is a product's own before what is beside every one, never more than two, at what each adds", async ({
    db,
  }) => {
    const { main, added } = await makeOffer(db);
    const general = await makeProduct(db, { price: 20_000 });
    await makeOrderBump(db, { beside_id: null, product_id: general.id, price: null });
    expect(await offered(db, [main])).toEqual([[added.id, 30_000, 50_000]]);
    const other = await makeProduct(db);
    expect(await offered(db, [other])).toEqual([[general.id, 20_000, 20_000]]);
    expect(await offered(db, [main, added])).toEqual([[general.id, 20_000, 20_000]]);
    expect(await offered(db, [general, other])).toEqual([]);
  });

  test('is nothing that is held, in a bundle of the cart, sold out, not launched, or no longer sold', async ({
    db,
  }) => {
    const { main, added, bump } = await makeOffer(db, { stock: 1 });
    const holder = await makePerson(db, { balance: 50_000 });
    expect(outcomeOf(await buyIn(db)(holder, added))).toBe(50_000);
    await db.pool.query('update products set stock = 1 where id = $1', [added.id]);
    expect(await offered(db, [main], { buyer: holder })).toEqual([]);
    expect(await offered(db, [main])).toHaveLength(1);
    const set = await makeBundle(db, [added.id, (await makeProduct(db)).id]);
    expect(await offered(db, [main, set])).toEqual([]);
    for (const change of [
      'stock = 0',
      'coming_soon = true, stock = 1',
      'coming_soon = false, is_active = false',
    ]) {
      await db.pool.query(`update products set ${change} where id = $1`, [added.id]);
      expect(await offered(db, [main])).toEqual([]);
    }
    await db.pool.query('update products set is_active = true where id = $1', [added.id]);
    expect(await offered(db, [main])).toHaveLength(1);
    await end(db, bump.id);
    expect(await offered(db, [main])).toEqual([]);
  });

  test('is made by the owner for two at most, and held so by the database', async ({ db }) => {
    const main = await makeProduct(db);
    const [a, b, c] = await Promise.all([makeProduct(db), makeProduct(db), makeProduct(db)]);
    const make = async (product_id: string, beside_id: string | null = main.id) => {
      const facts = { product_id, beside_id, price: null, pitch_id: 'Sekalian.', pitch_en: 'Along.' };
      const made = await createOrderBump(db, facts, systemActor);
      return made.ok ? 'made' : made.refusal.code;
    };
    const raced = await Promise.all([make(a.id), make(b.id), make(c.id)]);
    expect(raced.toSorted()).toEqual(['BUMPS_FULL', 'made', 'made']);
    expect(await make(a.id, null)).toBe('made');
    expect(await make(a.id, null)).toBe('BUMP_EXISTS');
    const consultation = await makeProduct(db, { type: 'consultation' });
    const freebie = await makeProduct(db, { type: 'freebie', price: 0 });
    expect(await make(consultation.id, null)).toBe('PRODUCT_NOT_FOUND');
    expect(await make(freebie.id, null)).toBe('PRODUCT_NOT_FOUND');
    const write = (values: string) =>
      db.pool.query(
        `insert into order_bumps (beside_id, product_id, slot, pitch_id, pitch_en) values (${values}, 'a', 'a')`,
      );
    await expect(write(`'${main.id}', '${main.id}', 1`)).rejects.toThrow('bump_is_another_product');
    await expect(write(`'${main.id}', '${c.id}', 3`)).rejects.toThrow('slot');
    await expect(write(`null, '${b.id}', 1`)).rejects.toThrow('order_bumps_two_beside');
    await expect(write(`null, '${a.id}', 2`)).rejects.toThrow('order_bumps_once_beside');
    await expect(db.pool.query('update order_bumps set price = 1')).rejects.toThrow(
      'stays what it was made as',
    );
  });
});

describe('what is taken', () => {
  test('costs what the offer says, is named by its item, and is returned with it', async ({ db }) => {
    const { main, added, bump } = await makeOffer(db);
    const buyer = await makePerson(db, { balance: 200_000 });
    const bought = await buyIn(db)(buyer, main, { bumps: [bump.id], total: rupiah(130_000) });
    if (!bought.ok) throw new Error(bought.refusal.code);
    const { order } = bought.value;
    expect(order.items.map(({ product_id, bump_bigint }) => [product_id, bump_bigint])).toEqual(
      expect.arrayContaining([
        [main.id, 0],
        [added.id, 2_000_000],
      ]),
    );
    expect(await figuresOf(db, bump.id)).toEqual([[0, 1, 3_000_000]]);
    expect(await runChecks(db.pool)).toEqual([]);
    await withTx(db, (tx) =>
      refundOrder(tx, {
        ...{ order_id: order.id, amount: order.amount_bigint, reason: '', ends_access: true },
        idempotency_key: randomUUID(),
      }),
    );
    expect(await balanceOf(db, buyer.id)).toBe(20_000_000);
    expect(await figuresOf(db, bump.id)).toEqual([[0, 0, 0]]);
  });

  test('is never cheaper than the offer says, nor an offer of something else', async ({ db }) => {
    const { main, bump } = await makeOffer(db);
    const other = await makeProduct(db);
    const buyer = await makePerson(db, { balance: 500_000 });
    const take = (product: Product, asked: Partial<Checkout>) =>
      buyIn(db)(buyer, product, { bumps: [bump.id], ...asked }).then(outcomeOf);
    expect(await take(main, { total: rupiah(129_999) })).toBe('TOTAL_CHANGED');
    expect(await take(main, {})).toBe('TOTAL_CHANGED');
    expect(await take(other, { total: rupiah(200_000) })).toBe('BUMP_ENDED');
    expect(await take(main, { bumps: [randomUUID()], total: rupiah(200_000) })).toBe('BUMP_ENDED');
    const gift = [{ ...lineOf(main), quantity: 2, gifts: 1 }];
    expect(await take(main, { lines: gift, total: rupiah(300_000) })).toBe('BUMP_ENDED');
    await end(db, bump.id);
    expect(await take(main, { total: rupiah(200_000) })).toBe('BUMP_ENDED');
    expect(await balanceOf(db, buyer.id)).toBe(50_000_000);
  });

  test('is reduced by the larger of offer and discount; an amount of a code stays on the rest', async ({
    db,
  }) => {
    const { main, added, bump } = await makeOffer(db);
    const buyer = await makePerson(db, { balance: 500_000 });
    const half = await makeDiscount(db, { percent: 50 });
    const amount = await makeDiscount(db, { amount: 60_000 });
    expect(await offered(db, [main], { code: half.code })).toEqual([[added.id, 25_000, 50_000]]);
    expect(await offered(db, [main], { code: amount.code })).toEqual([[added.id, 30_000, 50_000]]);
    const bought = await buyIn(db)(buyer, main, {
      bumps: [bump.id],
      code: amount.code,
      total: rupiah(70_000),
    });
    expect(outcomeOf(bought)).toBe(70_000);
    const again = await makePerson(db, { balance: 500_000 });
    const halved = await buyIn(db)(again, main, { bumps: [bump.id], code: half.code, total: rupiah(75_000) });
    expect(outcomeOf(halved)).toBe(75_000);
    expect(await figuresOf(db, bump.id)).toEqual([[0, 2, 5_500_000]]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('in two tabs is one purchase, and of the last piece one buyer gets it', async ({ db }) => {
    const { main, added, bump } = await makeOffer(db, { stock: 1 });
    const [a, b] = [await makePerson(db, { balance: 300_000 }), await makePerson(db, { balance: 300_000 })];
    const taking = { bumps: [bump.id], total: rupiah(130_000), idempotency_key: 'tab' };
    const raced = await Promise.all([a, a, b].map((buyer) => buyIn(db)(buyer, main, taking)));
    const amounts = raced.map(outcomeOf);
    const first = amounts[2] === 130_000 ? b : a;
    expect(amounts.filter((one) => one === 130_000).length).toBe(first === b ? 1 : 2);
    expect(await stockOf(db, added.id)).toBe(0);
    const without = await buyIn(db)(first, main, { idempotency_key: 'tab', total: rupiah(100_000) });
    expect(without.ok).toBe(false);
    expect(await figuresOf(db, bump.id)).toEqual([[0, 1, 3_000_000]]);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('[DECISIONS 54] a guest', () => {
  const EMAIL = 'rina@contoh.example';
  const open = (guest: Guest, main: Product, bump: { readonly id: string }) =>
    guest.open(main, { email: EMAIL, body: { bumps: [bump.id], total: 130_000 } });

  test('keeps the price while the payment is open, whatever became of the offer', async ({ db }) => {
    const guest = openBrowser(db);
    const { main, bump } = await makeOffer(db);
    const opened = await open(guest, main, bump);
    await end(db, bump.id);
    const late = await guest.post(main, { email: EMAIL, body: { bumps: [bump.id], total: 130_000 } });
    expect((await late.json()).code).toBe('BUMP_ENDED');
    await guest.pay(opened, { amount: 130_000 });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought', amount: 130_000 });
    expect(await figuresOf(db, bump.id)).toEqual([[0, 1, 3_000_000]]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('whose address holds it, or who comes when it is sold out, has credit and a mail', async ({ db }) => {
    const app = createComposedApp(db);
    const guest = openBrowser(db, app);
    const { main, added, bump } = await makeOffer(db, { stock: 2 });
    const holder = { ...(await makePerson(db, { balance: 50_000 })), email: EMAIL };
    await db.pool.query('update users set email = $1 where id = $2', [EMAIL, holder.id]);
    await buyIn(db)(holder, added);
    const opened = await open(guest, main, bump);
    await guest.pay(opened, { amount: 130_000 });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'mailed', reason: null });
    expect(await balanceOf(db, holder.id)).toBe(13_000_000);
    await app.drainJobs();
    const [mail] = await listDevMails(db, EMAIL);
    expect(mail?.text).toContain('sudah Anda miliki');
    const second = openBrowser(db, app);
    const other = 'budi@contoh.example';
    const waiting = await second.open(main, { email: other, body: { bumps: [bump.id], total: 130_000 } });
    await db.pool.query('update products set stock = 0 where id = $1', [added.id]);
    await second.pay(waiting, { amount: 130_000 });
    await app.drainJobs();
    expect((await listDevMails(db, other)).map(({ text }) => text).join()).toContain('stoknya sudah habis');
    expect(await figuresOf(db, bump.id)).toEqual([[0, 0, 0]]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is counted when a page of a browser shows it, and a program is not', async ({ db }) => {
    const { bump } = await makeOffer(db);
    const app = createComposedApp(db);
    const show = (agent: string) =>
      app.post('/api/checkout/bumps/shown', { ids: [bump.id] }, { 'user-agent': agent });
    await show('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36');
    await show('Googlebot/2.1');
    expect(await figuresOf(db, bump.id)).toEqual([[1, 0, 0]]);
    await end(db, bump.id);
    await show('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36');
    expect(await figuresOf(db, bump.id)).toEqual([[1, 0, 0]]);
  });
});
