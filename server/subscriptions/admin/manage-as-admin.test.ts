import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { listAudit, systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/dates.ts';
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
import {
  cancelAnySubscription,
  changeAnyPlan,
  extendSubscription,
  getAnySubscription,
  resumeAnySubscription,
  retryAnyCharge,
  settleDueSubscriptions,
} from '../index.ts';

/** A subscription of Rp 99.000 a month, and an admin with a key for each act. */
async function openDesk(db: Database, balance = 500_000, overrides: Parameters<typeof subscribed>[2] = {}) {
  const begun = await subscribed(db, balance, overrides);
  const actor = { ...systemActor, id: (await makePerson(db)).id, role: 'admin' as const };
  const { id } = begun.subscription;
  const request = (idempotency_key: string = randomUUID()) => ({ actor, id, idempotency_key });
  const audited = async () => {
    const { entries } = await listAudit(db.orm, {
      subject: { type: 'subscription', id },
      limit: 9,
      offset: 0,
    });
    return entries.map(({ action, before, after }) => ({ action, before, after }));
  };
  return { ...begun, id, actor, request, audited };
}

const now = { at: 'now', refund_bigint: 0, refund_method: 'wallet_credit', reason: 'Diminta' } as const;
const rest = { ...now, gateways: [] };
const daysAfter = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS);

describe('the staff', () => {
  test('cancel at the end of the period, and take it back; each is mailed and in the audit log', async ({
    db,
  }) => {
    const { services, request, audited, sari } = await openDesk(db);
    const asked = { ...request(), ...rest, at: 'period_end' as const };
    expect(await cancelAnySubscription(services, asked)).toMatchObject({
      value: { status: 'cancelled', current_period_end: END, user: { id: sari.person.id } },
    });
    expect(await resumeAnySubscription(services, request())).toMatchObject({ value: { status: 'active' } });
    expect(await audited()).toEqual([
      { action: 'subscription.resumed', before: { status: 'cancelled' }, after: { status: 'active' } },
      {
        action: 'subscription.cancelled',
        before: { status: 'active' },
        after: { status: 'cancelled', at: 'period_end', reason: 'Diminta' },
      },
    ]);
    expect(await queuedMailKinds(db)).toEqual(['charged', 'cancelled', 'resumed']);
    const refunding = { ...request(), ...rest, at: 'period_end' as const, refund_bigint: 100 };
    expect(await cancelAnySubscription(services, refunding)).toMatchObject({
      refusal: { code: 'REFUND_NEEDS_NOW' },
    });
  });

  test('cancel now with what is left of the period given back, once for a key', async ({ db }) => {
    const { clock, services, request, audited, sari, id } = await openDesk(db);
    clock.moveTo(daysAfter(NOW, 14));
    const details = await getAnySubscription(db.orm, id, clock.now());
    // 14 of 28 days are left.
    expect(details).toMatchObject({
      value: { refundable: { refundable_bigint: 9_900_000, unused_bigint: 4_950_000 } },
    });
    const asked = { ...request(), ...rest, refund_bigint: 4_950_000 };
    const [one, again] = await Promise.all([
      cancelAnySubscription(services, asked),
      cancelAnySubscription(services, asked),
    ]);
    expect(one).toMatchObject({ value: { status: 'expired', ended_reason: 'cancelled' } });
    expect(again).toEqual(one);
    expect(await balanceOf(db, sari.person.id)).toBe(40_100_000 + 4_950_000);
    expect((await db.pool.query('select status from user_products')).rows).toEqual([{ status: 'ended' }]);
    expect(await queuedMailKinds(db)).toEqual(['charged', 'ended']);
    expect((await audited()).length).toBe(1);
    expect(await getAnySubscription(db.orm, id, clock.now())).toMatchObject({
      value: { history: [{ kind: 'charged', amount_bigint: 9_900_000, refunded_bigint: 4_950_000 }] },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('never give back more than the period cost, and nothing ends when that is refused', async ({ db }) => {
    const { services, request, sari, audited } = await openDesk(db);
    const asked = { ...request(), ...rest, refund_bigint: 9_900_100 };
    expect(await cancelAnySubscription(services, asked)).toEqual({
      ok: false,
      refusal: { code: 'REFUND_EXCEEDS_PAID', details: { refundable_bigint: 9_900_000 } },
    });
    expect([(await sari.only()).status, await audited()]).toEqual(['active', []]);
    const free = { ...request(), ...rest, refund_bigint: 100 };
    const { services: other, request: trying } = await openDesk(db, 0, { trial_period_days: 7 });
    expect(await cancelAnySubscription(other, { ...free, ...trying() })).toMatchObject({
      refusal: { code: 'REFUND_EXCEEDS_PAID', details: { refundable_bigint: 0 } },
    });
    expect(await cancelAnySubscription(other, { ...trying(), ...rest })).toMatchObject({
      value: { status: 'expired' },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('extend the period without a charge; the next charge waits, and no paid month is cut short', async ({
    db,
  }) => {
    const { clock, services, request, sari, audited, id } = await openDesk(db);
    const asked = { ...request(), days: 10, reason: 'Gangguan layanan' };
    expect(await extendSubscription(services, asked)).toMatchObject({
      value: { status: 'active', next_charge: { at: daysAfter(END, 10).toISOString(), amount: 99_000 } },
    });
    await extendSubscription(services, asked);
    clock.moveTo(END);
    await settle(db, clock);
    expect(await chargedFrom(db)).toEqual([NOW]);
    clock.moveTo(daysAfter(END, 10));
    await settle(db, clock);
    expect(await chargedFrom(db)).toEqual([NOW, '2026-03-10T03:00:00.000Z']);
    expect(await sari.only()).toMatchObject({ current_period_end: '2026-04-10T03:00:00.000Z' });
    expect(await audited()).toMatchObject([
      { action: 'subscription.extended', after: { days: 10, reason: 'Gangguan layanan' } },
    ]);
    expect(await getAnySubscription(db.orm, id, clock.now())).toMatchObject({
      value: { history: [{ kind: 'charged' }, { kind: 'extended', days: 10 }, { kind: 'charged' }] },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('extend a trial, a cancelled one, and an overdue one, whose debt ends', async ({ db }) => {
    const trial = await openDesk(db, 0, { trial_period_days: 14 });
    const days = { days: 7, reason: 'Minta waktu' };
    expect(await extendSubscription(trial.services, { ...trial.request(), ...days })).toMatchObject({
      value: { status: 'trialing', trial_end: daysAfter(NOW, 21).toISOString() },
    });
    const leaving = await openDesk(db);
    await cancelAnySubscription(leaving.services, { ...leaving.request(), ...rest, at: 'period_end' });
    expect(await extendSubscription(leaving.services, { ...leaving.request(), ...days })).toMatchObject({
      value: { status: 'cancelled', current_period_end: daysAfter(END, 7).toISOString() },
    });
    const late = await openDesk(db, 100_000);
    await advanceDays(db, late.clock, 29);
    expect((await late.sari.only()).status).toBe('past_due');
    expect(await extendSubscription(late.services, { ...late.request(), ...days })).toMatchObject({
      value: { status: 'active', past_due: null, current_period_end: daysAfter(NOW, 36).toISOString() },
    });
    expect(await chargedFrom(db)).toHaveLength(2);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('change the plan of the next period, and take the change back', async ({ db }) => {
    const { services, request, audited } = await openDesk(db);
    const yearly = { plan: 'yearly', price: price(990_000) };
    expect(await changeAnyPlan(services, { ...request(), ...yearly })).toMatchObject({
      value: { plan: 'monthly', next_plan: { plan: 'yearly' } },
    });
    expect(await changeAnyPlan(services, { ...request(), plan: 'yearly', price: price(1) })).toMatchObject({
      refusal: { code: 'PRICE_CHANGED' },
    });
    await changeAnyPlan(services, { ...request(), plan: 'monthly', price: price(99_000) });
    expect((await audited()).map(({ after }) => after)).toEqual([
      { next_plan_name: null, next_price_bigint: null },
      { next_plan_name: 'Tahunan', next_price_bigint: 99_000_000 },
    ]);
    expect(await queuedMailKinds(db)).toEqual(['charged', 'plan_changed']);
  });

  test('charge an overdue period now, as soon as the balance covers it; each failed try is in the history', async ({
    db,
  }) => {
    const { clock, services, request, sari, id } = await openDesk(db, 100_000);
    expect(await retryAnyCharge(services, request())).toMatchObject({ refusal: { code: 'NOT_PAST_DUE' } });
    await advanceDays(db, clock, 29);
    expect(await retryAnyCharge(services, request())).toMatchObject({
      refusal: { code: 'BALANCE_TOO_LOW', details: { shortfall_bigint: 9_800_000 } },
    });
    await giveCredit(db, sari.person.id, rupiah(98_000));
    expect(await retryAnyCharge(services, request())).toMatchObject({ value: { status: 'active' } });
    const details = await getAnySubscription(db.orm, id, clock.now());
    const kinds = details.ok ? details.value.history.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(['charged', 'charge_failed', 'charge_failed', 'charged']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('and a worker that renews at the same moment wait for each other: paid or cancelled, never both', async ({
    db,
  }) => {
    const { clock, services, request, sari } = await openDesk(db);
    clock.moveTo(END);
    const onError = (error: unknown) => {
      throw error;
    };
    const [cancelled] = await Promise.all([
      cancelAnySubscription(services, { ...request(), ...rest, refund_bigint: 9_900_000 }),
      settleDueSubscriptions({ db, clock, onError }),
      extendSubscription(services, { ...request(), days: 3, reason: 'Uji serentak' }),
    ]);
    const subscription = await sari.only();
    expect(subscription.status).toBe(cancelled.ok ? 'expired' : 'active');
    const paid = 500_000_00 - subscription.charge_count * 9_900_000;
    expect(await balanceOf(db, sari.person.id)).toBe(cancelled.ok ? paid + 9_900_000 : paid);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('do nothing to one that has ended', async ({ db }) => {
    const { services, request, id } = await openDesk(db);
    await cancelAnySubscription(services, { ...request(), ...rest });
    const ended = { refusal: { code: 'SUBSCRIPTION_ENDED' } };
    expect(await cancelAnySubscription(services, { ...request(), ...rest })).toMatchObject(ended);
    expect(await resumeAnySubscription(services, request())).toMatchObject(ended);
    expect(await extendSubscription(services, { ...request(), days: 1, reason: 'Uji' })).toMatchObject(ended);
    const unknown = { ...request(), id: randomUUID() };
    expect(await retryAnyCharge(services, unknown)).toMatchObject({
      refusal: { code: 'SUBSCRIPTION_NOT_FOUND' },
    });
    expect(id).not.toBe(unknown.id);
  });
});
