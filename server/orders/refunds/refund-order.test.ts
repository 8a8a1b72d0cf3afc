import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { readWalletSummary } from '#server/wallet/index.ts';
import { sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { refundOrder } from '../index.ts';

interface Wish {
  readonly order_id: string;
  readonly amount: number;
  readonly key?: string;
  readonly ends_access?: boolean;
}

const refund = (db: Database, { order_id, amount, key = randomUUID(), ends_access = false }: Wish) =>
  withTx(db, (tx) =>
    refundOrder(tx, {
      order_id,
      amount: sen(amount),
      reason: 'Tidak cocok',
      idempotency_key: key,
      ends_access,
    }),
  );

/** An order of Rp 50.000 that emptied the wallet. */
async function buySomething(db: Database, buyer: Person, price = 50_000): Promise<string> {
  const type = price === 0 ? 'freebie' : 'template';
  const lines = [lineOf(await makeProduct(db, { price, type }))];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order.id;
}

async function stateOf(db: Database): Promise<unknown> {
  const { rows } = await db.pool.query(
    'select o.status as order_status, h.status as holding from orders o join user_products h on h.order_id = o.id',
  );
  return rows;
}

describe('a refund', () => {
  test('of a part refunds it and keeps order and access', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const order_id = await buySomething(db, buyer);
    expect(await refund(db, { order_id, amount: 1_500_001 })).toEqual({
      ok: true,
      value: { left: 3_499_999 },
    });
    expect(await balanceOf(db, buyer.id)).toBe(1_500_001);
    expect(await stateOf(db)).toEqual([{ order_status: 'completed', holding: 'active' }]);
    const { rows } = await db.pool.query(
      `select p.type, p.reference_id, p.description, e.account, e.amount_bigint from ledger_postings p
       join ledger_entries e on e.posting_id = p.id where p.type = 'refund' order by e.id`,
    );
    const posting = { type: 'refund', reference_id: order_id, description: 'Tidak cocok' };
    expect(rows).toEqual([
      { ...posting, account: null, amount_bigint: 1_500_001 },
      { ...posting, account: 'refunds', amount_bigint: -1_500_001 },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a part can end the access', async ({ db }) => {
    const order_id = await buySomething(db, await makePerson(db, { balance: 50_000 }));
    expect((await refund(db, { order_id, amount: 1, ends_access: true })).ok).toBe(true);
    expect(await stateOf(db)).toEqual([{ order_status: 'completed', holding: 'ended' }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of all, in parts, ends order and access; then the product can be bought again', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const product = await makeProduct(db);
    const buy = () => checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
    const bought = await buy();
    if (!bought.ok) throw new Error(bought.refusal.code);
    const order_id = bought.value.order.id;
    await refund(db, { order_id, amount: 2_000_000 });
    expect(await refund(db, { order_id, amount: 3_000_000 })).toEqual({ ok: true, value: { left: 0 } });
    expect(await stateOf(db)).toEqual([{ order_status: 'refunded', holding: 'ended' }]);
    expect(await readWalletSummary(db.orm, buyer.id)).toMatchObject({
      balance_bigint: 5_000_000,
      total_spent: 0,
    });
    expect((await buy()).ok).toBe(true);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test.for([
    { title: 'more than was paid', amount: 5_000_001, left: 5_000_000 },
    { title: 'nothing', amount: 0, left: 5_000_000 },
    { title: 'less than nothing', amount: -1, left: 5_000_000 },
  ])('of $title is refused and changes nothing', async ({ amount, left }, { db }) => {
    const order_id = await buySomething(db, await makePerson(db, { balance: 50_000 }));
    const books = await readBooks(db);
    expect(await refund(db, { order_id, amount })).toEqual({
      ok: false,
      refusal: { code: 'REFUND_EXCEEDS_PAID', refundable_bigint: left },
    });
    expect(await readBooks(db)).toEqual(books);
  });

  test('of more than is left is refused and returns what is left', async ({ db }) => {
    const order_id = await buySomething(db, await makePerson(db, { balance: 50_000 }));
    await refund(db, { order_id, amount: 4_000_000 });
    expect(await refund(db, { order_id, amount: 1_000_001 })).toMatchObject({
      refusal: { code: 'REFUND_EXCEEDS_PAID', refundable_bigint: 1_000_000 },
    });
  });

  test('of an unpaid order is refused: free, pending or unknown', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const nothing = { ok: false, refusal: { code: 'REFUND_EXCEEDS_PAID', refundable_bigint: 0 } };
    expect(await refund(db, { order_id: await buySomething(db, buyer, 0), amount: 1 })).toEqual(nothing);
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method)
       values ($1, 'a', 'a', 5000000, 'pending', 'wallet') returning id`,
      [buyer.id],
    );
    for (const { id } of rows) expect(await refund(db, { order_id: id, amount: 1 })).toEqual(nothing);
    expect(rows).toHaveLength(1);
    expect(await refund(db, { order_id: randomUUID(), amount: 1 })).toEqual({
      ok: false,
      refusal: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await balanceOf(db, buyer.id)).toBe(5_000_000);
  });

  test.for([2_000_000, 5_000_000])('of %i sen with a key moves money once', async (amount, { db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const order_id = await buySomething(db, buyer);
    const results = await Promise.all([1, 2, 3, 4].map(() => refund(db, { order_id, amount, key: 'one' })));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok)) {
      expect(result).toEqual({ ok: false, refusal: { code: 'ALREADY_POSTED' } });
    }
    expect(await balanceOf(db, buyer.id)).toBe(amount);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('and seven others at once never refund more than was paid', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const order_id = await buySomething(db, buyer);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => refund(db, { order_id, amount: 2_000_000 })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    expect(await balanceOf(db, buyer.id)).toBe(4_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
