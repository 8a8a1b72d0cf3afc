import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { readCourseConsumption } from '#server/courses/index.ts';
import { readOwnedIds } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { writeReview } from '#server/reviews/index.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { decideRefundRequest, readHeldRefund, requestRefund } from './index.ts';

/** Somebody who had bought A alone, and then the bundle of A, B and C. */
async function buyBundle(db: Database) {
  const [a, b, c] = await Promise.all([makeProduct(db), makeProduct(db), makeProduct(db)]);
  const bundle = await makeBundle(db, [a.id, b.id, c.id], { price: 90_000 });
  const buyer = await makePerson(db, { balance: 200_000 });
  const buy = async (product: Product) => {
    const bought = await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
    if (!bought.ok) throw new Error(bought.refusal.code);
    return bought.value.order;
  };
  await buy(a);
  const order = await buy(bundle);
  const services = {
    db,
    clock: { now: () => new Date() },
    readConsumption: readCourseConsumption,
    gateways: [],
  };
  const order_item_id = order.items[0]?.id ?? '';
  const download = (product: Product) =>
    db.pool.query('update user_products set download_count = 1 where user_id = $1 and product_id = $2', [
      ...[buyer.id, product.id],
    ]);
  return {
    ...{ a, b, c, bundle, buyer, order, download },
    ask: () =>
      requestRefund(services, {
        user_id: buyer.id,
        order_item_id,
        destination: 'wallet',
        reason: 'Salah beli',
      }),
    heldRefund: ({ id: product_id }: Product) =>
      readHeldRefund(
        db.orm,
        { user_id: buyer.id, product_id },
        { now: new Date(), readConsumption: readCourseConsumption },
      ),
  };
}

const decide = async (db: Database, request_id: string) => {
  const actor = { ...systemActor, id: (await makePerson(db)).id };
  const decision = { request_id, verdict: 'approve', note: '', gateways: [] } as const;
  return decideRefundRequest(db, {
    ...decision,
    readConsumption: readCourseConsumption,
    actor,
    idempotency_key: randomUUID(),
  });
};

describe('[DECISIONS 56] the refund of a bundle', () => {
  test('returns what was paid for it and all of its parts; what was bought before stays', async ({ db }) => {
    const { a, bundle, buyer, order, ask } = await buyBundle(db);
    expect(order.amount).toBe(60_000);
    const before = await balanceOf(db, buyer.id);
    expect((await readOwnedIds(db.orm, buyer.id)).includes(bundle.id)).toBe(true);
    const asked = await ask();
    expect(asked.ok && (await decide(db, asked.value.id)).ok).toBe(true);
    expect(await readOwnedIds(db.orm, buyer.id)).toEqual([a.id]);
    expect(await balanceOf(db, buyer.id)).toBe(before + 6_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is decided by the use of any part that it gave, and of none that was held before', async ({ db }) => {
    const { a, b, c, ask, download, heldRefund } = await buyBundle(db);
    await download(a);
    expect(await heldRefund(c)).toMatchObject({ is_open: true, obstacle: null });
    const asked = await ask();
    await download(b);
    expect(await heldRefund(c)).toMatchObject({ is_open: false });
    expect(asked.ok && (await decide(db, asked.value.id))).toMatchObject({
      refusal: { code: 'USED_SINCE', details: { download_count: 1 } },
    });
  });
});

test('[DECISIONS 26] who holds a part by a bundle reviews it, and nobody the bundle', async ({ db }) => {
  const { b, bundle, buyer } = await buyBundle(db);
  const review = { user_id: buyer.id, rating: 5, body: 'Bagus' };
  expect((await writeReview(db, { ...review, product_id: b.id })).ok).toBe(true);
  expect(await writeReview(db, { ...review, product_id: bundle.id })).toMatchObject({
    refusal: { code: 'NOT_OWNED' },
  });
});
