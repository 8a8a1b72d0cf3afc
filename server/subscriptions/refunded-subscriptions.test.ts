import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { refundOrder } from '#server/orders/index.ts';

import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { type GatewayShop, inShop } from '#tests/support/gateways/gateway-shop.ts';
import { onlyRefund, toPayment } from '#tests/support/gateways/refunds.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, giveCredit } from '#tests/support/shop/people.ts';
import {
  advanceDays,
  chargedFrom,
  clockAt,
  FIRST_END as END,
  makeService,
  FIRST_START as NOW,
  queuedMailKinds,
  settle,
  subscribed,
  subscriberOf,
} from '#tests/support/shop/subscriptions.ts';
import { retryCharge } from './index.ts';

const FULL = 9_900_000;

interface Wish {
  readonly order_id: string;
  readonly amount?: number;
  readonly ends_access?: boolean;
}

const refund = (db: Database, { order_id, amount = FULL, ends_access = false }: Wish) =>
  withTx(db, (tx) =>
    refundOrder(tx, {
      order_id,
      amount: sen(amount),
      reason: '',
      idempotency_key: randomUUID(),
      ends_access,
    }),
  );

/** The order of the newest period. */
async function newestOrder(db: Database): Promise<string> {
  const { rows } = await db.pool.query<{ order_id: string }>(
    'select order_id from subscription_charges order by period_start desc limit 1',
  );
  return rows[0]?.order_id ?? '';
}

const over = { status: 'expired', ended_reason: 'access_ended', next_charge: null };

describe('a subscription that is refunded', () => {
  test('[PROD-043] ends with the running period when all of it is, is never charged again, and says so', async ({
    db,
  }) => {
    const { clock, sari } = await subscribed(db, 500_000);
    await advanceDays(db, clock, 28);
    expect((await refund(db, { order_id: await newestOrder(db) })).ok).toBe(true);
    expect(await sari.only()).toMatchObject(over);
    await advanceDays(db, clock, 40);
    expect(await chargedFrom(db)).toEqual([NOW, END]);
    expect(await queuedMailKinds(db)).toEqual(['charged', 'charged', 'ended']);
    expect(await balanceOf(db, sari.person.id)).toBe(50_000_000 - FULL);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[PROD-043] continues and renews when a past period is refunded, or a part of the current one', async ({
    db,
  }) => {
    const { clock, sari, subscription } = await subscribed(db, 500_000);
    await advanceDays(db, clock, 28);
    await refund(db, { order_id: subscription.order_id });
    await refund(db, { order_id: await newestOrder(db), amount: FULL - 1 });
    expect(await sari.only()).toMatchObject({ status: 'active' });
    await advanceDays(db, clock, 31);
    expect(await chargedFrom(db)).toHaveLength(3);
    expect(await queuedMailKinds(db)).toEqual(['charged', 'charged', 'charged']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test.for(['of the running period', 'of a period that is over'])(
    'ends when access is to end with a part %s, and can be had again',
    async (which, { db }) => {
      const { clock, sari, service, subscription } = await subscribed(db, 500_000);
      await advanceDays(db, clock, 28);
      const order_id = which === 'of the running period' ? await newestOrder(db) : subscription.order_id;
      expect((await refund(db, { order_id, amount: 1, ends_access: true })).ok).toBe(true);
      expect(await sari.only()).toMatchObject(over);
      expect(await queuedMailKinds(db)).toEqual(['charged', 'charged', 'ended']);
      expect((await sari.start(service)).ok).toBe(true);
      expect(await runChecks(db.pool)).toEqual([]);
    },
  );

  test('and charged for the next period at the same moment is charged and runs, or ends uncharged', async ({
    db,
  }) => {
    const rounds = await Promise.all(Array.from({ length: 6 }, () => subscribed(db, 500_000)));
    for (const { clock } of rounds) clock.moveTo(END);
    await Promise.all(
      rounds.flatMap(({ clock, subscription }) => [
        settle(db, clock),
        refund(db, { order_id: subscription.order_id }),
      ]),
    );
    for (const { clock, sari } of rounds) {
      await settle(db, clock);
      const { status, charge_count } = await sari.only();
      expect(['active 2', 'expired 1']).toContain(`${status} ${charge_count}`);
      expect(await balanceOf(db, sari.person.id)).toBe(50_000_000 - (charge_count - 1) * FULL);
    }
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('while the money is on its way to the original payment', () => {
  test('[PROD-043] nothing is charged; once the money has left, the subscription ends', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { clock, subscriber } = await promisedBack(db, shop);
      await settleAt(db, clock, END);
      expect(await chargedFrom(db)).toEqual([NOW]);
      expect(await subscriber.only()).toMatchObject({ status: 'active' });
      const { id, gateway_refund_id } = await onlyRefund(db);
      const done = { refund_id: id, gateway_refund_id, status: 'succeeded' } as const;
      shop.world.changeRefund(done);
      await shop.receiveAndHandle(shop.world.refundWebhook(done));
      await settleAt(db, clock, '2026-03-02T03:00:00.000Z');
      expect(await subscriber.only()).toMatchObject(over);
      expect(await chargedFrom(db)).toEqual([NOW]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('its owner can not pay an overdue period either', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { clock, subscriber } = await promisedBack(db, shop);
      await db.pool.query(
        `update subscriptions set status = 'past_due', failed_at = now(), failure = 'INSUFFICIENT_BALANCE',
           grace_until = now() + interval '3 days', next_action_at = now() + interval '1 day'`,
      );
      const { id } = await subscriber.only();
      const retry = { user_id: shop.payer.id, id, idempotency_key: randomUUID() };
      const refused = await retryCharge({ db, clock }, retry);
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'REFUND_ON_ITS_WAY' } });
      expect(await chargedFrom(db)).toEqual([NOW]);
    });
  });

  test('and the gateway refuses, the subscription goes on as it was', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { clock, subscriber } = await promisedBack(db, shop);
      await settleAt(db, clock, END);
      await db.pool.query("update gateway_refunds set status = 'failed', failure = 'no'");
      await settleAt(db, clock, '2026-02-28T03:59:59.000Z');
      expect(await chargedFrom(db)).toEqual([NOW]);
      await settleAt(db, clock, '2026-02-28T04:00:00.000Z');
      expect(await chargedFrom(db)).toEqual([NOW, END]);
      expect(await subscriber.only()).toMatchObject({ status: 'active' });
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });
});

async function settleAt(db: Database, clock: ReturnType<typeof clockAt>, moment: string): Promise<void> {
  clock.moveTo(moment);
  await settle(db, clock);
}

/** Subscribed from a payment of Rp 50.000 that is wholly reserved for a refund, with money for a renewal. */
async function promisedBack(db: Database, shop: GatewayShop) {
  const payment = await shop.open();
  shop.world.changeSession({ ...payment, what: 'paid' });
  await shop.receiveAndHandle(shop.world.webhook({ ...payment, what: 'paid' }));
  const clock = clockAt(NOW);
  const subscriber = subscriberOf(db, clock, shop.payer);
  const { order_id } = await subscriber.subscribe(await makeService(db, { price: 50_000 }));
  await giveCredit(db, shop.payer.id, rupiah(200_000));
  const promised = await toPayment(db, shop, { order_id, amount: 5_000_000 });
  if (!promised.ok) throw new Error(promised.refusal.code);
  await shop.app.drainJobs();
  return { clock, subscriber };
}
