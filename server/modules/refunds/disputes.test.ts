import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { theSystem } from '#server/modules/audit/index.ts';
import { checkOut } from '#server/modules/checkout/index.ts';
import { listFindings } from '#server/modules/payments/index.ts';
import { readWalletSummary } from '#server/modules/wallet/index.ts';
import type { Database } from '#server/platform/db.ts';
import { rupiah } from '#shared/money.ts';
import { describe, expect, test } from '#tests/support/database.ts';
import { dispute, reversal, stripeDispute } from '#tests/support/gateways/disputes.ts';
import { type GatewayShop, inShop } from '#tests/support/gateways/gateway-shop.ts';
import { buyFromPayment, clearing, stateOf } from '#tests/support/gateways/refunds.ts';
import { balanceOf, giveCredit, makePerson } from '#tests/support/people.ts';
import { lineOf, makeProduct } from '#tests/support/products.ts';
import { settleDispute } from './index.ts';

const disputesOf = async (db: Database) =>
  (
    await db.pool.query(
      'select id, status, gateway_state, kind, amount_bigint, taken_bigint, claim_bigint, due_at from payment_disputes order by created_at, id',
    )
  ).rows;

async function settle(db: Database, verdict: 'lost' | 'won' | 'waived') {
  const [row] = await disputesOf(db);
  const actor = { ...theSystem, id: (await makePerson(db)).id };
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
      const payment = await buyFromPayment(db, shop);
      await giveCredit(db, shop.payer.id, rupiah(20_000));
      const { rows } = await db.pool.query('select transaction_id from payments');
      const told = { intent: rows[0].transaction_id, state: 'needs_response', at: 1_795_000_000 } as const;
      const created = stripeDispute({ ...told, event: 'charge.dispute.created' });
      for (const notice of [
        created,
        created,
        stripeDispute({ ...told, event: 'charge.dispute.funds_withdrawn' }),
      ])
        await shop.hear(notice);
      expect(await disputesOf(db)).toMatchObject([
        {
          status: 'open',
          gateway_state: 'open',
          kind: 'dispute',
          amount_bigint: 5_000_000,
          due_at: expect.any(Date),
        },
      ]);
      expect(await buy(db, shop)).toMatchObject(frozen);
      expect(await readWalletSummary(db.orm, shop.payer.id), 'its owner reads why').toMatchObject({
        is_active: false,
        dispute: { open_bigint: 5_000_000, claim_bigint: 0 },
      });
      expect(await listFindings(db.orm)).toMatchObject([
        { kind: 'dispute', resolution: 'settle', amount_bigint: 5_000_000, due_at: expect.any(String) },
      ]);
      const second = await shop.open();
      shop.world.happen({ ...second, what: 'paid' });
      await shop.hear(shop.world.notice({ ...second, what: 'paid' }));
      expect(await balanceOf(db, shop.payer.id), 'what is paid still arrives').toBe(7_000_000);
      // A won dispute opens the wallet by itself, and no older notice closes it again.
      await shop.hear(
        stripeDispute({ ...told, state: 'won', at: told.at + 10, event: 'charge.dispute.closed' }),
      );
      await shop.hear(
        stripeDispute({ ...told, state: 'under_review', at: told.at + 5, event: 'charge.dispute.updated' }),
      );
      expect(await disputesOf(db)).toMatchObject([{ status: 'won', gateway_state: 'won' }]);
      expect((await buy(db, shop)).ok).toBe(true);
      expect(await readWalletSummary(db.orm, shop.payer.id)).toMatchObject({
        is_active: true,
        dispute: null,
      });
      expect(payment.order_id).toBeTruthy();
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('that is lost ends the access, takes back what is there, and keeps the rest as a claim, once', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      await buyFromPayment(db, shop);
      await giveCredit(db, shop.payer.id, rupiah(20_000));
      const { rows } = await db.pool.query('select transaction_id from payments');
      await shop.hear(
        stripeDispute({
          intent: rows[0].transaction_id,
          state: 'lost',
          at: 1_795_000_000,
          event: 'charge.dispute.closed',
        }),
      );
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

  test('whose claim is waived, or that is won after all, leaves the wallet as if nothing was owed', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      await buyFromPayment(db, shop);
      await giveCredit(db, shop.payer.id, rupiah(20_000));
      const { rows } = await db.pool.query('select transaction_id from payments');
      const told = {
        intent: rows[0].transaction_id,
        at: 1_795_000_000,
        event: 'charge.dispute.closed',
      } as const;
      await shop.hear(stripeDispute({ ...told, state: 'lost' }));
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

test('DECISIONS 59: disputes and reversals at PayPal are stored, in dollars as in rupiah, and taken back once', async ({
  db,
}) => {
  await inShop(db, 'paypal', async (shop) => {
    await buyFromPayment(db, shop);
    const { rows } = await db.pool.query('select transaction_id from payments');
    const capture = rows[0].transaction_id;
    const open = dispute(shop.world.api.url, {
      capture,
      status: 'WAITING_FOR_SELLER_RESPONSE',
      event: 'CREATED',
    });
    await shop.hear(open);
    expect(await disputesOf(db)).toMatchObject([{ gateway_state: 'open', amount_bigint: 5_000_000 }]);
    await shop.hear(reversal(shop.world.api.url, capture));
    await shop.hear(dispute(shop.world.api.url, { capture, status: 'RESOLVED', event: 'RESOLVED' }));
    expect(await disputesOf(db)).toMatchObject([
      { gateway_state: 'lost' },
      { kind: 'reversal', gateway_state: 'lost' },
    ]);
    for (const { id } of await disputesOf(db)) {
      const actor = { ...theSystem, id: (await makePerson(db)).id };
      await settleDispute(db, { actor, dispute_id: id, verdict: 'lost', reason: 'Dana ditarik PayPal.' });
    }
    const owed = (await disputesOf(db)).reduce((sum, { claim_bigint }) => sum + claim_bigint, 0);
    expect(owed, 'the same money is owed once').toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

test('DECISIONS 59: a dispute of a payment that is not known, and a signed notice of an unknown kind, are kept', async ({
  db,
}) => {
  await inShop(db, 'stripe', async (shop) => {
    const at = 1_795_000_000;
    await shop.hear(
      stripeDispute({ intent: 'pi_elsewhere', state: 'lost', at, event: 'charge.dispute.created' }),
    );
    await shop.hear(stripeDispute({ intent: 'pi_x', state: 'lost', at, event: 'payout.failed' }));
    const { rows } = await db.pool.query(
      'select event_type, error_message, processed_at is not null as is_done from webhook_events order by id',
    );
    expect(rows).toMatchObject([
      {
        event_type: 'charge.dispute.created',
        is_done: false,
        error_message: expect.stringContaining('dispute'),
      },
      { event_type: 'payout.failed', is_done: true, error_message: null },
    ]);
  });
});
