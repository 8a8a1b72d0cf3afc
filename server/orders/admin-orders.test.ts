import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { exportHeadings } from '#messages/documents/exports.ts';
import { listAudit, systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { exportOrders, getAnyOrder, refundOrder, setOrderStatus } from './index.ts';

async function buy(db: Database, price = 50_000): Promise<string> {
  const buyer = await makePerson(db, { balance: price });
  const lines = [lineOf(await makeProduct(db, { price, type: price === 0 ? 'freebie' : 'template' }))];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order.id;
}

async function makeAdmin(db: Database) {
  return { ...systemActor, id: (await makePerson(db)).id, role: 'admin' as const };
}

describe('the status of an order', () => {
  test('[AORD-009, AORD-010, AORD-011, AAPI-002] is set from any to any other, timestamped and audited, and moves no money', async ({
    db,
  }) => {
    const [actor, order_id] = [await makeAdmin(db), await buy(db)];
    const set = (status: (typeof orderStatuses)[number]) => setOrderStatus(db, { actor, order_id, status });
    await db.pool.query("update orders set created_at = now() - interval '1 day'");
    const words = orderStatuses.filter((status) => status !== 'refunded');
    for (const from of words)
      for (const to of words) {
        await set(from);
        expect(await set(to)).toEqual({ ok: true, value: { status: to } });
      }
    const { rows } = await db.pool.query(
      "select status, updated_at > now() - interval '1 minute' as is_stamped from orders",
    );
    expect(rows).toEqual([{ status: words.at(-1), is_stamped: true }]);
    await set('completed');
    const { entries } = await listAudit(db.orm, { actor_id: actor.id, limit: 1, offset: 0 });
    expect(entries).toMatchObject([
      {
        action: 'order.status_changed',
        subject_id: order_id,
        before: { status: words.at(-1) },
        after: { status: 'completed' },
      },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('becomes refunded only by a refund while there is money to refund (DECISIONS 49)', async ({ db }) => {
    const [actor, order_id] = [await makeAdmin(db), await buy(db)];
    const set = () => setOrderStatus(db, { actor, order_id, status: 'refunded' });
    const needed = (refundable_bigint: number) => ({
      ok: false,
      refusal: { code: 'REFUND_NEEDED', details: { refundable_bigint } },
    });
    expect(await set()).toEqual(needed(5_000_000));
    const refund = { order_id, reason: 'Salah beli', ends_access: false };
    await withTx(db, (tx) => refundOrder(tx, { ...refund, amount: sen(100), idempotency_key: 'a' }));
    expect(await set()).toEqual(needed(4_999_900));
    expect(await getAnyOrder(db.orm, order_id)).toMatchObject({
      value: { paid_bigint: 5_000_000, refundable_bigint: 4_999_900, order: { transaction_type: 'credit' } },
    });
    await withTx(db, (tx) => refundOrder(tx, { ...refund, amount: sen(4_999_900), idempotency_key: 'b' }));
    await setOrderStatus(db, { actor, order_id, status: 'completed' });
    expect(await set()).toEqual({ ok: true, value: { status: 'refunded' } });
    const free = await buy(db, 0);
    expect(await setOrderStatus(db, { actor, order_id: free, status: 'refunded' })).toMatchObject({
      ok: true,
    });
    const held = await db.pool.query("select from user_products where status = 'active'");
    expect(held.rowCount).toBe(0);
    expect(await setOrderStatus(db, { actor, order_id: randomUUID(), status: 'pending' })).toEqual({
      ok: false,
      refusal: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

test('all matching orders are exported once each, across batches and equal timestamps', async ({ db }) => {
  const { id } = await makePerson(db);
  await db.pool.query(
    `insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method, created_at)
     select $1, 'n@contoh.example', '=1+1', n * 100, case when n = 1 then 'failed' else 'pending' end, 'manual',
            timestamptz '2026-01-01 00:00:00.000500Z' + (n % 3) * interval '1 microsecond'
     from generate_series(1, 2500) as n`,
    [id],
  );
  const read = async (filter: Parameters<typeof exportOrders>[1]) =>
    (await new Response(exportOrders(db.orm, filter).content('comma')).text())
      .trimEnd()
      .split('\r\n')
      .slice(1);
  const lines = await read({});
  expect([lines.length, new Set(lines).size]).toEqual([2500, 2500]);
  const [failed] = await read({ status: 'failed' });
  expect(failed).toContain(",2026-01-01,07.00,'=1+1,n@contoh.example,1,failed,manual,");
});

test('the table of orders names way, gateway and reference of the payment, and nothing where the balance paid', async ({
  db,
}) => {
  const product = await makeProduct(db, { price: 149_000 });
  const guest = openBrowser(db);
  const opened = await guest.open(product, {
    email: 'rina@contoh.example',
    body: { payment_method: 'qris' },
  });
  await guest.pay(opened, { amount: 149_000 });
  const paid = await db.pool.query(
    'select id, coalesce(transaction_id, session_id) as reference from payments',
  );
  const order_id = await buy(db);
  const text = await new Response(exportOrders(db.orm, {}).content('comma')).text();
  const [head, ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const cells = lines.map((line) => Object.fromEntries(line.map((cell, at) => [head?.[at], cell])));
  const { method, gateway, paymentReference, paymentId, orderId } = exportHeadings;
  const [{ id, reference }] = paid.rows;
  expect(cells).toHaveLength(2);
  expect(cells.find((row) => row[orderId] !== order_id)).toMatchObject({
    [method]: 'QRIS',
    [gateway]: 'dev_mode',
    [paymentReference]: reference,
    [paymentId]: id,
  });
  expect(cells.find((row) => row[orderId] === order_id)).toMatchObject({
    [method]: 'saldo',
    [gateway]: '',
    [paymentReference]: '',
    [paymentId]: '',
  });
});
