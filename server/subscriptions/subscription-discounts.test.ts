import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { endDiscount, makeDiscount, usesOf } from '#tests/support/shop/discounts.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import {
  addVariant,
  advanceDays,
  chargedPeriods,
  clockAt,
  FIRST_START,
  makeService,
  settle,
  subscribed,
  subscriberOf,
} from '#tests/support/shop/subscriptions.ts';
import { acceptRetentionOffer, cancelSubscription, changePlan, listCharges } from './index.ts';

const ON_SUBSCRIPTIONS = { targets: ['subscriptions'] };
const amounts = async (...[db]: Parameters<typeof chargedPeriods>) =>
  (await chargedPeriods(db)).map(({ amount_bigint }) => amount_bigint / 100);

/** Subscribed with a code of 20 %, at Rp 99.000 a month. */
async function begun(db: Parameters<typeof makePerson>[0], facts: Parameters<typeof makeDiscount>[1] = {}) {
  const clock = clockAt(FIRST_START);
  const sari = subscriberOf(db, clock, await makePerson(db, { balance: 2_000_000 }));
  const service = await makeService(db);
  const discount = await makeDiscount(db, { ...ON_SUBSCRIPTIONS, ...facts });
  const subscription = await sari.subscribe(service, { code: discount.code, total: rupiah(79_200) });
  return { clock, sari, service, discount, owned: { user_id: sari.person.id, id: subscription.id } };
}

describe('a discount of a subscription', () => {
  test.for([
    ['once', 1, [79_200, 99_000, 99_000, 99_000]],
    ['for three periods', 3, [79_200, 79_200, 79_200, 99_000]],
    ['always', null, [79_200, 79_200, 79_200, 79_200]],
  ] as const)(
    '%s is taken off that many charges, also when it ends meanwhile',
    async ([, periods, charged], { db }) => {
      const { clock, sari, discount } = await begun(db, { periods });
      expect(await sari.only()).toMatchObject({
        price: 99_000,
        next_charge: { amount: charged[1] },
        discount:
          periods === 1
            ? null
            : { title: 'Promo', amount: 19_800, periods_left: periods === null ? null : 2 },
      });
      await endDiscount(db, discount.id);
      await advanceDays(db, clock, 92);
      expect(await amounts(db)).toEqual(charged);
      expect(await usesOf(db, discount.id)).toEqual(['used']);
      expect(await runChecks(db.pool)).toEqual([]);
    },
  );

  test('stands on each order and charge beside the price of the plan', async ({ db }) => {
    const { clock, sari, owned, discount } = await begun(db, { periods: 2 });
    await advanceDays(db, clock, 28);
    const { rows } = await db.pool.query(
      'select price_bigint, discount_bigint, discount_id from order_items order by order_id',
    );
    const item = { price_bigint: 9_900_000, discount_bigint: 1_980_000, discount_id: discount.id };
    expect(rows).toEqual([item, item]);
    const charges = await listCharges(db.orm, owned, { limit: 10, offset: 0 });
    expect(charges).toMatchObject({
      value: { charges: [{ amount: 79_200, discount: 19_800 }, { discount: 19_800 }] },
    });
    expect(await balanceOf(db, sari.person.id)).toBe(200_000_000 - 2 * 7_920_000);
  });

  test('follows a trial, and its use is counted when it begins', async ({ db }) => {
    const clock = clockAt(FIRST_START);
    const sari = subscriberOf(db, clock, await makePerson(db, { balance: 500_000 }));
    const service = await makeService(db, { trial_period_days: 14 });
    const { id, code } = await makeDiscount(db, { ...ON_SUBSCRIPTIONS, periods: 1 });
    await sari.subscribe(service, { code, total: rupiah(79_200), with_trial: true });
    expect([await amounts(db), await usesOf(db, id)]).toEqual([[], ['used']]);
    expect(await sari.only()).toMatchObject({
      next_charge: { amount: 79_200 },
      discount: { periods_left: 1 },
    });
    await advanceDays(db, clock, 45);
    expect(await amounts(db)).toEqual([79_200, 99_000]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('makes a period free, which needs no balance', async ({ db }) => {
    const clock = clockAt(FIRST_START);
    const sari = subscriberOf(db, clock, await makePerson(db));
    const { code } = await makeDiscount(db, { ...ON_SUBSCRIPTIONS, percent: 100, periods: 2 });
    await sari.subscribe(await makeService(db), { code, total: rupiah(0) });
    await advanceDays(db, clock, 28);
    expect(await amounts(db)).toEqual([0, 0]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('goes along to another plan where it covers it, and waits where it does not', async ({ db }) => {
    const clock = clockAt(FIRST_START);
    const sari = subscriberOf(db, clock, await makePerson(db, { balance: 5_000_000 }));
    const service = await makeService(db);
    const basic = await addVariant(db, service, { name: 'Basic', price: 50_000, billing_cycle: 'monthly' });
    const plus = await addVariant(db, service, { name: 'Plus', price: 90_000, billing_cycle: 'monthly' });
    const { code } = await makeDiscount(db, { periods: 3, targets: [`plan:${service.id}:${basic}`] });
    const { id } = await sari.subscribe(service, {
      plan: basic,
      price: rupiah(50_000),
      code,
      total: rupiah(40_000),
    });
    const owned = { user_id: sari.person.id, id };
    await changePlan({ db }, { ...owned, plan: plus, price: rupiah(90_000) });
    expect(await sari.only()).toMatchObject({
      next_charge: { amount: 90_000 },
      discount: { amount: 0, periods_left: 2 },
    });
    await advanceDays(db, clock, 28);
    await changePlan({ db }, { ...owned, plan: basic, price: rupiah(50_000) });
    await advanceDays(db, clock, 31 + 30 + 31);
    expect(await amounts(db)).toEqual([40_000, 90_000, 40_000, 40_000, 50_000]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a code for something else, above the confirmed total or used up is refused', async ({ db }) => {
    const clock = clockAt(FIRST_START);
    const sari = subscriberOf(db, clock, await makePerson(db, { balance: 500_000 }));
    const service = await makeService(db);
    const codeOf = async (overrides: Parameters<typeof sari.start>[1]) => {
      const started = await sari.start(service, overrides);
      return started.ok ? 'started' : started.refusal.code;
    };
    const one_time = await makeDiscount(db);
    expect(await codeOf({ code: one_time.code })).toBe('DISCOUNT_NOT_FOR_THESE');
    const { code } = await makeDiscount(db, { ...ON_SUBSCRIPTIONS, max_uses: 1 });
    expect(await codeOf({ code, total: rupiah(79_199) })).toBe('TOTAL_CHANGED');
    const rival = subscriberOf(db, clock, await makePerson(db, { balance: 500_000 }));
    await rival.subscribe(service, { code });
    expect(await codeOf({ code })).toBe('DISCOUNT_USED_UP');
    // An automatic one would make another price than pages show.
    await makeDiscount(db, { ...ON_SUBSCRIPTIONS, code: null, percent: 50 });
    expect(await codeOf({})).toBe('started');
    expect((await amounts(db)).toSorted()).toEqual([79_200, 99_000]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is used up once by workers that race', async ({ db }) => {
    const { clock, sari } = await begun(db, { periods: 2 });
    clock.moveTo('2026-02-28T03:00:00.000Z');
    const other = openDatabase(db.url);
    try {
      await Promise.all([settle(db, clock), settle(other, clock), settle(db, clock)]);
    } finally {
      await other.close();
    }
    expect(await amounts(db)).toEqual([79_200, 79_200]);
    expect((await sari.only()).discount).toBeNull();
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('the database refuses more periods than it lasts, and more than one at a time', async ({ db }) => {
    const { discount } = await begun(db, { periods: 3 });
    const forge = (set: string) => db.pool.query(`update subscriptions set ${set}`);
    await expect(forge('discount_periods_left = 3')).rejects.toThrow('one period at a time');
    await expect(forge('discount_periods_left = null')).rejects.toThrow('one period at a time');
    await forge('discount_id = null, discount_periods_left = null');
    await expect(forge(`discount_id = '${discount.id}', discount_periods_left = 4`)).rejects.toThrow(
      'as many periods',
    );
    await expect(db.pool.query('update discounts set periods = 9')).rejects.toThrow(
      'keeps what it takes off',
    );
  });
});

describe('the offer to whoever cancels', () => {
  test('is one, chosen by the owner, and given once', async ({ db }) => {
    const { clock, sari, owned } = await subscribed(db, 1_000_000);
    expect((await sari.only()).retention_offer).toBeNull();
    const { id } = await makeDiscount(db, {
      ...ON_SUBSCRIPTIONS,
      is_retention: true,
      percent: 50,
      periods: 2,
    });
    expect(await sari.only()).toMatchObject({
      retention_offer: { title: 'Promo', price: 49_500, periods: 2 },
      next_charge: { amount: 99_000 },
    });
    const accept = () => acceptRetentionOffer({ db }, { ...owned, price: rupiah(49_500) });
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(await sari.only()).toMatchObject({
      status: 'active',
      retention_offer: null,
      next_charge: { amount: 49_500 },
      discount: { periods_left: 2 },
    });
    await advanceDays(db, clock, 92);
    expect(await amounts(db)).toEqual([99_000, 49_500, 49_500, 99_000]);
    expect(await accept()).toMatchObject({ refusal: { code: 'RETENTION_NOT_OFFERED' } });
    expect(await usesOf(db, id)).toEqual(['used']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is not made for a subscription that has a discount, is cancelled, or another plan; nor dearer than it was seen', async ({
    db,
  }) => {
    const { owned, sari, services } = await subscribed(db, 1_000_000);
    const { id } = await makeDiscount(db, { targets: [`plan:${randomUUID()}:monthly`], is_retention: true });
    expect((await sari.only()).retention_offer).toBeNull();
    await endDiscount(db, id);
    await makeDiscount(db, { ...ON_SUBSCRIPTIONS, is_retention: true });
    const discounted = await begun(db);
    expect((await discounted.sari.only()).retention_offer).toBeNull();
    const accept = (price: number) => acceptRetentionOffer({ db }, { ...owned, price: rupiah(price) });
    expect(await accept(79_199)).toMatchObject({
      refusal: { code: 'PRICE_CHANGED', details: { price: 79_200 } },
    });
    await cancelSubscription(services, owned);
    expect(await accept(79_200)).toMatchObject({ refusal: { code: 'RETENTION_NOT_OFFERED' } });
    await expect(makeDiscount(db, { ...ON_SUBSCRIPTIONS, is_retention: true })).rejects.toThrow();
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
