import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { readWalletSummary } from '#server/wallet/index.ts';
import { transactionOf } from '#tests/support/gateways/disputes.ts';
import { inShop, type WorldName } from '#tests/support/gateways/gateway-shop.ts';
import {
  buyFromPayment,
  clearing,
  onlyRefund,
  refundsOf,
  stateOf,
  toPayment,
  toWallet,
} from '#tests/support/gateways/refunds.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { paymentRecord } from '#tests/support/shop/payments.ts';
import { balanceOf } from '#tests/support/shop/people.ts';

const whole = { status: 'refunded', holding: 'ended' };
const asSold = { status: 'completed', holding: 'active' };
const names = ['stripe', 'paypal', 'xendit'] as const satisfies readonly WorldName[];

describe.each(names)('a refund to the original payment at %s', (name) => {
  test('is posted once, and only after the gateway reports that the money has left', async ({ db }) => {
    await inShop(db, name, async (shop) => {
      const { order_id, payment_id } = await buyFromPayment(db, shop);
      expect(await toPayment(db, shop, { order_id, amount: 5_000_000 })).toMatchObject({
        value: { left: 0 },
      });
      const postings = (await db.pool.query('select from ledger_postings')).rowCount;
      await shop.app.drainJobs();
      const refund = await onlyRefund(db);
      expect(refund).toMatchObject({ status: 'pending', charge_bigint: name === 'paypal' ? 308 : null });
      expect(await stateOf(db)).toEqual([asSold]);
      expect((await db.pool.query('select from ledger_postings')).rowCount).toBe(postings);
      const done = {
        refund_id: refund.id,
        gateway_refund_id: refund.gateway_refund_id,
        status: 'succeeded',
      } as const;
      shop.world.changeRefund(done);
      await shop.receiveAndHandle(shop.world.refundWebhook(done));
      await shop.receive(shop.world.refundWebhook(done));
      await shop.app.drainJobs();
      expect(await refundsOf(db)).toMatchObject([{ status: 'succeeded' }]);
      expect(await stateOf(db)).toEqual([whole]);
      expect(await paymentRecord(db, payment_id)).toMatchObject({ status: 'refunded' });
      expect(await readWalletSummary(db.orm, shop.payer.id)).toMatchObject({
        balance_bigint: 0,
        total_spent: 0,
      });
      expect(await clearing(db)).toBe(0);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('that the gateway returns afterwards goes into the wallet; a late webhook changes nothing', async ({
    db,
  }) => {
    await inShop(db, name, async (shop) => {
      const { order_id, payment_id } = await buyFromPayment(db, shop);
      await toPayment(db, shop, { order_id, amount: 5_000_000 });
      await shop.app.drainJobs();
      const { id, gateway_refund_id } = await onlyRefund(db);
      for (const status of ['succeeded', 'failed', 'succeeded'] as const) {
        shop.world.changeRefund({ refund_id: id, gateway_refund_id, status });
        await shop.receiveAndHandle(shop.world.refundWebhook({ refund_id: id, gateway_refund_id, status }));
      }
      expect(await refundsOf(db)).toMatchObject([{ status: 'failed', failure: expect.stringMatching(/./) }]);
      expect(await balanceOf(db, shop.payer.id)).toBe(5_000_000);
      expect(await stateOf(db)).toEqual([whole]);
      expect(await paymentRecord(db, payment_id)).toMatchObject({ status: 'completed' });
      expect(await clearing(db)).toBe(-5_000_000);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });
});

describe('a refund to the original payment', () => {
  test('that the gateway refuses posts nothing, and can go into the wallet instead', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id } = await buyFromPayment(db, shop);
      await toPayment(db, shop, { order_id, amount: 5_000_000 });
      const refusal = { error: { type: 'invalid_request_error', code: 'charge_disputed' } };
      shop.world.api.failNext({ status: 400, json: refusal });
      await shop.app.drainJobs();
      expect(await refundsOf(db)).toMatchObject([
        { status: 'failed', failure: 'stripe refused 400: charge_disputed' },
      ]);
      expect(await stateOf(db)).toEqual([asSold]);
      expect(await toWallet(db, { order_id, amount: 5_000_000 })).toEqual({ ok: true, value: { left: 0 } });
      expect(await stateOf(db)).toEqual([whole]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('waits during an outage; after a lost response the refund is found, not repeated', async ({ db }) => {
    await inShop(db, 'xendit', async (shop) => {
      const { order_id } = await buyFromPayment(db, shop);
      await toPayment(db, shop, { order_id, amount: 2_000_000 });
      shop.world.api.failAlways({ status: 503 });
      await shop.app.drainJobs();
      expect(await refundsOf(db)).toMatchObject([{ status: 'pending', gateway_refund_id: null }]);
      shop.world.api.recover();
      const lookAfter = () => shop.app.jobs.find((job) => job.name === 'settle-stale-refunds')?.run({});
      await lookAfter();
      expect(await refundsOf(db)).toMatchObject([{ gateway_refund_id: null }]);
      await db.pool.query('alter table gateway_refunds disable trigger gateway_refunds_stamp');
      const idle = () => db.pool.query("update gateway_refunds set updated_at = now() - interval '1 hour'");
      await idle();
      await lookAfter();
      const { id, gateway_refund_id } = await onlyRefund(db);
      shop.world.changeRefund({ refund_id: id, gateway_refund_id, status: 'succeeded' });
      await idle();
      await lookAfter();
      await shop.app.drainJobs();
      expect(await refundsOf(db)).toMatchObject([{ status: 'succeeded' }]);
      expect(await stateOf(db)).toEqual([asSold]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('of a part ends the access if requested, and in the end every cent of a dollar is refunded', async ({
    db,
  }) => {
    await inShop(db, 'paypal', async (shop) => {
      const { order_id, payment_id } = await buyFromPayment(db, shop);
      for (const amount of [1_000_001, 1_500_000, 2_499_999]) {
        expect((await toPayment(db, shop, { order_id, amount, ends_access: true })).ok).toBe(true);
      }
      await shop.app.drainJobs();
      const refunds = await refundsOf(db);
      expect(refunds.map(({ charge_bigint }) => charge_bigint)).toEqual([61, 92, 155]);
      for (const { id, gateway_refund_id } of refunds) {
        const done = {
          refund_id: id,
          gateway_refund_id: gateway_refund_id ?? '',
          status: 'succeeded',
        } as const;
        await shop.receiveAndHandle(shop.world.refundWebhook(done));
        expect(await stateOf(db)).toMatchObject([{ holding: 'ended' }]);
      }
      expect(await stateOf(db)).toEqual([whole]);
      expect(await paymentRecord(db, payment_id)).toMatchObject({ status: 'refunded' });
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('is reserved at once: both ways together never exceed what was paid, even under concurrent calls', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id } = await buyFromPayment(db, shop);
      const amount = 2_000_000;
      const results = await Promise.all([
        ...[1, 2, 3, 4].map(() => toPayment(db, shop, { order_id, amount })),
        ...[1, 2, 3, 4].map(() => toWallet(db, { order_id, amount })),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(2);
      expect(await toWallet(db, { order_id, amount })).toMatchObject({
        refusal: { code: 'REFUND_EXCEEDS_PAID', refundable_bigint: 1_000_000 },
      });
      await shop.app.drainJobs();
      for (const { id, gateway_refund_id } of await refundsOf(db)) {
        const done = {
          refund_id: id,
          gateway_refund_id: gateway_refund_id ?? '',
          status: 'succeeded',
        } as const;
        await shop.receiveAndHandle(shop.world.refundWebhook(done));
      }
      expect(await stateOf(db)).toEqual([asSold]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('a wallet refund of the rest does not complete what is only reserved for the payment', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id } = await buyFromPayment(db, shop);
      await toPayment(db, shop, { order_id, amount: 4_000_000 });
      expect(await toWallet(db, { order_id, amount: 1_000_000 })).toEqual({ ok: true, value: { left: 0 } });
      expect(await stateOf(db)).toEqual([asSold]);
      await shop.app.drainJobs();
      const { id, gateway_refund_id } = await onlyRefund(db);
      await shop.receiveAndHandle(
        shop.world.refundWebhook({ refund_id: id, gateway_refund_id, status: 'succeeded' }),
      );
      expect(await stateOf(db)).toEqual([whole]);
      expect(await balanceOf(db, shop.payer.id)).toBe(1_000_000);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('with a used key is refused, whichever way it went', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id } = await buyFromPayment(db, shop);
      const request = { order_id, amount: 1_000_000, key: 'one' };
      const results = await Promise.all([1, 2, 3].map(() => toPayment(db, shop, request)));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const used = { ok: false, refusal: { code: 'ALREADY_POSTED' } };
      expect(await toWallet(db, request)).toEqual(used);
      expect(await toPayment(db, shop, request)).toEqual(used);
      expect(await refundsOf(db)).toHaveLength(1);
    });
  });

  test('without a payment with enough left is refused and changes nothing', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const first = await buyFromPayment(db, shop);
      const second = await buyFromPayment(db, shop);
      const { payment_id } = second;
      const books = await readBooks(db);
      const refused = { ok: false, refusal: { code: 'PAYMENT_NOT_REFUNDABLE' } };
      // That payment was spent on the other order.
      expect(await toPayment(db, shop, { ...first, amount: 1, payment_id })).toEqual(refused);
      expect(await toPayment(db, shop, { ...second, amount: 1, payment_id: randomUUID() })).toEqual(refused);
      const elsewhere = { ...shop, world: { ...shop.world, name: 'xendit' as const } };
      expect(await toPayment(db, elsewhere, { ...second, amount: 1, payment_id: null })).toEqual(refused);
      expect(await readBooks(db)).toEqual(books);
    });
  });

  test('that was not requested here is stored as a failed webhook event', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { payment_id } = await buyFromPayment(db, shop);
      const transaction_id = await transactionOf(db, payment_id);
      const books = await db.pool.query('select count(*) from ledger_postings');
      for (const refund_id of [null, randomUUID()]) {
        const gateway_refund_id = `re_by_hand${refund_id === null ? '' : '2'}`;
        await shop.receiveAndHandle(
          shop.world.refundWebhook({ refund_id, gateway_refund_id, status: 'succeeded', transaction_id }),
        );
      }
      const { rows } = await db.pool.query(
        'select error_message from webhook_events where processed_at is null order by id',
      );
      expect(rows.map(({ error_message }) => error_message)).toEqual([
        'stripe reported an unknown refund: re_by_hand',
        'stripe reported an unknown refund: re_by_hand2',
      ]);
      expect((await db.pool.query('select count(*) from ledger_postings')).rows).toEqual(books.rows);
    });
  });

  test('the database refuses more than the payment brought, changed terms, and reversed states', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id, payment_id } = await buyFromPayment(db, shop);
      const insert = (amount: number) =>
        db.pool.query(
          `insert into gateway_refunds (payment_id, order_id, amount_bigint, reason, idempotency_key)
           values ($1, $2, $3, '', $4)`,
          [payment_id, order_id, amount, randomUUID()],
        );
      await expect(insert(5_000_001)).rejects.toThrow('has not that much to give back');
      await insert(3_000_000);
      await expect(insert(2_000_001)).rejects.toThrow('has not that much to give back');
      const change = (set: string) => db.pool.query(`update gateway_refunds set ${set}`);
      await expect(change('amount_bigint = 1')).rejects.toThrow('terms of refund');
      await change("status = 'failed'");
      await expect(change("status = 'succeeded'")).rejects.toThrow('can not go back');
      await expect(db.pool.query('delete from gateway_refunds')).rejects.toThrow('append-only');
      const pay = (set: string) => db.pool.query(`update payments set ${set}`);
      await expect(pay('amount_bigint = 1')).rejects.toThrow('terms of payment');
      await expect(pay("status = 'failed'")).rejects.toThrow('is credited');
      await expect(pay('received_bigint = 1')).rejects.toThrow('is credited');
    });
  });
});
