import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { handleWebhookEvent, listFindings } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { readWalletSummary } from '#server/wallet/index.ts';
import { rupiah } from '#shared/money/money.ts';
import {
  buyForDispute,
  paypalDeadline,
  paypalDispute,
  reversal,
  stripeDeadline,
  stripeDispute,
  transactionOf,
} from '#tests/support/gateways/disputes.ts';
import { type GatewayShop, inShop } from '#tests/support/gateways/gateway-shop.ts';
import { buyFromPayment, clearing, stateOf, toPayment } from '#tests/support/gateways/refunds.ts';
import { signedByStripe } from '#tests/support/gateways/stripe-world.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { settleDispute } from './index.ts';

const disputesOf = async (db: Database) =>
  (
    await db.pool.query(
      'select id, status, gateway_state, kind, amount_bigint, taken_bigint, claim_bigint, due_at from payment_disputes order by created_at, id',
    )
  ).rows;

async function settle(db: Database, verdict: 'lost' | 'won' | 'waived') {
  const [row] = await disputesOf(db);
  const actor = { ...systemActor, id: (await makePerson(db)).id };
  return settleDispute(db, { actor, dispute_id: row?.id ?? '', verdict, reason: 'Sesuai keputusan bank.' });
}

async function buy(db: Database, { payer }: GatewayShop) {
  const lines = [lineOf(await makeProduct(db, { price: 10_000, type: 'template' }))];
  return checkOut(db, { buyer: payer, lines, idempotency_key: randomUUID() });
}
const frozen = { ok: false, refusal: { code: 'WALLET_DISPUTED' } };

describe('DECISIONS 59: a card dispute at Stripe', () => {
  test('is stored once with its deadline, freezes the wallet, and shows in reconciliation', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell } = await buyForDispute(db, shop);
      const created = { event: 'created', state: 'needs_response', at: 0 } as const;
      for (const update of [created, created, { ...created, event: 'funds_withdrawn' } as const])
        await tell(update);
      expect(await disputesOf(db)).toMatchObject([
        { status: 'open', gateway_state: 'open', kind: 'dispute', amount_bigint: 5_000_000 },
      ]);
      expect(await buy(db, shop)).toMatchObject(frozen);
      expect(await readWalletSummary(db.orm, shop.payer.id), 'its owner reads why').toMatchObject({
        is_active: false,
        dispute: { open_bigint: 5_000_000, claim_bigint: 0 },
      });
      const due_at = stripeDeadline(0).toISOString();
      expect(await listFindings(db.orm)).toMatchObject([
        { kind: 'dispute', resolution: 'settle', amount_bigint: 5_000_000, due_at },
      ]);
      const second = await shop.open();
      shop.world.changeSession({ ...second, what: 'paid' });
      await shop.receiveAndHandle(shop.world.webhook({ ...second, what: 'paid' }));
      expect(await balanceOf(db, shop.payer.id), 'what is paid still arrives').toBe(7_000_000);
      // A won dispute unfreezes the wallet by itself, and no older webhook freezes it again.
      await tell({ event: 'closed', state: 'won', at: 10 });
      await tell({ event: 'updated', state: 'under_review', at: 5 });
      expect(await disputesOf(db)).toMatchObject([{ status: 'won', gateway_state: 'won' }]);
      expect((await buy(db, shop)).ok).toBe(true);
      expect(await readWalletSummary(db.orm, shop.payer.id)).toMatchObject({
        is_active: true,
        dispute: null,
      });
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('that was won and is reopened freezes the wallet again, with its new deadline and amount', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell } = await buyForDispute(db, shop);
      await tell({ event: 'created', state: 'needs_response', at: 0 });
      await tell({ event: 'closed', state: 'won', at: 10 });
      await tell({ event: 'funds_withdrawn', state: 'needs_response', at: 30, amount: 4_000_000 });
      await tell({ event: 'updated', state: 'under_review', at: 40, amount: 3_000_000 });
      // Older than the known state.
      await tell({ event: 'funds_reinstated', state: 'won', at: 20 });
      await tell({ event: 'updated', state: 'needs_response', at: 35, amount: 1_000_000 });
      const open = { status: 'open', amount_bigint: 3_000_000, due_at: stripeDeadline(40) };
      expect(await disputesOf(db)).toMatchObject([open]);
      expect(await buy(db, shop)).toMatchObject(frozen);
      expect(await listFindings(db.orm)).toMatchObject([
        { kind: 'dispute', amount_bigint: 3_000_000, due_at: stripeDeadline(40).toISOString() },
      ]);
      expect(await runChecks(db.pool)).toEqual([]);
      await settle(db, 'lost');
      await tell({ event: 'closed', state: 'lost', at: 50, amount: 5_000_000 });
      expect(await disputesOf(db), 'what was settled stays as it was settled').toMatchObject([
        { status: 'lost', amount_bigint: 3_000_000, taken_bigint: 2_000_000, claim_bigint: 1_000_000 },
      ]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('that is closed and reopened by two concurrent webhooks has the state of the newer one', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell, notice } = await buyForDispute(db, shop);
      await tell({ event: 'created', state: 'needs_response', at: 0 });
      await shop.receive(notice({ event: 'closed', state: 'won', at: 10 }));
      await shop.receive(notice({ event: 'updated', state: 'needs_response', at: 20 }));
      const { rows } = await db.pool.query<{ id: number }>(
        'select id from webhook_events where processed_at is null',
      );
      const all = [...rows, ...rows].map(({ id }) => handleWebhookEvent(shop.app.top_ups, id));
      expect(all).toHaveLength(4);
      await Promise.all(all);
      expect(await disputesOf(db)).toMatchObject([{ status: 'open', due_at: stripeDeadline(20) }]);
      expect(await buy(db, shop)).toMatchObject(frozen);
    });
  });

  test('is never won while its gateway reports otherwise, unless an admin settled it', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell } = await buyForDispute(db, shop);
      await tell({ event: 'created', state: 'needs_response', at: 0 });
      const behind = db.pool.query("update payment_disputes set status = 'won', settled_at = now()");
      await expect(behind).rejects.toThrow('won_by_gateway_or_person');
      await settle(db, 'won');
      await tell({ event: 'updated', state: 'under_review', at: 10 });
      expect(await disputesOf(db), 'the word of a person stands').toMatchObject([{ status: 'won' }]);
      expect(await listFindings(db.orm), 'and that they differ is shown').toMatchObject([
        { kind: 'dispute' },
      ]);
    });
  });

  test('keeps its part of the payment from being refunded, also by the database', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell, order_id, payment_id } = await buyForDispute(db, shop);
      await tell({ event: 'created', state: 'needs_response', at: 0, amount: 3_000_000 });
      const refund = (amount: number) =>
        db.pool.query(
          `insert into gateway_refunds (payment_id, order_id, amount_bigint, reason, idempotency_key)
           values ($1, $2, $3, 'x', 'x')`,
          [payment_id, order_id, amount],
        );
      expect(await toPayment(db, shop, { order_id, amount: 2_000_001 })).toMatchObject({
        refusal: { code: 'PAYMENT_NOT_REFUNDABLE' },
      });
      await expect(refund(2_000_001)).rejects.toThrow('has not that much to give back');
      expect((await toPayment(db, shop, { order_id, amount: 1_500_000 })).ok).toBe(true);
      await expect(refund(500_001)).rejects.toThrow('has not that much to give back');
      await tell({ event: 'closed', state: 'won', at: 10 });
      expect((await toPayment(db, shop, { order_id, amount: 3_500_000 })).ok).toBe(true);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('that is lost revokes access, takes what the wallet holds, and keeps the rest as a claim, once', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell } = await buyForDispute(db, shop);
      await tell({ event: 'closed', state: 'lost', at: 0 });
      expect(await balanceOf(db, shop.payer.id), 'a person decides').toBe(2_000_000);
      const both = await Promise.all([settle(db, 'lost'), settle(db, 'lost')]);
      expect(both.every(({ ok }) => ok)).toBe(true);
      expect(await disputesOf(db)).toMatchObject([
        { status: 'lost', taken_bigint: 2_000_000, claim_bigint: 3_000_000 },
      ]);
      expect(await balanceOf(db, shop.payer.id)).toBe(0);
      expect(await clearing(db)).toBe(-3_000_000);
      expect(await stateOf(db)).toMatchObject([{ holding: 'ended' }]);
      expect(await buy(db, shop), 'a claim stands').toMatchObject(frozen);
      expect((await readWalletSummary(db.orm, shop.payer.id)).dispute).toEqual({
        open_bigint: 0,
        claim_bigint: 3_000_000,
      });
      await giveCredit(db, shop.payer.id, rupiah(40_000));
      expect((await settle(db, 'lost')).ok).toBe(true);
      expect(await disputesOf(db)).toMatchObject([
        { status: 'lost', taken_bigint: 5_000_000, claim_bigint: 0 },
      ]);
      expect((await buy(db, shop)).ok).toBe(true);
      expect(await runChecks(db.pool)).toEqual([]);
      const { rows: audit } = await db.pool.query(
        "select action from audit_entries where action like 'dispute.%'",
      );
      expect(audit.length).toBeGreaterThanOrEqual(2);
    });
  });

  test('whose claim is waived, or that is won after all, leaves nothing owed', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell } = await buyForDispute(db, shop);
      await tell({ event: 'closed', state: 'lost', at: 0 });
      await settle(db, 'lost');
      expect((await settle(db, 'waived')).ok).toBe(true);
      expect(await disputesOf(db)).toMatchObject([
        { status: 'lost', taken_bigint: 2_000_000, claim_bigint: 0 },
      ]);
      expect((await settle(db, 'won')).ok).toBe(true);
      expect(await disputesOf(db)).toMatchObject([{ status: 'won', taken_bigint: 0, claim_bigint: 0 }]);
      expect(await balanceOf(db, shop.payer.id)).toBe(2_000_000);
      expect((await buy(db, shop)).ok).toBe(true);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });
});

test('DECISIONS 59: disputes and reversals at PayPal are stored, in dollars as in rupiah, and reversed once', async ({
  db,
}) => {
  await inShop(db, 'paypal', async (shop) => {
    const capture = await transactionOf(db, (await buyFromPayment(db, shop)).payment_id);
    const { url } = shop.world.api;
    await shop.receiveAndHandle(
      paypalDispute(url, capture, { event: 'CREATED', status: 'WAITING_FOR_SELLER_RESPONSE', at: 1 }),
    );
    expect(await disputesOf(db)).toMatchObject([{ gateway_state: 'open', amount_bigint: 5_000_000 }]);
    const resolved = { event: 'RESOLVED', status: 'RESOLVED' } as const;
    await shop.receiveAndHandle(
      paypalDispute(url, capture, { ...resolved, at: 2, outcome: 'RESOLVED_SELLER_FAVOUR' }),
    );
    expect(await disputesOf(db)).toMatchObject([{ status: 'won' }]);
    await shop.receiveAndHandle(
      paypalDispute(url, capture, { event: 'UPDATED', status: 'WAITING_FOR_SELLER_RESPONSE', at: 3 }),
    );
    expect(await disputesOf(db), 'taken up again').toMatchObject([
      { status: 'open', due_at: paypalDeadline(3) },
    ]);
    await shop.receiveAndHandle(reversal(url, capture));
    await shop.receiveAndHandle(
      paypalDispute(url, capture, { ...resolved, at: 4, outcome: 'RESOLVED_BUYER_FAVOUR' }),
    );
    expect(await disputesOf(db)).toMatchObject([
      { gateway_state: 'lost' },
      { kind: 'reversal', gateway_state: 'lost' },
    ]);
    for (const { id } of await disputesOf(db)) {
      const actor = { ...systemActor, id: (await makePerson(db)).id };
      await settleDispute(db, { actor, dispute_id: id, verdict: 'lost', reason: 'Dana ditarik PayPal.' });
    }
    const owed = (await disputesOf(db)).reduce((sum, { claim_bigint }) => sum + claim_bigint, 0);
    expect(owed, 'the same money is owed once').toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

test('DECISIONS 59: a dispute of an unknown payment waits an hour for that payment, and then belongs to another program', async ({
  db,
}) => {
  await inShop(db, 'stripe', async (shop) => {
    await shop.receiveAndHandle(stripeDispute('pi_elsewhere', { event: 'created', state: 'lost', at: 0 }));
    await shop.receiveAndHandle(signedByStripe({ id: 'evt_1', type: 'payout.failed' }, { id: 'po_1' }));
    const events = async () =>
      (
        await db.pool.query(
          'select event_type, error_message, is_foreign, processed_at is not null as is_done from webhook_events order by id',
        )
      ).rows;
    const done = { event_type: 'payout.failed', is_done: true, is_foreign: false, error_message: null };
    const waiting = { event_type: 'charge.dispute.created', is_done: false, error_message: null };
    expect(await events()).toMatchObject([waiting, done]);
    await db.pool.query("update webhook_events set received_at = now() - interval '61 minutes'");
    const { rows } = await db.pool.query<{ id: number }>(
      'select id from webhook_events where processed_at is null',
    );
    await handleWebhookEvent(shop.app.top_ups, Number(rows[0]?.id));
    expect(await events()).toMatchObject([{ ...waiting, is_done: true, is_foreign: true }, done]);
    expect(await listFindings(db.orm)).toEqual([]);
  });
});
