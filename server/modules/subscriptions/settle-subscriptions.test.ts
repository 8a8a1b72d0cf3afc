import { runChecks } from '#db/run-checks.ts';
import { refundOrder } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { rupiah, sen } from '#shared/money.ts';
import { describe, expect, test } from '#tests/support/database.ts';
import { balanceOf, freezeWallet, giveCredit, makePerson } from '#tests/support/people.ts';
import {
  chargedPeriods,
  clockAt,
  liveThrough,
  makeService,
  newsOf,
  price,
  remind,
  settle,
  subscriberOf,
} from '#tests/support/subscriptions.ts';
import {
  cancelSubscription,
  changePlan,
  resumeSubscription,
  retryCharge,
  settleDueSubscriptions,
} from './index.ts';

const NOW = '2026-01-31T03:00:00.000Z';
const END = '2026-02-28T03:00:00.000Z';

async function begun(db: Database, balance: number, wishes: Parameters<typeof makeService>[1] = {}) {
  const clock = clockAt(NOW);
  const sari = subscriberOf(db, clock, await makePerson(db, { balance }));
  const service = await makeService(db, wishes);
  const subscription = await sari.subscribe(service, { with_trial: (wishes.trial_period_days ?? 0) > 0 });
  const owned = { user_id: sari.person.id, id: subscription.id };
  return { clock, sari, service, subscription, owned, services: { db, clock } };
}

const starts = async (db: Database) =>
  (await chargedPeriods(db)).map(({ period_start }) => period_start.toISOString());

describe('a renewal', () => {
  test('[PROD-043] takes the price that was agreed when the period ends, and not a moment before', async ({
    db,
  }) => {
    const { clock, sari, service } = await begun(db, 500_000);
    await db.pool.query('update products set price = 990000 where id = $1', [service.id]);
    clock.moveTo('2026-02-28T02:59:59.999Z');
    await settle(db, clock);
    expect(await starts(db)).toEqual([NOW]);
    clock.moveTo(END);
    await settle(db, clock);
    await settle(db, clock);
    expect(await starts(db)).toEqual([NOW, END]);
    expect(await sari.only()).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-31T03:00:00.000Z',
    });
    expect(await balanceOf(db, sari.person.id)).toBe(30_200_000);
    expect(await newsOf(db)).toEqual(['charged', 'charged']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] follows a trial: the first charge comes when it ends', async ({ db }) => {
    const { clock, sari } = await begun(db, 100_000, { trial_period_days: 14 });
    await liveThrough(db, clock, 14);
    expect(await starts(db)).toEqual(['2026-02-14T03:00:00.000Z']);
    expect(await sari.only()).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-14T03:00:00.000Z',
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] that finds no money is tried each day and ends with the access after three days of grace', async ({
    db,
  }) => {
    const { clock, sari } = await begun(db, 100_000);
    await liveThrough(db, clock, 28);
    expect(await sari.only()).toMatchObject({
      status: 'past_due',
      past_due: { failure: 'INSUFFICIENT_BALANCE', grace_until: '2026-03-03T03:00:00.000Z' },
      next_charge: { at: '2026-03-01T03:00:00.000Z' },
    });
    await liveThrough(db, clock, 2);
    expect((await sari.only()).status).toBe('past_due');
    await liveThrough(db, clock, 1);
    expect(await sari.only()).toMatchObject({ status: 'expired', ended_reason: 'unpaid' });
    const { rows } = await db.pool.query('select status from user_products');
    expect(rows).toEqual([{ status: 'ended' }]);
    expect([await starts(db), await newsOf(db)]).toEqual([[NOW], ['charged', 'payment_failed', 'ended']]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('goes through by itself when money comes during the grace, and keeps its day', async ({ db }) => {
    const { clock, sari } = await begun(db, 100_000);
    await liveThrough(db, clock, 29);
    await giveCredit(db, sari.person.id, rupiah(100_000));
    await liveThrough(db, clock, 1);
    expect(await sari.only()).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-31T03:00:00.000Z',
    });
    expect(await starts(db)).toEqual([NOW, END]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a frozen wallet fails, of a closed account ends, and neither takes anything', async ({ db }) => {
    const [frozen, closed] = [await begun(db, 500_000), await begun(db, 500_000)];
    await freezeWallet(db, frozen.sari.person.id);
    await db.pool.query('update users set is_active = false where id = $1', [closed.sari.person.id]);
    frozen.clock.moveTo(END);
    await settle(db, frozen.clock);
    expect((await frozen.sari.only()).past_due?.failure).toBe('WALLET_INACTIVE');
    expect(await closed.sari.only()).toMatchObject({ status: 'expired', ended_reason: 'account_closed' });
    expect(await starts(db)).toEqual([NOW, NOW]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is missing for a product that does not renew: it ends with its period', async ({ db }) => {
    const { clock, sari, owned, services } = await begun(db, 500_000, { auto_renewal: false });
    expect(await sari.only()).toMatchObject({ status: 'active', next_charge: null });
    expect(await cancelSubscription(services, owned)).toEqual({
      ok: false,
      refusal: { code: 'NOT_RENEWING' },
    });
    clock.moveTo(END);
    await settle(db, clock);
    expect(await sari.only()).toMatchObject({ status: 'expired', ended_reason: 'not_renewed' });
    expect(await newsOf(db)).toEqual(['charged', 'ended']);
  });

  test('[DECISIONS 50] of a period that is refunded in full ends the subscription; an older period does not', async ({
    db,
  }) => {
    const { clock, sari, subscription } = await begun(db, 500_000);
    await liveThrough(db, clock, 28);
    const refund = (order_id: string, key: string) =>
      withTx(db, (tx) =>
        refundOrder(tx, {
          order_id,
          amount: sen(9_900_000),
          reason: '',
          idempotency_key: key,
          ends_access: false,
        }),
      );
    expect((await refund(subscription.order_id, 'first')).ok).toBe(true);
    expect((await sari.only()).status).toBe('active');
    const { rows } = await db.pool.query(
      'select order_id from subscription_charges order by period_start desc',
    );
    expect((await refund(rows[0].order_id, 'second')).ok).toBe(true);
    expect(await sari.only()).toMatchObject({ status: 'expired', ended_reason: 'access_ended' });
    await liveThrough(db, clock, 40);
    expect(await starts(db)).toHaveLength(2);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('workers', () => {
  test('[PROD-043] four at once charge each of sixty due periods exactly once', async ({ db }) => {
    const clock = clockAt(NOW);
    const service = await makeService(db);
    const people = await Promise.all(Array.from({ length: 60 }, () => makePerson(db, { balance: 200_000 })));
    for (const person of people) await subscriberOf(db, clock, person).subscribe(service);
    clock.moveTo(END);
    await Promise.all(Array.from({ length: 4 }, () => settle(db, clock)));
    expect(await starts(db)).toEqual([...Array(60).fill(NOW), ...Array(60).fill(END)]);
    for (const person of people) expect(await balanceOf(db, person.id)).toBe(200_000);
    const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
    expect((await db.pool.query(deadlocks)).rows).toEqual([{ deadlocks: 0 }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] that were away for three days charge what runs now, never what has passed', async ({
    db,
  }) => {
    const { clock, sari } = await begun(db, 500_000);
    const daily = await makeService(db, { price: 3_000 });
    await db.pool.query("update products set billing_cycle = 'daily' where id = $1", [daily.id]);
    await sari.subscribe(daily, { plan: 'daily' });
    clock.moveTo('2026-03-03T09:00:00.000Z');
    await settle(db, clock);
    const periods = (await chargedPeriods(db)).map(({ period_start, amount_bigint }) => [
      period_start.toISOString(),
      amount_bigint,
    ]);
    expect(periods.toSorted()).toEqual(
      [
        [NOW, 300_000],
        [NOW, 9_900_000],
        [END, 9_900_000],
        ['2026-03-03T03:00:00.000Z', 300_000],
      ].toSorted(),
    );
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that die with a batch leave it to others, and one bad subscription holds up none', async ({ db }) => {
    const [bad, good] = [await begun(db, 500_000), await begun(db, 500_000)];
    const { clock } = good;
    clock.moveTo(END);
    // A worker took both and died before it had done anything.
    await db.pool.query('update subscriptions set claimed_until = $1', ['2026-02-28T03:02:00.000Z']);
    await settle(db, clock);
    expect(await starts(db)).toEqual([NOW, NOW]);
    await db.pool.query(
      `create function fail_for() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
       create trigger fail_for before insert on subscription_charges for each row
       when (new.subscription_id = '${bad.subscription.id}') execute function fail_for()`,
    );
    clock.moveTo('2026-02-28T03:02:00.000Z');
    const problems: unknown[] = [];
    await settleDueSubscriptions({ db, clock, onError: (error) => problems.push(error) });
    expect(problems).toHaveLength(1);
    expect([(await good.sari.only()).charge_count, (await bad.sari.only()).charge_count]).toEqual([2, 1]);
    expect(await balanceOf(db, bad.sari.person.id)).toBe(40_100_000);
    await db.pool.query('drop function fail_for cascade');
    clock.moveTo('2026-02-28T03:10:00.000Z');
    await settle(db, clock);
    expect((await bad.sari.only()).charge_count).toBe(2);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('a reminder', () => {
  test('comes three days before the next charge, also before a trial ends, once for each period', async ({
    db,
  }) => {
    const { clock } = await begun(db, 500_000);
    const trial = await begun(db, 500_000, { trial_period_days: 28 });
    clock.moveTo('2026-02-25T02:59:00.000Z');
    expect(await remind(db, clock)).toBe(0);
    clock.moveTo('2026-02-25T03:00:00.000Z');
    const counts = await Promise.all([remind(db, clock), remind(db, clock), remind(db, clock)]);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2);
    clock.moveTo(END);
    await settle(db, clock);
    // The trial of 28 days renews on the 28th, the other one on the 31st.
    for (const day of ['2026-03-26', '2026-03-29']) {
      clock.moveTo(`${day}T00:00:00.000Z`);
      expect(await remind(db, clock)).toBe(1);
    }
    expect((await newsOf(db)).filter((kind) => kind === 'reminder')).toHaveLength(4);
    await cancelSubscription({ db, clock }, trial.owned);
    clock.moveTo(END);
    expect(await remind(db, clock)).toBe(0);
  });

  test('is left out when a period is not longer than its notice', async ({ db }) => {
    const { clock, sari } = await begun(db, 500_000, { trial_period_days: 3 });
    expect((await sari.only()).status).toBe('trialing');
    expect(await remind(db, clock)).toBe(0);
  });
});

describe('the subscriber', () => {
  test('[PROD-043] cancels to the end of the period, takes it back, or lets it end without a charge', async ({
    db,
  }) => {
    const { clock, sari, owned, services } = await begun(db, 500_000);
    expect(await cancelSubscription(services, owned)).toMatchObject({
      value: { status: 'cancelled', next_charge: null, current_period_end: END },
    });
    expect((await cancelSubscription(services, owned)).ok).toBe(true);
    expect(await resumeSubscription(services, owned)).toMatchObject({ value: { status: 'active' } });
    await cancelSubscription(services, owned);
    expect(await newsOf(db)).toEqual(['charged', 'cancelled', 'cancelled']);
    clock.moveTo(END);
    expect(await resumeSubscription(services, owned)).toEqual({
      ok: false,
      refusal: { code: 'SUBSCRIPTION_ENDED' },
    });
    await settle(db, clock);
    expect(await sari.only()).toMatchObject({
      status: 'expired',
      ended_reason: 'cancelled',
      charge_count: 1,
    });
    expect(await cancelSubscription(services, owned)).toMatchObject({
      refusal: { code: 'SUBSCRIPTION_ENDED' },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] changes the plan for the next period at the price that was seen', async ({ db }) => {
    const { clock, sari, owned, services } = await begun(db, 2_000_000);
    const wrong = await changePlan(services, { ...owned, plan: 'yearly', price: price(1) });
    expect(wrong).toEqual({ ok: false, refusal: { code: 'PRICE_CHANGED', details: { price: 990_000 } } });
    expect(await changePlan(services, { ...owned, plan: 'yearly', price: price(990_000) })).toMatchObject({
      value: { plan: 'monthly', next_plan: { plan: 'yearly' }, next_charge: { at: END, amount: 990_000 } },
    });
    clock.moveTo(END);
    await settle(db, clock);
    expect(await sari.only()).toMatchObject({
      plan: 'yearly',
      next_plan: null,
      current_period_end: '2027-02-28T03:00:00.000Z',
      total_paid_bigint: 108_900_000,
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] pays an overdue period at once when the money is there, once for a key', async ({
    db,
  }) => {
    const { clock, sari, owned, services } = await begun(db, 100_000);
    const retry = { ...owned, idempotency_key: 'again' };
    expect(await retryCharge(services, retry)).toMatchObject({ refusal: { code: 'NOT_PAST_DUE' } });
    await liveThrough(db, clock, 28);
    expect(await changePlan(services, { ...owned, plan: 'yearly', price: price(990_000) })).toMatchObject({
      refusal: { code: 'PAYMENT_DUE' },
    });
    expect(await retryCharge(services, retry)).toMatchObject({
      refusal: {
        code: 'INSUFFICIENT_BALANCE',
        details: { shortfall_bigint: 9_800_000, suggested_topup: 100_000 },
      },
    });
    expect((await sari.only()).past_due?.grace_until).toBe('2026-03-03T03:00:00.000Z');
    await giveCredit(db, sari.person.id, rupiah(300_000));
    const paid = await Promise.all(Array.from({ length: 6 }, () => retryCharge(services, retry)));
    for (const one of paid) expect(one).toMatchObject({ ok: true, value: { status: 'active' } });
    expect(await starts(db)).toEqual([NOW, END]);
    expect(await balanceOf(db, sari.person.id)).toBe(20_200_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('ends an overdue one at once by cancelling it', async ({ db }) => {
    const { clock, sari, owned, services } = await begun(db, 100_000);
    await liveThrough(db, clock, 28);
    expect(await cancelSubscription(services, owned)).toMatchObject({ value: { status: 'expired' } });
    expect(await sari.only()).toMatchObject({ ended_reason: 'cancelled', charge_count: 1 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] who cancels while a worker renews either stays charged or is not charged, never both', async ({
    db,
  }) => {
    const pairs = await Promise.all(Array.from({ length: 8 }, () => begun(db, 500_000)));
    for (const { clock } of pairs) clock.moveTo(END);
    await Promise.all(
      pairs.flatMap(({ clock, owned, services }) => [settle(db, clock), cancelSubscription(services, owned)]),
    );
    for (const { clock, sari } of pairs) {
      await settle(db, clock);
      const { status, charge_count } = await sari.only();
      expect(['cancelled 2', 'expired 1']).toContain(`${status} ${charge_count}`);
      expect(await balanceOf(db, sari.person.id)).toBe(50_000_000 - charge_count * 9_900_000);
    }
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('has no say over the subscription of somebody else', async ({ db }) => {
    const { owned, services } = await begun(db, 500_000);
    const other = { ...owned, user_id: (await makePerson(db, { balance: 0 })).id };
    const refused = { ok: false, refusal: { code: 'SUBSCRIPTION_NOT_FOUND' } };
    expect(await cancelSubscription(services, other)).toEqual(refused);
    expect(await resumeSubscription(services, other)).toEqual(refused);
    expect(await retryCharge(services, { ...other, idempotency_key: 'k' })).toEqual(refused);
    expect(await changePlan(services, { ...other, plan: 'yearly', price: price(990_000) })).toEqual(refused);
  });
});
