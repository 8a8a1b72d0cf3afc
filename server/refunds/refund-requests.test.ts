import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { checkOut } from '#server/checkout/index.ts';
import { readCourseConsumption } from '#server/courses/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { readItemRefunds } from './index.ts';

/** Returns the refunds of an order with items of these prices, and the number of statements that it took. */
async function judge(db: Database, prices: readonly number[]) {
  const buyer = await makePerson(db, { balance: 500_000 });
  const products = await Promise.all(
    prices.map((price) => makeProduct(db, { price, type: price === 0 ? 'freebie' : 'template' })),
  );
  const bought = await checkOut(db, { buyer, lines: products.map(lineOf), idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  const { id: order_id, items } = bought.value.order;
  const asked = vi.spyOn(db.pool, 'query');
  const item_ids = items.map(({ id }) => id);
  const refunds = await readItemRefunds(db.orm, {
    ...{ order_id, item_ids, now: new Date(), readConsumption: readCourseConsumption },
    gateways: ['dev_mode'],
  });
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  const judged = new Map(refunds.map(({ order_item_id, obstacle }) => [order_item_id, obstacle]));
  return { statements, obstacles: items.map(({ id, price_bigint }) => [price_bigint, judged.get(id)]) };
}

test('many items of an order are judged each by itself, in as many statements as one', async ({ db }) => {
  const one = await judge(db, [50_000]);
  const many = await judge(db, [50_000, 0, 20_000, 10_000]);
  expect(one.obstacles).toEqual([[5_000_000, null]]);
  expect(many.obstacles.toSorted()).toEqual([
    [0, 'REFUND_NOTHING_PAID'],
    [1_000_000, null],
    [2_000_000, null],
    [5_000_000, null],
  ]);
  expect(many.statements).toBe(one.statements);
});
