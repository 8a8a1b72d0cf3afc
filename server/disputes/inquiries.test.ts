import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { listFindings } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { buyForDispute, paypalDispute, transactionOf } from '#tests/support/gateways/disputes.ts';
import { type GatewayShop, inShop } from '#tests/support/gateways/gateway-shop.ts';
import { buyFromPayment, toPayment } from '#tests/support/gateways/refunds.ts';
import { signedByStripe } from '#tests/support/gateways/stripe-world.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { previewSettlement, settleDispute } from './index.ts';

const disputesOf = async (db: Database) =>
  (await db.pool.query('select id, kind, status from payment_disputes order by created_at, id')).rows;

async function settle(db: Database, verdict: 'lost' | 'won') {
  const [row] = await disputesOf(db);
  const actor = { ...systemActor, id: (await makePerson(db)).id };
  return settleDispute(db, { actor, dispute_id: row?.id ?? '', verdict, reason: 'Sudah dihubungi.' });
}

async function buy(db: Database, { payer }: GatewayShop) {
  const lines = [lineOf(await makeProduct(db, { price: 10_000, type: 'template' }))];
  return checkOut(db, { buyer: payer, lines, idempotency_key: randomUUID() });
}

describe('an inquiry or a warning of fraud', () => {
  const warning = (intent: string, actionable: boolean, at: number) =>
    signedByStripe(
      { id: `evt_warning_${at}`, type: 'radar.early_fraud_warning.created', created: 1_795_000_000 + at },
      { id: 'issfr_1', actionable, charge: 'ch_1', payment_intent: intent, fraud_type: 'unauthorized_use' },
    );

  test('is shown with the order that can be refunded, freezes no wallet, and is closed by a note', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const bought = await buyForDispute(db, shop);
      await shop.receiveAndHandle(warning(await transactionOf(db, bought.payment_id), true, 0));
      await bought.tell({ event: 'created', state: 'warning_needs_response', at: 1 });
      expect(await listFindings(db.orm)).toMatchObject([
        { kind: 'warning', resolution: 'settle', detail: 'warning, unauthorized_use, gateway_open' },
        { kind: 'warning', resolution: 'settle', detail: 'inquiry, fraudulent, gateway_open' },
      ]);
      expect((await buy(db, shop)).ok, 'the wallet is open').toBe(true);
      const [warned] = await disputesOf(db);
      expect(await previewSettlement(db.orm, warned?.id)).toMatchObject({ order_ids: [bought.order_id] });
      expect(await settle(db, 'lost')).toEqual({ ok: false, refusal: { code: 'NOTHING_CLAIMED' } });
      const refunded = await toPayment(db, shop, { order_id: bought.order_id, amount: 5_000_000 });
      expect(refunded, 'nothing is held back from the refund that ends it').toMatchObject({ ok: true });
      expect(await settle(db, 'won')).toMatchObject({ ok: true });
      expect(await listFindings(db.orm)).toMatchObject([{ detail: 'inquiry, fraudulent, gateway_open' }]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('that becomes a dispute is one, also after a person has closed it', async ({ db }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { tell } = await buyForDispute(db, shop);
      await tell({ event: 'created', state: 'warning_needs_response', at: 0 });
      await settle(db, 'won');
      expect(await listFindings(db.orm)).toEqual([]);
      await tell({ event: 'updated', state: 'needs_response', at: 60 });
      expect(await listFindings(db.orm)).toMatchObject([{ kind: 'dispute', resolution: 'settle' }]);
      expect(await buy(db, shop)).toMatchObject({ ok: false, refusal: { code: 'WALLET_DISPUTED' } });
      await tell({ event: 'updated', state: 'warning_needs_response', at: 30 });
      expect(await disputesOf(db), 'an older notice changes nothing').toMatchObject([
        { kind: 'dispute', status: 'open' },
      ]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('of PayPal, where buyer and seller still talk, freezes nothing', async ({ db }) => {
    await inShop(db, 'paypal', async (shop) => {
      const { payment_id } = await buyFromPayment(db, shop);
      const capture = await transactionOf(db, payment_id);
      const { url } = shop.world.api;
      const news = { event: 'CREATED', status: 'WAITING_FOR_SELLER_RESPONSE', at: 2 } as const;
      await shop.receiveAndHandle(paypalDispute(url, capture, { ...news, stage: 'INQUIRY' }));
      await giveCredit(db, shop.payer.id, rupiah(20_000));
      expect((await buy(db, shop)).ok).toBe(true);
      expect(await listFindings(db.orm)).toMatchObject([{ kind: 'warning' }]);
    });
  });
});
