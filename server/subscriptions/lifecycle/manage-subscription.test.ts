import { runChecks } from '#db/run-checks.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, giveCredit, makePerson } from '#tests/support/shop/people.ts';
import {
  advanceDays,
  chargedFrom,
  FIRST_END as END,
  FIRST_START as NOW,
  price,
  queuedMailKinds,
  settle,
  subscribed,
} from '#tests/support/shop/subscriptions.ts';
import { cancelSubscription, changePlan, resumeSubscription, retryCharge } from '../index.ts';

describe('the subscriber', () => {
  test('[PROD-043] cancels to the end of the period, resumes, or lets it end without a charge', async ({
    db,
  }) => {
    const { clock, sari, owned, services } = await subscribed(db, 500_000);
    expect(await cancelSubscription(services, owned)).toMatchObject({
      value: { status: 'cancelled', next_charge: null, current_period_end: END },
    });
    expect((await cancelSubscription(services, owned)).ok).toBe(true);
    expect(await resumeSubscription(services, owned)).toMatchObject({ value: { status: 'active' } });
    await cancelSubscription(services, owned);
    expect(await queuedMailKinds(db)).toEqual(['charged', 'cancelled', 'cancelled']);
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

  test('[PROD-043] changes the plan for the next period at the price shown', async ({ db }) => {
    const { clock, sari, owned, services } = await subscribed(db, 2_000_000);
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

  test('[PROD-043] undoing a cancellation keeps the plan that was chosen before it, and charges that', async ({
    db,
  }) => {
    const { clock, sari, owned, services } = await subscribed(db, 2_000_000);
    await changePlan(services, { ...owned, plan: 'yearly', price: price(990_000) });
    expect(await cancelSubscription(services, owned)).toMatchObject({
      value: { status: 'cancelled', next_plan: { plan: 'yearly' }, next_charge: null },
    });
    expect(await resumeSubscription(services, owned)).toMatchObject({
      value: { status: 'active', plan: 'monthly', next_charge: { at: END, amount: 990_000 } },
    });
    clock.moveTo(END);
    await settle(db, clock);
    expect(await sari.only()).toMatchObject({ plan: 'yearly', next_plan: null, charge_count: 2 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] pays an overdue period at once when the balance suffices, once per key', async ({
    db,
  }) => {
    const { clock, sari, owned, services } = await subscribed(db, 100_000);
    const retry = { ...owned, idempotency_key: 'again' };
    expect(await retryCharge(services, retry)).toMatchObject({ refusal: { code: 'NOT_PAST_DUE' } });
    await advanceDays(db, clock, 28);
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
    expect(await chargedFrom(db)).toEqual([NOW, END]);
    expect(await balanceOf(db, sari.person.id)).toBe(20_200_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('ends an overdue subscription at once by cancelling it', async ({ db }) => {
    const { clock, sari, owned, services } = await subscribed(db, 100_000);
    await advanceDays(db, clock, 28);
    expect(await cancelSubscription(services, owned)).toMatchObject({ value: { status: 'expired' } });
    expect(await sari.only()).toMatchObject({ ended_reason: 'cancelled', charge_count: 1 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] cancels while a worker renews: either charged and renewed, or not charged', async ({
    db,
  }) => {
    const pairs = await Promise.all(Array.from({ length: 8 }, () => subscribed(db, 500_000)));
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

  test("cannot touch another user's subscription", async ({ db }) => {
    const { owned, services } = await subscribed(db, 500_000);
    const other = { ...owned, user_id: (await makePerson(db, { balance: 0 })).id };
    const refused = { ok: false, refusal: { code: 'SUBSCRIPTION_NOT_FOUND' } };
    expect(await cancelSubscription(services, other)).toEqual(refused);
    expect(await resumeSubscription(services, other)).toEqual(refused);
    expect(await retryCharge(services, { ...other, idempotency_key: 'k' })).toEqual(refused);
    expect(await changePlan(services, { ...other, plan: 'yearly', price: price(990_000) })).toEqual(refused);
  });
});
