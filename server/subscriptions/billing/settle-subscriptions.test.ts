import { runChecks } from '#db/run-checks.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, freezeWallet, giveCredit, makePerson } from '#tests/support/shop/people.ts';
import {
  advanceDays,
  chargedFrom,
  chargedPeriods,
  clockAt,
  FIRST_END as END,
  makeService,
  FIRST_START as NOW,
  queuedMailKinds,
  queueReminders,
  settle,
  subscribed,
  subscriberOf,
} from '#tests/support/shop/subscriptions.ts';
import { cancelSubscription, settleDueSubscriptions } from '../index.ts';

describe('a renewal', () => {
  test('[PROD-043] charges the agreed price when the period ends, and not before', async ({ db }) => {
    const { clock, sari, service } = await subscribed(db, 500_000);
    await db.pool.query('update products set price = 990000 where id = $1', [service.id]);
    clock.moveTo('2026-02-28T02:59:59.999Z');
    await settle(db, clock);
    expect(await chargedFrom(db)).toEqual([NOW]);
    clock.moveTo(END);
    await settle(db, clock);
    await settle(db, clock);
    expect(await chargedFrom(db)).toEqual([NOW, END]);
    expect(await sari.only()).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-31T03:00:00.000Z',
    });
    expect(await balanceOf(db, sari.person.id)).toBe(30_200_000);
    expect(await queuedMailKinds(db)).toEqual(['charged', 'charged']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] follows a trial: the first charge comes when it ends', async ({ db }) => {
    const { clock, sari } = await subscribed(db, 100_000, { trial_period_days: 14 });
    await advanceDays(db, clock, 14);
    expect(await chargedFrom(db)).toEqual(['2026-02-14T03:00:00.000Z']);
    expect(await sari.only()).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-14T03:00:00.000Z',
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] without enough balance is retried daily, and subscription and access end after three days of grace', async ({
    db,
  }) => {
    const { clock, sari } = await subscribed(db, 100_000);
    await advanceDays(db, clock, 28);
    expect(await sari.only()).toMatchObject({
      status: 'past_due',
      past_due: { failure: 'INSUFFICIENT_BALANCE', grace_until: '2026-03-03T03:00:00.000Z' },
      next_charge: { at: '2026-03-01T03:00:00.000Z' },
    });
    await advanceDays(db, clock, 2);
    expect((await sari.only()).status).toBe('past_due');
    await advanceDays(db, clock, 1);
    expect(await sari.only()).toMatchObject({ status: 'expired', ended_reason: 'unpaid' });
    const { rows } = await db.pool.query('select status from user_products');
    expect(rows).toEqual([{ status: 'ended' }]);
    expect([await chargedFrom(db), await queuedMailKinds(db)]).toEqual([
      [NOW],
      ['charged', 'payment_failed', 'ended'],
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] that no worker tried within the grace period charges nothing, whatever the balance', async ({
    db,
  }) => {
    const { clock, sari } = await subscribed(db, 100_000);
    await advanceDays(db, clock, 28);
    await giveCredit(db, sari.person.id, rupiah(500_000));
    const before = await balanceOf(db, sari.person.id);
    clock.moveTo('2026-04-20T03:00:00.000Z');
    await settle(db, clock);
    await settle(db, clock);
    expect(await sari.only()).toMatchObject({ status: 'expired', ended_reason: 'unpaid' });
    expect(await balanceOf(db, sari.person.id)).toBe(before);
    expect(await chargedFrom(db)).toEqual([NOW]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('succeeds once the balance suffices within the grace period, and keeps its day', async ({ db }) => {
    const { clock, sari } = await subscribed(db, 100_000);
    await advanceDays(db, clock, 29);
    await giveCredit(db, sari.person.id, rupiah(100_000));
    await advanceDays(db, clock, 1);
    expect(await sari.only()).toMatchObject({
      status: 'active',
      current_period_end: '2026-03-31T03:00:00.000Z',
    });
    expect(await chargedFrom(db)).toEqual([NOW, END]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('fails for a frozen wallet, ends for a closed account, and charges neither', async ({ db }) => {
    const [frozen, closed] = [await subscribed(db, 500_000), await subscribed(db, 500_000)];
    await freezeWallet(db, frozen.sari.person.id);
    await db.pool.query('update users set is_active = false where id = $1', [closed.sari.person.id]);
    frozen.clock.moveTo(END);
    await settle(db, frozen.clock);
    expect((await frozen.sari.only()).past_due?.failure).toBe('WALLET_INACTIVE');
    expect(await closed.sari.only()).toMatchObject({ status: 'expired', ended_reason: 'account_closed' });
    expect(await chargedFrom(db)).toEqual([NOW, NOW]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is missing for a product that does not renew: it ends with its period', async ({ db }) => {
    const { clock, sari, owned, services } = await subscribed(db, 500_000, { auto_renewal: false });
    expect(await sari.only()).toMatchObject({ status: 'active', next_charge: null });
    expect(await cancelSubscription(services, owned)).toEqual({
      ok: false,
      refusal: { code: 'NOT_RENEWING' },
    });
    clock.moveTo(END);
    await settle(db, clock);
    expect(await sari.only()).toMatchObject({ status: 'expired', ended_reason: 'not_renewed' });
    expect(await queuedMailKinds(db)).toEqual(['charged', 'ended']);
  });
});

describe('workers', () => {
  test('[PROD-043] four at once charge each of sixty due periods exactly once', async ({ freshDb: db }) => {
    const clock = clockAt(NOW);
    const service = await makeService(db);
    const people = await Promise.all(Array.from({ length: 60 }, () => makePerson(db, { balance: 200_000 })));
    for (const person of people) await subscriberOf(db, clock, person).subscribe(service);
    clock.moveTo(END);
    // Separate pools, like two processes.
    const other = openDatabase(db.url, { pool_size: 8 });
    await Promise.all([db, other, db, other].map((pool) => settle(pool, clock)));
    await other.close();
    expect(await chargedFrom(db)).toEqual([...Array(60).fill(NOW), ...Array(60).fill(END)]);
    for (const person of people) expect(await balanceOf(db, person.id)).toBe(200_000);
    const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
    expect((await db.pool.query(deadlocks)).rows).toEqual([{ deadlocks: 0 }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] that were down for three days charge the current period, never the missed ones', async ({
    db,
  }) => {
    const { clock, sari } = await subscribed(db, 500_000);
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

  test('that die with a batch leave it to others, and a failing subscription holds up none', async ({
    db,
  }) => {
    const [bad, good] = [await subscribed(db, 500_000), await subscribed(db, 500_000)];
    const { clock } = good;
    clock.moveTo(END);
    // A worker claimed both and died before it did anything.
    await db.pool.query('update subscriptions set claimed_until = $1', ['2026-02-28T03:02:00.000Z']);
    await settle(db, clock);
    expect(await chargedFrom(db)).toEqual([NOW, NOW]);
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
  test('is sent three days before the next charge, also before a trial ends, once per period', async ({
    db,
  }) => {
    const { clock } = await subscribed(db, 500_000);
    const trial = await subscribed(db, 500_000, { trial_period_days: 28 });
    clock.moveTo('2026-02-25T02:59:00.000Z');
    expect(await queueReminders(db, clock)).toBe(0);
    clock.moveTo('2026-02-25T03:00:00.000Z');
    const counts = await Promise.all([
      queueReminders(db, clock),
      queueReminders(db, clock),
      queueReminders(db, clock),
    ]);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2);
    clock.moveTo(END);
    await settle(db, clock);
    // The trial of 28 days renews on the 28th, the other one on the 31st.
    for (const day of ['2026-03-26', '2026-03-29']) {
      clock.moveTo(`${day}T00:00:00.000Z`);
      expect(await queueReminders(db, clock)).toBe(1);
    }
    expect((await queuedMailKinds(db)).filter((kind) => kind === 'reminder')).toHaveLength(4);
    await cancelSubscription({ db, clock }, trial.owned);
    clock.moveTo(END);
    expect(await queueReminders(db, clock)).toBe(0);
  });

  test('is skipped when a period is not longer than the notice', async ({ db }) => {
    const { clock, sari } = await subscribed(db, 500_000, { trial_period_days: 3 });
    expect((await sari.only()).status).toBe('trialing');
    expect(await queueReminders(db, clock)).toBe(0);
  });
});
