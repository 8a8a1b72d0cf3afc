import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeBundle, makeProduct } from '#tests/support/shop/products.ts';
import { addProduct, copyProduct, editProduct, getProduct, listAllProducts, listProducts } from '../index.ts';

const actorOf = async (db: Database) => ({ ...systemActor, id: (await makePerson(db)).id });

async function makeParts(db: Database) {
  const [a, b] = await Promise.all([makeProduct(db, { price: 60_000 }), makeProduct(db, { price: 40_000 })]);
  return { a, b, ids: [a.id, b.id] };
}

const add = async (db: Database, parts: readonly string[]) => {
  const actor = await actorOf(db);
  const draft = { title: 'Paket', type: 'bundle', price: rupiah(80_000), is_subscription: false } as const;
  return withTx(db, (tx) => addProduct(tx, actor, { ...draft, parts: [...parts] }));
};
const edit = async (
  db: Database,
  id: string,
  change: Pick<Parameters<typeof editProduct>[2], 'parts' | 'fields'>,
) => {
  const actor = await actorOf(db);
  return withTx(db, (tx) => editProduct(tx, actor, { id, ...change }));
};
const codeOf = (answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } }) =>
  answer.ok ? 'saved' : answer.refusal?.code;

describe('a bundle in the editor', () => {
  test('keeps its parts in order, and a copy has them too', async ({ db }) => {
    const { ids } = await makeParts(db);
    const added = await add(db, ids.toReversed());
    if (!added.ok) throw new Error(added.refusal.code);
    expect(added.value.parts.map(({ id }) => id)).toEqual(ids.toReversed());
    const saved = await edit(db, added.value.id, { parts: ids, fields: {} });
    expect(saved).toMatchObject({ value: { version: 2, parts: [{ price: 60_000 }, { is_sold: true }] } });
    const actor = await actorOf(db);
    const copy = await withTx(db, (tx) => copyProduct(tx, actor, added.value.id));
    expect(copy.ok && copy.value.parts.map(({ id }) => id)).toEqual(ids);
  });

  test('is made of two products at least that are sold, once each, and simply held', async ({ db }) => {
    const { a, ids } = await makeParts(db);
    const [booked, service, bundle, hidden] = await Promise.all([
      makeProduct(db, { type: 'consultation' }),
      makeProduct(db, { type: 'subscription_service', is_subscription: true, billing_cycle: 'monthly' }),
      makeBundle(db, ids),
      makeProduct(db, { is_active: false }),
    ]);
    for (const other of [booked, service, bundle, hidden]) {
      expect([other.type, codeOf(await add(db, [a.id, other.id]))]).toEqual([other.type, 'PARTS_UNFIT']);
    }
    expect(codeOf(await add(db, [a.id]))).toBe('PARTS_UNFIT');
    expect(codeOf(await add(db, []))).toBe('PARTS_UNFIT');
    expect(codeOf(await edit(db, a.id, { parts: ids, fields: {} }))).toBe('PARTS_UNFIT');
    expect(codeOf(await edit(db, bundle.id, { parts: [], fields: {} }))).toBe('PARTS_UNFIT');
  });

  test('stays one, and its parts stay what it may be made of', async ({ db }) => {
    const { a, ids } = await makeParts(db);
    const bundle = await makeBundle(db, ids);
    expect(codeOf(await edit(db, bundle.id, { fields: { type: 'template' } }))).toBe('TYPE_UNFIT');
    expect(codeOf(await edit(db, a.id, { fields: { type: 'bundle' } }))).toBe('TYPE_UNFIT');
    expect(codeOf(await edit(db, a.id, { fields: { type: 'consultation' } }))).toBe('TYPE_UNFIT');
    expect(codeOf(await edit(db, a.id, { fields: { type: 'e_course' } }))).toBe('saved');
  });

  test('whose part is no longer sold is said to be broken, and out of stock in the shop', async ({ db }) => {
    const { a, ids } = await makeParts(db);
    const bundle = await makeBundle(db, ids);
    const listed = async () => {
      const window = { sort: 'sort_order', limit: 20, offset: 0, from: 'start' } as const;
      const { products } = await listAllProducts(db.orm, {}, window);
      const broken = await listAllProducts(db.orm, { status: 'broken' }, window);
      expect(broken.total).toBe(broken.products.length);
      return [products.find(({ id }) => id === bundle.id)?.is_broken, broken.products.length];
    };
    expect(await listed()).toEqual([false, 0]);
    await edit(db, a.id, { fields: { is_active: false } });
    expect(await listed()).toEqual([true, 1]);
    const found = await getProduct(db.orm, bundle.id);
    expect(found).toMatchObject({ value: { availability: 'out_of_stock', original_price: null } });
  });
});

describe('the shop', () => {
  test('shows a bundle beside what its parts cost now, bought alone', async ({ db }) => {
    const { a, ids } = await makeParts(db);
    const bundle = await makeBundle(db, ids, { price: 75_000, original_price: 999_000 });
    const shown = async () => {
      const { products } = await listProducts(db.orm, { page: 1, limit: 20, sort: 'newest', kind: 'all' });
      const { price, original_price, discount_percentage } =
        products.find(({ id }) => id === bundle.id) ?? {};
      return { price, original_price, discount_percentage };
    };
    expect(await shown()).toEqual({ price: 75_000, original_price: 100_000, discount_percentage: 25 });
    // A sale of a part makes the bundle save less.
    await makeDiscount(db, { code: null, percent: 50, targets: [`product:${a.id}`] });
    expect(await shown()).toEqual({ price: 75_000, original_price: null, discount_percentage: 0 });
    const found = await getProduct(db.orm, bundle.id);
    expect(found.ok && found.value.parts.map(({ price }) => price)).toEqual([30_000, 40_000]);
  });

  test('is out of a bundle when a part is sold out', async ({ db }) => {
    const { b, ids } = await makeParts(db);
    const bundle = await makeBundle(db, ids, { stock: 9 });
    await db.pool.query('update products set stock = 3 where id = $1', [b.id]);
    expect(await getProduct(db.orm, bundle.id)).toMatchObject({
      value: { stock: 3, availability: 'available' },
    });
    await db.pool.query('update products set stock = 0 where id = $1', [b.id]);
    expect(await getProduct(db.orm, bundle.id)).toMatchObject({ value: { availability: 'out_of_stock' } });
  });
});

describe('the database', () => {
  test.for([
    ['one part', 'delete from product_parts where product_id = $1'],
    [
      'itself',
      'insert into product_parts (bundle_id, product_id, sort_order) select bundle_id, bundle_id, 9 from product_parts limit 1',
    ],
    ['a part twice', 'insert into product_parts select bundle_id, product_id, 9 from product_parts limit 1'],
    ['a consultation', "update products set type = 'consultation' where id = $1"],
    ['another kind', "update products set type = 'template' where type = 'bundle'"],
    ['a product that is gone', 'delete from products where id = $1'],
  ] as const)('keeps a bundle from %s', async ([, statement], { db }) => {
    const { a, ids } = await makeParts(db);
    await makeBundle(db, ids);
    const values = statement.includes('$1') ? [a.id] : [];
    await expect(db.pool.query(statement, values)).rejects.toThrow();
  });
});
