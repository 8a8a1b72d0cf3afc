import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runChecks } from '#db/run-checks.ts';
import { readProductsForSale } from '#server/catalog/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct } from '#tests/support/shop/products.ts';
import { giveProduct, readOwnedIds } from './index.ts';
import { ownedShare } from './orders.rules.ts';

async function sellBundle(db: Database) {
  const [a, b] = [await makeProduct(db), await makeProduct(db)];
  const bundle = await makeBundle(db, [a.id, b.id]);
  const buyer = await makePerson(db, { balance: 200_000 });
  const bought = await checkOut(db, { buyer, lines: [lineOf(bundle)], idempotency_key: randomUUID() });
  expect(bought.ok).toBe(true);
  return { a, b, bundle, buyer };
}

describe('a bundle that staff gives', () => {
  test('gives the parts that are lacking, without money, and is refused to who holds all', async ({ db }) => {
    const [a, b] = [await makeProduct(db), await makeProduct(db)];
    const bundle = await makeBundle(db, [a.id, b.id]);
    const owner = await makePerson(db);
    const give = (id: string) =>
      withTx(db, async (tx) => {
        const [product] = await readProductsForSale(tx, [id]);
        if (product === undefined) throw new Error('a product is missing');
        return giveProduct(tx, { owner, product, granted_by: owner.id, reason: 'Ganti rugi' });
      });
    expect((await give(a.id)).ok).toBe(true);
    expect((await give(bundle.id)).ok).toBe(true);
    expect((await readOwnedIds(db.orm, owner.id)).toSorted()).toEqual([a.id, b.id, bundle.id].toSorted());
    expect(await give(bundle.id)).toMatchObject({ refusal: { code: 'ALREADY_OWNED' } });
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('the database', () => {
  test.for([
    ['to forget what was in it', 'delete from order_item_parts'],
    [
      'to hold a part that was not in it',
      "update user_products set product_id = (select id from products where type = 'bundle')",
    ],
    [
      'to be sold without its parts',
      `insert into order_items (order_id, product_id, title, slug, type, price_bigint)
       select id, (select id from products where type = 'bundle'), 'Paket', 'paket', 'bundle', 0 from orders`,
    ],
    [
      'to be a part of what is none',
      `with item as (
         insert into order_items (order_id, product_id, title, slug, type, price_bigint)
         select id, (select id from products where type = 'template' limit 1), 'A', 'a', 'template', 0 from orders returning id
       ) insert into order_item_parts (order_item_id, product_id, sort_order, title, slug, type, price_bigint, is_owned)
         select item.id, p.id, 1, 'A', 'a', 'template', 0, false from item, products p where p.type = 'template' limit 1`,
    ],
    ['to be cheaper by both', 'update order_items set discount_bigint = 200, owned_bigint = 100'],
  ] as const)('keeps a sold bundle from %s', async ([, statement], { db }) => {
    await sellBundle(db);
    await expect(db.pool.query(statement)).rejects.toThrow();
  });
});

test('what is owned takes off between nothing and the whole price, more for more, never less than its share, and leaves a round rest', () => {
  const part = (price: number, n: number) => ({
    ...{ id: `p${n}`, slug: '', title: '', type: 'template', price: rupiah(price) },
  });
  const prices = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.nat(20), (list, price, owned) => {
      const bundle = { price: rupiah(price), parts: list.map(part) };
      const share = (count: number) =>
        ownedShare(bundle, new Set(bundle.parts.slice(0, count).map(({ id }) => id)));
      const total = list.reduce((sum, one) => sum + BigInt(one), 0n);
      const own = list.slice(0, owned).reduce((sum, one) => sum + BigInt(one), 0n);
      expect(share(owned)).toBeLessThanOrEqual(price);
      expect(share(owned)).toBeGreaterThanOrEqual(share(Math.max(0, owned - 1)));
      expect(BigInt(share(owned)) * total >= BigInt(price) * own).toBe(true);
      if (total > 0n) expect(share(list.length)).toBe(price);
      const rest = price - share(owned);
      if (own > 0n) expect(rest % (rest < 10_000 ? 100 : 1_000)).toBe(0);
      else expect(share(owned)).toBe(0);
    }),
  );
});
