import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { readCourseConsumption } from '#server/courses/index.ts';
import { readRefundableByPayment } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { type GatewayShop, inShop } from '#tests/support/gateways/gateway-shop.ts';
import { buyFromPayment, onlyRefund, refundsOf, stateOf } from '#tests/support/gateways/refunds.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { decideRefundRequest, readItemRefunds, requestRefund } from './index.ts';

const gateways = ['stripe'];
const holdingEnded = { holding: 'ended' };

async function itemOf(db: Database, orderId: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>('select id from order_items where order_id = $1', [
    orderId,
  ]);
  return rows[0]?.id ?? '';
}

/** Bought from a payment, requested back to it, and approved. */
async function giveBack(db: Database, shop: GatewayShop) {
  const { order_id } = await buyFromPayment(db, shop);
  const requested = await requestRefund(
    { db, clock: { now: () => new Date() }, readConsumption: readCourseConsumption, gateways },
    {
      user_id: shop.payer.id,
      order_item_id: await itemOf(db, order_id),
      destination: 'original_payment',
      reason: 'Tidak sesuai kebutuhan toko.',
    },
  );
  if (!requested.ok) throw new Error(requested.refusal.code);
  const actor = { ...systemActor, id: (await makePerson(db)).id };
  const approve = () =>
    decideRefundRequest(db, {
      request_id: requested.value.id,
      verdict: 'approve',
      note: '',
      actor,
      readConsumption: readCourseConsumption,
      gateways,
      idempotency_key: randomUUID(),
    });
  return { order_id, approve };
}

describe('a refund request to the original payment', () => {
  test('is offered if a payment of the buyer has enough left at an available gateway', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id } = await buyFromPayment(db, shop);
      const requested = {
        order_id,
        item_ids: [await itemOf(db, order_id)],
        now: new Date(),
        readConsumption: readCourseConsumption,
      };
      expect(await readItemRefunds(db.orm, { ...requested, gateways })).toMatchObject([
        { destinations: ['wallet', 'original_payment'] },
      ]);
      expect(await readItemRefunds(db.orm, { ...requested, gateways: ['xendit'] })).toMatchObject([
        { destinations: ['wallet'] },
      ]);
    });
  });

  test('leaves of its payment what it does not take, while it is on its way', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id } = await buyFromPayment(db, shop);
      const { rows } = await db.pool.query<{ id: string; received_bigint: number }>(
        'select id, received_bigint from payments',
      );
      const [payment] = rows;
      if (payment === undefined) throw new Error('nothing was paid');
      const asked = { user_id: shop.payer.id, payment_ids: [payment.id], gateways };
      expect([...(await readRefundableByPayment(db.orm, asked)).values()]).toEqual([payment.received_bigint]);
      await db.pool.query(
        `insert into gateway_refunds (payment_id, order_id, amount_bigint, reason, idempotency_key)
         values ($1, $2, 100, 'Sebagian', 'part')`,
        [payment.id, order_id],
      );
      expect([...(await readRefundableByPayment(db.orm, asked)).values()]).toEqual([
        payment.received_bigint - 100,
      ]);
    });
  });

  test('is paid out once approved and revokes access at once; the balance is unchanged', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { approve } = await giveBack(db, shop);
      expect((await approve()).ok).toBe(true);
      expect(await approve()).toMatchObject({ refusal: { code: 'ALREADY_DECIDED' } });
      expect(await stateOf(db)).toMatchObject([holdingEnded]);
      expect(await runChecks(db.pool)).toEqual([]);
      await shop.app.drainJobs();
      const { id, gateway_refund_id } = await onlyRefund(db);
      const done = { refund_id: id, gateway_refund_id, status: 'succeeded' } as const;
      shop.world.changeRefund(done);
      await shop.receiveAndHandle(shop.world.refundWebhook(done));
      await shop.app.drainJobs();
      expect(await refundsOf(db)).toMatchObject([{ status: 'succeeded' }]);
      expect(await balanceOf(db, shop.payer.id)).toBe(0);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('goes into the wallet once if the gateway refuses it', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { approve } = await giveBack(db, shop);
      await approve();
      const refusal = { error: { type: 'invalid_request_error', code: 'charge_disputed' } };
      shop.world.api.failNext({ status: 400, json: refusal });
      await shop.app.drainJobs();
      await shop.app.drainJobs();
      expect(await refundsOf(db)).toMatchObject([{ status: 'failed' }]);
      expect(await balanceOf(db, shop.payer.id)).toBe(5_000_000);
      expect(await stateOf(db)).toMatchObject([holdingEnded]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('goes into the wallet if no payment can take the refund any more', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { approve } = await giveBack(db, shop);
      await db.pool.query("update payments set status = 'refunded'");
      expect((await approve()).ok).toBe(true);
      expect(await balanceOf(db, shop.payer.id)).toBe(5_000_000);
      expect(await refundsOf(db)).toEqual([]);
    });
  });
});
