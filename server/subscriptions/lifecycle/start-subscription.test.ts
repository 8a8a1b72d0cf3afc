import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import { listOwnOrders, refundOrder } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { readWalletSummary } from '#server/wallet/index.ts';
import { sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { balanceOf, freezeWallet, makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import {
  addVariant,
  advanceDays,
  chargedPeriods,
  clockAt,
  makeService,
  price,
  queuedMailKinds,
  subscriberOf,
} from '#tests/support/shop/subscriptions.ts';
import { cancelSubscription } from '../index.ts';

const NOW = '2026-01-31T03:00:00.000Z';

describe('subscribing', () => {
  test('[PROD-042, ENT-020, WAL-034] pays the first period: order, posting, holding, charge and receipt at once', async ({
    db,
  }) => {
    const sari = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 150_000 }));
    const service = await makeService(db);
    const started = await sari.start(service);
    expect(started).toMatchObject({
      ok: true,
      value: {
        balance_bigint: 5_100_000,
        subscription: {
          status: 'active',
          plan: 'monthly',
          plan_name: 'Bulanan',
          price: 99_000,
          current_period_start: NOW,
          current_period_end: '2026-02-28T03:00:00.000Z',
          next_charge: { at: '2026-02-28T03:00:00.000Z', amount: 99_000 },
          total_paid_bigint: 9_900_000,
          charge_count: 1,
        },
      },
    });
    const orders = await listOwnOrders(db.orm, sari.person.id, { limit: 9, offset: 0 });
    expect(orders).toMatchObject({ total: 1, orders: [{ amount: 99_000, status: 'completed' }] });
    const wallet = await readWalletSummary(db.orm, sari.person.id);
    expect(wallet).toMatchObject({ total_spent: 99_000 });
    const { rows } = await db.pool.query(`
      select p.type, e.account, e.amount_bigint from ledger_postings p
      join ledger_entries e on e.posting_id = p.id where p.type = 'subscription' order by e.id`);
    expect(rows).toEqual([
      { type: 'subscription', account: null, amount_bigint: -9_900_000 },
      { type: 'subscription', account: 'subscription_revenue', amount_bigint: 9_900_000 },
    ]);
    expect(await queuedMailKinds(db)).toEqual(['charged']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[CONST-009] by the year costs ten months, and by a variant what the variant says', async ({ db }) => {
    const sari = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 2_000_000 }));
    const yearly = await sari.start(await makeService(db), { plan: 'yearly', price: price(990_000) });
    expect(yearly).toMatchObject({
      value: { subscription: { price: 990_000, current_period_end: '2027-01-31T03:00:00.000Z' } },
    });
    const service = await makeService(db);
    const plan = await addVariant(db, service, {
      name: 'Tim',
      price: 25_000,
      billing_cycle: 'weekly',
      stock: 1,
    });
    // A product with variants is offered by them alone.
    expect(await sari.start(service)).toEqual({ ok: false, refusal: { code: 'PLAN_NOT_FOUND' } });
    expect(await sari.start(service, { plan, price: price(25_000) })).toMatchObject({
      value: { subscription: { plan, plan_name: 'Tim', current_period_end: '2026-02-07T03:00:00.000Z' } },
    });
    const budi = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 2_000_000 }));
    expect(await budi.start(service, { plan, price: price(25_000) })).toEqual({
      ok: false,
      refusal: { code: 'PLAN_OUT_OF_STOCK' },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] with a trial charges nothing, gives access, and works once', async ({ db }) => {
    const clock = clockAt(NOW);
    const sari = subscriberOf(db, clock, await makePerson(db));
    const service = await makeService(db, { trial_period_days: 14 });
    const started = await sari.start(service, { with_trial: true });
    expect(started).toMatchObject({
      value: {
        balance_bigint: 0,
        subscription: {
          status: 'trialing',
          trial_end: '2026-02-14T03:00:00.000Z',
          next_charge: { at: '2026-02-14T03:00:00.000Z', amount: 99_000 },
          charge_count: 0,
        },
      },
    });
    expect(await queuedMailKinds(db)).toEqual(['trial_started']);
    expect(await runChecks(db.pool)).toEqual([]);
    // It ends unpaid; there is no second trial, and a request for one is not charged instead.
    await advanceDays(db, clock, 18);
    expect((await sari.only()).status).toBe('expired');
    expect(await sari.start(service, { with_trial: true })).toEqual({
      ok: false,
      refusal: { code: 'TRIAL_NOT_AVAILABLE' },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[ERR-040] a second subscription is refused, and possible again after the first has ended', async ({
    db,
  }) => {
    const sari = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 300_000 }));
    const service = await makeService(db);
    const { order_id } = await sari.subscribe(service);
    const refused = { ok: false, refusal: { code: 'ALREADY_SUBSCRIBED' } };
    expect(await sari.start(service)).toEqual(refused);
    const refund = { order_id, amount: sen(9_900_000), reason: 'x', idempotency_key: 'r', ends_access: true };
    await withTx(db, (tx) => refundOrder(tx, refund));
    expect(await sari.only()).toMatchObject({
      status: 'expired',
      ended_reason: 'access_ended',
      next_charge: null,
    });
    expect((await sari.start(service)).ok).toBe(true);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[ERR-040] one that is tried, cancelled or unpaid is refused, too', async ({ db }) => {
    const clock = clockAt(NOW);
    const sari = subscriberOf(db, clock, await makePerson(db, { balance: 100_000 }));
    const [paid, tried] = [await makeService(db), await makeService(db, { trial_period_days: 14 })];
    await sari.subscribe(paid);
    const { id } = await sari.subscribe(tried, { with_trial: true });
    const again = async (service: Product) => {
      const status = (await sari.all()).find(({ product_id }) => product_id === service.id)?.status;
      const started = await sari.start(service);
      return [status, started.ok ? null : started.refusal.code];
    };
    expect(await again(tried)).toEqual(['trialing', 'ALREADY_SUBSCRIBED']);
    await cancelSubscription({ db, clock }, { id, user_id: sari.person.id });
    expect(await again(tried)).toEqual(['cancelled', 'ALREADY_SUBSCRIBED']);
    await advanceDays(db, clock, 28);
    expect(await again(paid)).toEqual(['past_due', 'ALREADY_SUBSCRIBED']);
  });

  test('[ERR-045] every refusal has its code and changes nothing', async ({ db }) => {
    const sari = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 60_000 }));
    const budi = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 900_000 }));
    await freezeWallet(db, budi.person.id);
    const service = await makeService(db);
    const soon = await makeProduct(db, {
      is_subscription: true,
      billing_cycle: 'monthly',
      coming_soon: true,
    });
    const gone = await makeProduct(db, { is_subscription: true, billing_cycle: 'monthly', is_active: false });
    const none = await makeProduct(db, { is_subscription: true, billing_cycle: 'monthly', stock: 0 });
    const before = await readBooks(db);
    const outcomes = [
      [await sari.start(service), 'INSUFFICIENT_BALANCE'],
      [await budi.start(service), 'WALLET_INACTIVE'],
      [await sari.start({ ...service, id: randomUUID() }), 'PRODUCT_NOT_FOUND'],
      [await sari.start(await makeProduct(db)), 'PRODUCT_NOT_FOUND'],
      [await sari.start(gone), 'PRODUCT_NOT_FOUND'],
      [await sari.start(soon), 'COMING_SOON'],
      [await sari.start(none), 'PLAN_OUT_OF_STOCK'],
      [await sari.start(service, { plan: 'daily' }), 'PLAN_NOT_FOUND'],
      [await sari.start(service, { price: price(1) }), 'PRICE_CHANGED'],
      [await sari.start(service, { with_trial: true }), 'TRIAL_NOT_AVAILABLE'],
    ] as const;
    for (const [outcome, code] of outcomes) expect(outcome).toMatchObject({ ok: false, refusal: { code } });
    expect(outcomes[0][0]).toMatchObject({
      refusal: {
        details: { balance_bigint: 6_000_000, shortfall_bigint: 3_900_000, suggested_topup: 40_000 },
      },
    });
    const after = await readBooks(db);
    expect({ ...after, stock: null }).toEqual({ ...before, stock: null });
    expect(await chargedPeriods(db)).toEqual([]);
  });

  test('through the cart is refused with a pointer to the plans', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 900_000 });
    const service = await makeService(db);
    const cart = { buyer, lines: [lineOf(service)], idempotency_key: randomUUID() };
    expect(await checkOut(db, cart)).toMatchObject({ refusal: { code: 'SUBSCRIPTION_NEEDS_PLAN' } });
  });
});

describe('concurrent subscribing', () => {
  test('[API-084] in twenty tabs starts one subscription, charged once; with one key all get it', async ({
    db,
  }) => {
    const sari = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 900_000 }));
    const service = await makeService(db);
    const idempotency_key = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => sari.start(service, { idempotency_key })),
    );
    const ids = new Set(same.map((one) => (one.ok ? one.value.subscription.id : one.refusal.code)));
    expect([...ids]).toEqual([(await sari.only()).id]);
    const others = await Promise.all(Array.from({ length: 10 }, () => sari.start(service)));
    expect(others).toEqual(Array(10).fill({ ok: false, refusal: { code: 'ALREADY_SUBSCRIBED' } }));
    expect(await sari.start(service, { idempotency_key, plan: 'yearly' })).toEqual({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await balanceOf(db, sari.person.id)).toBe(80_100_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('with money for one of two gets exactly one', async ({ db }) => {
    const sari = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 120_000 }));
    const services = [await makeService(db), await makeService(db)];
    const results = await Promise.all(services.map((service) => sari.start(service)));
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await balanceOf(db, sari.person.id)).toBe(2_100_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
