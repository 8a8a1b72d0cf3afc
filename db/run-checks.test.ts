import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { systemActor } from '#server/audit/index.ts';
import { holdSlot, listSlots } from '#server/bookings/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { readCourseConsumption } from '#server/courses/index.ts';
import { completeIntent, openIntent } from '#server/intents/index.ts';
import { issueCreditNotes, issueInvoice } from '#server/invoices/index.ts';
import {
  listEntitlements,
  redeemGift,
  refundOrder,
  refundOrderToPayment,
  settleGatewayRefund,
} from '#server/orders/index.ts';
import { sendGatewayRefund } from '#server/payments/index.ts';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { decideRefundRequest, requestRefund } from '#server/refunds/index.ts';
import { writeReview } from '#server/reviews/index.ts';
import { createVoucher, redeemVoucher } from '#server/vouchers/index.ts';
import { adjustWallet, decideAdjustment } from '#server/wallet/index.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { dayOf } from '#shared/time/dates.ts';
import { whileBroken } from '#tests/support/corruptions/corrupt-books.ts';
import { corruptions } from '#tests/support/corruptions/corruptions.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { makeSchedule, slotIn } from '#tests/support/session-types.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { makeOrderBump } from '#tests/support/shop/order-bumps.ts';
import { createPaymentFixture, deliver, openPayment } from '#tests/support/shop/payments.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';
import {
  buyOne,
  dueReferral,
  makeAffiliate,
  makeReferrer,
  openProgram,
  settle as settleReferral,
} from '#tests/support/shop/referrals.ts';
import { clockAt, makeService, settle, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import { listChecks, runChecks } from './run-checks.ts';

/** Two sessions, of which the first has its time. */
async function bookPackage(db: Database): Promise<void> {
  const { product, type } = await makeSchedule(db, { sessions: 2 }, 70_000);
  const [now, day] = [new Date(), dayOf(slotIn(3))];
  const slots = await listSlots(db.orm, type, { days: { first: day, last: day }, now });
  const starts_at = slots.find(({ is_free }) => is_free)?.starts_at ?? now;
  const wanted = { product_id: product.id, starts_at, time_zone: null, now };
  const held = await holdSlot(db, wanted);
  if (!held.ok) throw new Error(held.refusal.code);
  const line = { ...lineOf(product), hold: held.value.id };
  const buyer = await makePerson(db, { balance: 70_000 });
  const bought = await checkOut(db, { buyer, lines: [line], idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
}

/** One of everything that the checks look at: a top-up, a purchase, one refunded in part both ways, a free one. */
async function trade(db: Database): Promise<void> {
  const buyer = await makePerson(db);
  const fixture = createPaymentFixture(db);
  await deliver(fixture, { ...(await openPayment(fixture, buyer.id, 200_000)), status: 'paid' });
  const buy = async (price: number) => {
    const product = await makeProduct(db, { price, type: price === 0 ? 'freebie' : 'template' });
    const bought = await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
    if (!bought.ok) throw new Error(bought.refusal.code);
    return bought.value.order.id;
  };
  await buy(50_000);
  await buy(0);
  const order_id = await buy(60_000);
  const refund = { order_id, amount: sen(100), reason: '', idempotency_key: 'r', ends_access: false };
  await withTx(db, (tx) => refundOrder(tx, refund));
  const toPayment = { ...refund, idempotency_key: randomUUID(), payment_id: null, gateways: ['dev_mode'] };
  const promised = await withTx(db, (tx) => refundOrderToPayment(tx, toPayment));
  if (!promised.ok) throw new Error(promised.refusal.code);
  await sendGatewayRefund(db, fixture.gateways, promised.value.refund_id);
  await settleGatewayRefund(db, promised.value.refund_id);
  await makePerson(db, { balance: 0 });
  await bookPackage(db);
  await issueInvoice(db, order_id);
  await askBack(db, buyer);
  await redeem(db, buyer.id);
  await buyLater(db, buyer);
  const { codes } = await buyGifts(db, 2, { product: await makeProduct(db, { price: 70_000 }) });
  await redeemGift(db, { user_id: (await makePerson(db)).id, code: codes[0] ?? '' });
  await withTx(db, (tx) =>
    refundOrder(tx, { ...refund, order_id, idempotency_key: 'all', amount: sen(5_999_800) }),
  );
  await writeReview(db, { user_id: buyer.id, product_id: await anyHeld(db, buyer.id), rating: 5, body: '' });
  await subscribe(db);
  await refer(db, await buyWithCode(db));
  await buyBundle(db, buyer);
  await buyBeside(db);
  await adjust(db, buyer.id);
}

/** A bundle for a buyer who held one of its parts, and a code of it for somebody else. */
async function buyBundle(db: Database, buyer: Person): Promise<void> {
  const owned = await anyHeld(db, buyer.id);
  const course = await makeProduct(db, { price: 30_000, type: 'e_course' });
  const bundle = await makeBundle(db, [owned, course.id], { price: 80_000 });
  const { codes } = await buyGifts(db, 1, { buyer, product: bundle });
  await redeemGift(db, { user_id: (await makePerson(db)).id, code: codes[0] ?? '' });
}

/** Buys a product together with the order bump that its checkout page offers. */
async function buyBeside(db: Database): Promise<void> {
  const product = await makeProduct(db, { price: 21_000 });
  const beside = { beside_id: product.id, product_id: (await makeProduct(db, { price: 35_000 })).id };
  const bump = await makeOrderBump(db, beside);
  const purchase = { lines: [lineOf(product)], bumps: [bump.id], total: rupiah(51_000) };
  const buyer = await makePerson(db, { balance: 51_000 });
  await checkOut(db, { buyer, ...purchase, idempotency_key: randomUUID() });
}

/** A friend's purchase whose refund period is over, with its credit, and one with an affiliate's code. */
async function refer(db: Database, product: Product): Promise<void> {
  await openProgram(db);
  const referrer = await makeReferrer(db, product);
  await settleReferral(db, (await dueReferral(db, { product, referrer })).id);
  const { code } = await makeAffiliate(db);
  await buyOne(db, { buyer: await makePerson(db, { balance: 9_000 }), product, code });
}

/** Two uses of a code with a limit, one of them reserved. */
async function buyWithCode(db: Database): Promise<Product> {
  const { code } = await makeDiscount(db, { max_uses: 5, code_max_uses: 5 });
  const buyer = await makePerson(db, { balance: 8_000 });
  const product = await makeProduct(db, { price: 10_000 });
  const line = lineOf(product);
  await checkOut(db, { buyer, lines: [line], code, idempotency_key: randomUUID() });
  await openIntent(db, 'checkout', {
    buyer: await makePerson(db, { balance: 1 }),
    request: { items: [line], code },
  });
  return product;
}

/** An adjustment that a second admin approved. */
async function adjust(db: Database, user_id: string): Promise<void> {
  const [first, second] = [(await makePerson(db)).id, (await makePerson(db)).id];
  await db.pool.query("update users set role = 'admin' where id in ($1, $2)", [first, second]);
  const asked = await adjustWallet(db, {
    actor: { ...systemActor, id: first },
    terms: {
      user_id,
      amount_bigint: sen(5_000),
      description: 'Bonus',
      reference_type: 'bonus',
      reference_id: null,
      metadata: {},
    },
    limit: sen(0),
    idempotency_key: randomUUID(),
  });
  if (!asked.ok || asked.value.adjustment_id === null) throw new Error('it should wait for a second admin');
  const { adjustment_id } = asked.value;
  const decision = { adjustment_id, verdict: 'approve', note: '', gateways: [] } as const;
  await decideAdjustment(db, {
    ...decision,
    actor: { ...systemActor, id: second },
    idempotency_key: randomUUID(),
  });
}

async function anyHeld(db: Database, userId: string): Promise<string> {
  const { entitlements } = await listEntitlements(db.orm, userId, { limit: 1, offset: 0 });
  return entitlements[0]?.product_id ?? '';
}

/** Subscriptions that were paid twice, one of them with a discount, one that is tried, and one that is over. */
async function subscribe(db: Database): Promise<void> {
  const clock = clockAt('2026-01-31T03:00:00.000Z');
  const subscriber = async (balance: number) => subscriberOf(db, clock, await makePerson(db, { balance }));
  await (await subscriber(200_000)).subscribe(await makeService(db));
  const { code } = await makeDiscount(db, { targets: ['subscriptions'], periods: 3 });
  await (await subscriber(200_000)).subscribe(await makeService(db), { code });
  await (await subscriber(99_001)).subscribe(await makeService(db, { auto_renewal: false }));
  clock.moveTo('2026-02-28T03:00:00.000Z');
  await settle(db, clock);
  await (await subscriber(1)).subscribe(await makeService(db, { trial_period_days: 7 }), {
    with_trial: true,
  });
}

/** An order of which the money was asked back, and given. */
async function askBack(db: Database, buyer: Person): Promise<void> {
  const product = await makeProduct(db, { price: 7_000 });
  const bought = await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  const services = {
    db,
    clock: { now: () => new Date() },
    readConsumption: readCourseConsumption,
    gateways: [],
  };
  const order_item_id = bought.value.order.items[0]?.id ?? '';
  const input = { user_id: buyer.id, order_item_id, destination: 'wallet', reason: 'Salah beli' } as const;
  const asked = await requestRefund(services, input);
  if (!asked.ok) throw new Error(asked.refusal.code);
  const actor = { ...systemActor, id: (await makePerson(db)).id };
  const decision = { request_id: asked.value.id, verdict: 'approve', note: '', gateways: [] } as const;
  await decideRefundRequest(db, {
    ...decision,
    readConsumption: readCourseConsumption,
    actor,
    idempotency_key: randomUUID(),
  });
  await issueCreditNotes(db, bought.value.order.id);
}

async function redeem(db: Database, user_id: string): Promise<void> {
  await withTx(db, (tx) => createVoucher(tx, { code: 'UJICOBA', amount: rupiah(3_000), max_uses: 5 }));
  await redeemVoucher(db, { user_id, code: 'UJICOBA', idempotency_key: randomUUID() });
}

async function buyLater(db: Database, buyer: Person): Promise<void> {
  const request = { items: [lineOf(await makeProduct(db, { price: 9_000 }))] };
  const opened = await openIntent(db, 'checkout', { buyer, request });
  if (!opened.ok) throw new Error(opened.refusal.code);
  await completeIntent({ db, clock: clockAt('2026-01-31T03:00:00.000Z') }, opened.value.id);
}

/** Books in which something of every kind was written, the same for all tests that leave them as they are. */
const test = base.extend<{ books: Database }>({
  books: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
    async ({}, use) => {
      const clone = await cloneDatabase(inject('database'));
      const db = openDatabase(clone.url);
      await trade(db);
      await use(db);
      await db.close();
      await clone.drop();
    },
    { scope: 'file' },
  ],
});

describe('the checks of the books', () => {
  test('are all proved to fire', () => {
    expect([...new Set(corruptions.map(({ check }) => check))].toSorted()).toEqual(listChecks());
  });

  test('find nothing in books that are right', async ({ books }) => {
    expect(await runChecks(books.pool)).toEqual([]);
  });

  test.for(corruptions.map((damage) => [damage.check, damage.by, damage] as const))(
    '%s fires, and it alone, for %s',
    async ([check, , damage], { books }) => {
      const broken = await whileBroken(books, damage, runChecks);
      expect(broken.map((found) => found.check)).toEqual([check]);
      expect(broken.every((found) => found.total === found.rows.length)).toBe(true);
    },
  );

  test('look at one moment and write nothing', async ({ db }) => {
    await trade(db);
    expect(await Promise.all([runChecks(db.pool), trade(db), runChecks(db.pool)])).toEqual([
      [],
      undefined,
      [],
    ]);
    const idle = await db.pool.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in%'",
    );
    expect(idle.rowCount).toBe(0);
  });
});
