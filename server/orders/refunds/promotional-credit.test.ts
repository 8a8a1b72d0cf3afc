import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { redeemVoucher } from '#server/vouchers/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { inShop } from '#tests/support/gateways/gateway-shop.ts';
import { buyFromPayment, toPayment, toWallet } from '#tests/support/gateways/refunds.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import type { Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { makeVoucher } from '#tests/support/shop/vouchers.ts';
import { getAnyOrder } from '../index.ts';

async function buy(db: Database, buyer: Person, price: number): Promise<string> {
  const lines = [lineOf(await makeProduct(db, { price, type: 'template' }))];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order.id;
}

describe('DECISIONS 57: promotional credit', () => {
  test('never leaves as money, neither for one order nor by way of another, and the database refuses it too', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const code = await makeVoucher(db, { amount: rupiah(50_000) });
      await redeemVoucher(db, { user_id: shop.payer.id, code, idempotency_key: 'v' });
      const { order_id: free, payment_id } = await buyFromPayment(db, shop);
      const whole = { order_id: free, amount: 5_000_000 };
      const refused = { refusal: { code: 'PAYMENT_NOT_REFUNDABLE' } };
      expect(await toPayment(db, shop, whole)).toMatchObject(refused);
      expect(await toPayment(db, shop, { ...whole, amount: 100, payment_id })).toMatchObject(refused);
      const behind = db.pool.query(
        `insert into gateway_refunds (payment_id, order_id, amount_bigint, reason, idempotency_key)
         values ($1, $2, 100, 'x', 'x')`,
        [payment_id, free],
      );
      await expect(behind).rejects.toThrow('was not paid with that much money');
      expect((await toWallet(db, whole)).ok).toBe(true);
      const again = await buy(db, shop.payer, 60_000);
      expect(await getAnyOrder(db.orm, again), 'the desk reads how much').toMatchObject({
        value: { refundable_payments: [{ id: payment_id, refundable_bigint: 1_000_000 }] },
      });
      expect(await toPayment(db, shop, { order_id: again, amount: 1_000_001 })).toMatchObject(refused);
      const both = await Promise.all(
        [1, 2].map(() => toPayment(db, shop, { order_id: again, amount: 700_000 })),
      );
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });
});
