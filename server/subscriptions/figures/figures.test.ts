import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { readDashboard } from '#server/reports/index.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import {
  addVariant,
  advanceDays,
  clockAt,
  type MovableClock,
  makeService,
  price,
  settle,
  subscriberOf,
} from '#tests/support/shop/subscriptions.ts';
import {
  cancelSubscription,
  grantSubscription,
  readSubscriptionFigures,
  type Start,
  sumSubscriptionFigures,
} from '../index.ts';

interface Shop {
  readonly db: Database;
  readonly clock: MovableClock;
}

/** Somebody with this balance subscribes. */
async function subscribe({ db, clock }: Shop, balance: number, { service, ...start }: NewSubscription) {
  const somebody = subscriberOf(db, clock, await makePerson(db, { balance }));
  const subscription = await somebody.subscribe(service, start);
  return { user_id: somebody.person.id, id: subscription.id };
}
interface NewSubscription extends Partial<Start> {
  readonly service: Service;
}
type Service = Awaited<ReturnType<typeof makeService>>;

/** Five weeks of a small shop, added up by hand below: one of each state, cycle and reason. */
async function seedShop(shop: Shop) {
  const { db, clock } = shop;
  const small = await makeService(db, { price: 30_000 });
  const [main, trial] = [
    await makeService(db),
    await makeService(db, { price: 45_000, trial_period_days: 14 }),
  ];
  const [weekly, halved] = [await makeService(db), await makeService(db, { price: 40_000 })];
  const week = await addVariant(db, weekly, { name: 'Mingguan', price: 20_000, billing_cycle: 'weekly' });
  await makeDiscount(db, { percent: 50, targets: ['subscriptions'], code: 'SETENGAH' });
  clock.moveTo('2026-02-01T03:00:00.000Z');
  await subscribe(shop, 30_000, { service: small });
  clock.moveTo('2026-02-10T03:00:00.000Z');
  await subscribe(shop, 35_000, { service: small });
  clock.moveTo('2026-03-01T03:00:00.000Z');
  await settle(db, clock);
  await subscribe(shop, 500_000, { service: main });
  await subscribe(shop, 990_000, { service: main, plan: 'yearly', price: price(990_000) });
  await subscribe(shop, 60_000, { service: weekly, plan: week, price: price(20_000) });
  await subscribe(shop, 0, { service: trial, with_trial: true });
  await subscribe(shop, 100_000, { service: halved, code: 'SETENGAH', total: price(20_000) });
  await cancelSubscription({ db, clock }, await subscribe(shop, 500_000, { service: main }));
  const owner = await makePerson(db);
  const gift = {
    owner,
    product_id: main.id,
    days: 30,
    granted_by: owner.id,
    reason: 'Uji',
    now: clock.now(),
  };
  await withTx(db, async (tx) => succeed(await grantSubscription(tx, gift)));
  await advanceDays(db, clock, 10);
}

test('recurring revenue, what came and went, and what the balances cover are those added up by hand', async ({
  db,
}) => {
  const clock = clockAt('2026-02-01T03:00:00.000Z');
  await seedShop({ db, clock });
  const figures = {
    // 99.000 + 990.000 ÷ 12 + 20.000 × 52 ÷ 12 + the overdue 30.000 + half of 40.000
    mrr_bigint: 9_900_000 + 8_250_000 + 8_666_667 + 3_000_000 + 2_000_000,
    active: 7,
    trialing: 1,
    cancelling: 1,
    // All but the one of 1 February, which ended unpaid.
    started: 8,
    ended: 1,
    past_due: { count: 1, amount_bigint: 3_000_000 },
    renewals: {
      // Monthly 1, weekly 4, trial 1, overdue 1, discounted 1; the year, the cancelled and the granted one none.
      count: 8,
      amount_bigint: 9_900_000 + 4 * 2_000_000 + 4_500_000 + 3_000_000 + 2_000_000,
      // Of the weekly one 20.000 are left, of the overdue one 5.000, of the trial nothing.
      covered_bigint: 9_900_000 + 2_000_000 + 0 + 500_000 + 2_000_000,
      shortfall_bigint: 6_000_000 + 4_500_000 + 2_500_000,
      short_subscribers: 3,
    },
    summed_at: '2026-03-11T03:00:00.000Z',
  };
  expect(await readSubscriptionFigures(db.orm, clock.now())).toEqual(figures);
  expect((await readDashboard(db.orm, '30d')).subscriptions).toBeNull();
  await sumSubscriptionFigures({ db, clock });
  await sumSubscriptionFigures({ db, clock });
  expect((await readDashboard(db.orm, '30d')).subscriptions).toEqual(figures);
});

test('a shop without subscriptions has figures of nothing, and a frozen wallet covers nothing', async ({
  db,
}) => {
  const clock = clockAt('2026-03-01T03:00:00.000Z');
  const empty = await readSubscriptionFigures(db.orm, clock.now());
  expect([empty.mrr_bigint, empty.active, empty.renewals.count, empty.past_due.count]).toEqual([0, 0, 0, 0]);
  const { user_id } = await subscribe({ db, clock }, 500_000, { service: await makeService(db) });
  await db.pool.query('update wallets set is_active = false where user_id = $1', [user_id]);
  clock.moveTo('2026-03-20T03:00:00.000Z');
  expect((await readSubscriptionFigures(db.orm, clock.now())).renewals).toMatchObject({
    covered_bigint: 0,
    shortfall_bigint: 9_900_000,
  });
});
