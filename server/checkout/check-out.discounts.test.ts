import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { freeAbandonedReservations } from '#server/discounts/index.ts';
import { completeIntent, dismissIntent, openIntent, topUpForIntent } from '#server/intents/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah, type Sen, sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { endDiscount, makeDiscount, usesOf } from '#tests/support/shop/discounts.ts';
import { createPaymentFixture } from '#tests/support/shop/payments.ts';
import { balanceOf, giveCredit, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { type Checkout, checkOut } from './index.ts';

const buy =
  (db: Database) =>
  (buyer: Person, product: Product, asked: Partial<Checkout> = {}) =>
    checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID(), ...asked });

type CheckoutResult = Awaited<ReturnType<typeof checkOut>>;
const outcomeOf = (bought: CheckoutResult) => (bought.ok ? bought.value.order.amount : bought.refusal.code);
const orderOf = (bought: CheckoutResult) => {
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order;
};
const refundAll = (db: Database, { id, amount_bigint }: { id: string; amount_bigint: Sen }) =>
  withTx(db, (tx) =>
    refundOrder(tx, {
      ...{ order_id: id, amount: amount_bigint, reason: '', ends_access: true },
      idempotency_key: randomUUID(),
    }),
  );

describe('a purchase with a code', () => {
  test('takes what is left after the discount, keeps both, and the ledger posts what was paid', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 100_000 });
    const { id, code } = await makeDiscount(db, { code: 'HEMAT20' });
    const bought = await buy(db)(buyer, await makeProduct(db, { price: 49_999 }), {
      code: ' hemat-20',
      total: rupiah(39_999),
    });
    expect(orderOf(bought)).toMatchObject({
      amount: 39_999,
      discount_bigint: 1_000_000,
      discount_code: code,
      items: [{ price_bigint: 4_999_900, discount_bigint: 1_000_000 }],
    });
    expect(await balanceOf(db, buyer.id)).toBe(10_000_000 - 3_999_900);
    expect(await usesOf(db, id)).toEqual(['used']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is refused when the code can not be used, and never takes more than was confirmed', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const product = await makeProduct(db);
    const { code } = await makeDiscount(db);
    const ended = await makeDiscount(db, { ends_at: new Date(1) });
    const dear = await makeDiscount(db, { minimum: 50_001 });
    expect(outcomeOf(await buy(db)(buyer, product, { code: 'TEBAKAN' }))).toBe('DISCOUNT_UNKNOWN');
    expect(outcomeOf(await buy(db)(buyer, product, { code: ended.code }))).toBe('DISCOUNT_ENDED');
    expect(outcomeOf(await buy(db)(buyer, product, { code: dear.code }))).toBe('DISCOUNT_MINIMUM');
    expect(await buy(db)(buyer, product, { code, total: rupiah(39_999) })).toEqual({
      ok: false,
      refusal: { code: 'TOTAL_CHANGED', details: { total_bigint: 4_000_000 } },
    });
    expect(outcomeOf(await buy(db)(buyer, product, { code, total: rupiah(0) }))).toBe('TOTAL_CHANGED');
    expect(outcomeOf(await buy(db)(buyer, product, { code, total: rupiah(50_000) }))).toBe(40_000);
  });

  test('of 50 buyers for 10 uses exactly 10 get it, and the others pay nothing', async ({ db }) => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => makePerson(db, { balance: 50_000 })));
    const { id, code } = await makeDiscount(db, { max_uses: 10 });
    const product = await makeProduct(db);
    const bought = await Promise.all(
      buyers.map((buyer) => buy(db)(buyer, product, { code, total: rupiah(40_000) })),
    );
    const outcomes = bought.map(outcomeOf).toSorted();
    expect(outcomes).toEqual([...Array(10).fill(40_000), ...Array(40).fill('DISCOUNT_USED_UP')]);
    expect((await usesOf(db, id)).length).toBe(10);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a batch is used once, by whoever is first', async ({ db }) => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makePerson(db, { balance: 50_000 })));
    const { code } = await makeDiscount(db, { code_max_uses: 1 });
    const product = await makeProduct(db);
    const bought = await Promise.all(buyers.map((buyer) => buy(db)(buyer, product, { code })));
    expect(bought.filter(({ ok }) => ok).length).toBe(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('stays within the limit of one buyer in many tabs, and the first purchase is the first', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const products = await Promise.all(Array.from({ length: 6 }, () => makeProduct(db)));
    const twice = await makeDiscount(db, { max_uses_per_buyer: 2 });
    const tabs = await Promise.all(products.map((product) => buy(db)(buyer, product, { code: twice.code })));
    expect(tabs.map(outcomeOf).toSorted()).toEqual([
      40_000,
      40_000,
      ...Array(4).fill('DISCOUNT_ALREADY_USED'),
    ]);
    const { code } = await makeDiscount(db, { first_purchase_only: true });
    expect(outcomeOf(await buy(db)(buyer, await makeProduct(db), { code }))).toBe('DISCOUNT_FIRST_PURCHASE');
    const fresh = await makePerson(db, { balance: 500_000 });
    const firsts = await Promise.all(products.map((product) => buy(db)(fresh, product, { code })));
    expect(firsts.filter(({ ok }) => ok).length).toBe(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that is refunded in full frees its use once, in part not', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 100_000 });
    const { id, code } = await makeDiscount(db, { max_uses: 1, max_uses_per_buyer: 1 });
    const product = await makeProduct(db);
    const order = orderOf(await buy(db)(buyer, product, { code }));
    await refundAll(db, { id: order.id, amount_bigint: sen(100) });
    expect(await usesOf(db, id)).toEqual(['used']);
    await refundAll(db, { id: order.id, amount_bigint: sen(order.amount_bigint - 100) });
    expect(await usesOf(db, id)).toEqual(['freed']);
    expect(outcomeOf(await buy(db)(buyer, await makeProduct(db), { code }))).toBe(40_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('a sale', () => {
  test('is part of the price that was seen: a purchase at the old price is refused', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 100_000 });
    const product = await makeProduct(db);
    const sale = await makeDiscount(db, { code: null, percent: 10, targets: [`product:${product.id}`] });
    expect(outcomeOf(await buy(db)(buyer, product))).toBe('PRICE_CHANGED');
    const seen = { ...lineOf(product), price: rupiah(45_000) };
    expect(outcomeOf(await buy(db)(buyer, product, { lines: [seen] }))).toBe(45_000);
    await endDiscount(db, sale.id);
    const other = await makePerson(db, { balance: 100_000 });
    expect(outcomeOf(await buy(db)(other, product, { lines: [seen] }))).toBe('PRICE_CHANGED');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('gives way to a code where the code applies, and only there', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const [one, two] = [await makeProduct(db), await makeProduct(db)];
    await makeDiscount(db, { code: null, percent: 10 });
    const { code } = await makeDiscount(db, { percent: 50, targets: [`product:${one.id}`] });
    const lines = [one, two].map((product) => ({ ...lineOf(product), price: rupiah(45_000) }));
    expect(outcomeOf(await buy(db)(buyer, one, { lines, code }))).toBe(25_000 + 45_000);
  });
});

describe('a purchase that waits', () => {
  const wait = async (db: Database, buyer: Person, request: unknown) => {
    const opened = await openIntent(db, 'checkout', { buyer, request });
    if (!opened.ok) throw new Error(opened.refusal.code);
    return opened.value;
  };
  const complete = (db: Database, id: string) => completeIntent({ db, clock: systemClock }, id);

  test('keeps the price that it was promised when the code ends and its uses run out meanwhile', async ({
    db,
  }) => {
    const buyer = await makePerson(db);
    const product = await makeProduct(db);
    const { id, code } = await makeDiscount(db, { max_uses: 1 });
    const request = { items: [lineOf(product)], code };
    const intent = await wait(db, buyer, request);
    expect([intent.amount, await usesOf(db, id)]).toEqual([40_000, ['reserved']]);
    const rival = await makePerson(db, { balance: 50_000 });
    expect(outcomeOf(await buy(db)(rival, product, { code }))).toBe('DISCOUNT_IN_USE');
    await endDiscount(db, id);
    await makeDiscount(db, { code: null, percent: 90 });
    expect((await wait(db, buyer, request)).id).toBe(intent.id);
    await giveCredit(db, buyer.id, rupiah(40_000));
    await complete(db, intent.id);
    expect([await usesOf(db, id), await balanceOf(db, buyer.id)]).toEqual([['used'], 0]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('keeps the price of a sale that ends meanwhile', async ({ db }) => {
    const buyer = await makePerson(db);
    const product = await makeProduct(db);
    const sale = await makeDiscount(db, { code: null });
    const intent = await wait(db, buyer, { items: [{ ...lineOf(product), price: 40_000 }] });
    await endDiscount(db, sale.id);
    await giveCredit(db, buyer.id, rupiah(40_000));
    await complete(db, intent.id);
    expect(await balanceOf(db, buyer.id)).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('frees its use when it is given up', async ({ db }) => {
    const buyer = await makePerson(db);
    const product = await makeProduct(db);
    const { id, code } = await makeDiscount(db, { max_uses: 1 });
    const intent = await wait(db, buyer, { items: [lineOf(product)], code });
    await dismissIntent(db, buyer.id, intent.id);
    expect(await usesOf(db, id)).toEqual(['freed']);
    const rival = await makePerson(db, { balance: 50_000 });
    expect(outcomeOf(await buy(db)(rival, product, { code }))).toBe(40_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('frees its use when the last payment for it has expired, and a late one buys nothing dearer', async ({
    db,
  }) => {
    const buyer = await makePerson(db);
    const { id, code } = await makeDiscount(db);
    const intent = await wait(db, buyer, { items: [lineOf(await makeProduct(db))], code, total: 40_000 });
    const opened = await topUpForIntent(createPaymentFixture(db), {
      ...{ user_id: buyer.id, intent_id: intent.id, amount: rupiah(40_000), payment_method: 'dev_mode' },
      ...{ description: 'Isi saldo', idempotency_key: randomUUID(), returns_to: 'billing' as const },
    });
    expect(opened.ok).toBe(true);
    await db.pool.query("update payments set status = 'expired' where intent_id = $1", [intent.id]);
    expect(await usesOf(db, id)).toEqual(['freed']);
    await endDiscount(db, id);
    await giveCredit(db, buyer.id, rupiah(50_000));
    await complete(db, intent.id);
    expect(await balanceOf(db, buyer.id)).toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('for which no payment was opened gives a use that is not counted back after an hour', async ({
    db,
  }) => {
    const { id, code } = await makeDiscount(db);
    await wait(db, await makePerson(db), { items: [lineOf(await makeProduct(db))], code });
    const free = () =>
      withTx(db, async (tx) =>
        succeed(await freeAbandonedReservations(tx, { minutes: 15, uncounted_minutes: 60 })),
      );
    expect(await free()).toEqual({ ok: true, value: 0 });
    await db.pool.query("update discount_uses set created_at = created_at - interval '61 minutes'");
    expect(await free()).toEqual({ ok: true, value: 1 });
    expect(await usesOf(db, id)).toEqual(['freed']);
  });
});
