import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { sen } from '#shared/money/money.ts';
import { inShop } from '#tests/support/gateways/gateway-shop.ts';
import { buyFromPayment } from '#tests/support/gateways/refunds.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { refundByStaff, type StaffRefund } from './index.ts';

const PRICE = 50_000;
const PAID = sen(PRICE * 100);

async function buy(db: Database, buyer: Person): Promise<string> {
  const lines = [lineOf(await makeProduct(db, { price: PRICE, type: 'template' }))];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order.id;
}

async function refunder(db: Database) {
  const { id } = await makePerson(db);
  const actor = {
    id,
    role: 'admin' as const,
    request_id: 'r1',
    address: '10.0.0.9',
    user_agent: 'Firefox',
  };
  return (user_id: string, request: Partial<StaffRefund> = {}) =>
    refundByStaff(db, {
      actor,
      user_id,
      order_id: null,
      payment_id: null,
      amount: sen(1_000_000),
      reason: 'Salah tagih',
      method: 'wallet_credit',
      ends_access: false,
      metadata: {},
      gateways: ['dev_mode'],
      idempotency_key: randomUUID(),
      ...request,
    });
}

const auditOf = async (db: Database) =>
  (await db.pool.query("select after from audit_entries where action = 'order.refunded' order by id")).rows;

describe('a refund by staff', () => {
  test('[AAPI-047] moves money once per key, returns what is left, and is in the audit log and the posting', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: PRICE });
    const order_id = await buy(db, buyer);
    const refund = await refunder(db);
    const request = { order_id, idempotency_key: 'one', metadata: { ticket: 'T-7' } };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refund(buyer.id, request)));
    const [first] = outcomes;
    expect(first).toMatchObject({ ok: true, value: { order_id, refundable_bigint: 4_000_000 } });
    for (const outcome of outcomes) expect(outcome).toEqual(first);
    expect(await balanceOf(db, buyer.id)).toBe(1_000_000);
    expect(await refund(buyer.id, { ...request, amount: sen(1) })).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await auditOf(db)).toMatchObject([
      { after: { amount_bigint: 1_000_000, refund_method: 'wallet_credit', metadata: { ticket: 'T-7' } } },
    ]);
    const refund_id = first?.ok === true ? first.value.refund_id : '';
    const posted = await db.pool.query(
      'select metadata from ledger_postings where idempotency_key = $1 and type = $2',
      [`refund:${refund_id}`, 'refund'],
    );
    expect(posted.rows).toEqual([{ metadata: { ticket: 'T-7', payment_id: null } }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[ATOOL-010] finds the order if only one matches, and never refunds money that no order paid', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 4 * PRICE });
    const refund = await refunder(db);
    expect(await refund(buyer.id)).toMatchObject({ refusal: { code: 'NOTHING_TO_REFUND' } });
    const first = await buy(db, buyer);
    const all = await refund(buyer.id, { amount: PAID });
    expect(all).toMatchObject({ ok: true, value: { order_id: first, refundable_bigint: 0 } });
    const [second, third] = [await buy(db, buyer), await buy(db, buyer)];
    const unclear = await refund(buyer.id);
    expect(unclear).toMatchObject({
      refusal: { code: 'ORDER_REQUIRED', details: { orders: [{ id: third }, { id: second }] } },
    });
    const before = await balanceOf(db, buyer.id);
    expect(await refund(buyer.id, { order_id: first })).toMatchObject({
      refusal: { code: 'REFUND_EXCEEDS_PAID', details: { refundable_bigint: 0 } },
    });
    expect(await balanceOf(db, buyer.id)).toBe(before);
    expect(await auditOf(db)).toHaveLength(1);
  });

  test("is refused for another user's order or payment, and for an unknown user", async ({ db }) => {
    const [buyer, other] = [await makePerson(db, { balance: PRICE }), await makePerson(db)];
    const order_id = await buy(db, buyer);
    const refund = await refunder(db);
    const codes = await Promise.all([
      refund(other.id, { order_id }),
      refund(buyer.id, { order_id: randomUUID() }),
      refund(randomUUID(), { order_id }),
      refund(buyer.id, { order_id, payment_id: randomUUID() }),
      refund(buyer.id, { order_id, method: 'payment_provider' }),
    ]);
    expect(codes.map((outcome) => (outcome.ok ? 'done' : outcome.refusal.code))).toEqual([
      'ORDER_NOT_FOUND',
      'ORDER_NOT_FOUND',
      'USER_NOT_FOUND',
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
    ]);
    expect(await balanceOf(db, buyer.id)).toBe(0);
  });

  test('[ATOOL-009] to the payment is reserved at once and posted when the money has left', async ({
    db,
  }) => {
    await inShop(db, 'stripe', async (shop) => {
      const { order_id, payment_id } = await buyFromPayment(db, shop);
      const refund = await refunder(db);
      const given = await refund(shop.payer.id, {
        order_id,
        payment_id,
        amount: PAID,
        method: 'payment_provider',
        gateways: [shop.world.name],
      });
      expect(given).toMatchObject({ ok: true, value: { refundable_bigint: 0 } });
      const { rows } = await db.pool.query('select id, status from gateway_refunds');
      expect(rows).toEqual([{ id: given.ok ? given.value.refund_id : '', status: 'pending' }]);
      expect(await refund(shop.payer.id)).toMatchObject({ refusal: { code: 'NOTHING_TO_REFUND' } });
    });
  });
});
