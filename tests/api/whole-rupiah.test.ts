import { expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { readOperations, soundCall } from './expectations/operations.ts';
import { openStage } from './stage.ts';

/** Sen that are no whole rupiah. */
const FRACTIONS = [150, -150, 1, 10_000_001];

const fieldsIn = (schema: unknown): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/"(\w+_bigint)":/g)].map(([, name = '']) => name);

test('sen with a fraction of a rupiah are refused at their field by every call that takes sen', async ({
  db,
}) => {
  const stage = await openStage(db);
  const takers = (await readOperations(stage)).filter(({ body }) => fieldsIn(body).length > 0);
  expect(takers.length).toBeGreaterThan(2);
  const calls = [];
  for (const operation of takers) {
    const call = await soundCall(stage, operation);
    for (const field of fieldsIn(operation.body)) calls.push({ name: operation.name, field, call });
  }
  const before = await readBooks(db);
  const strange: unknown[] = [];
  for (const { name, field, call } of calls) {
    for (const amount of FRACTIONS) {
      const { caller, request } = call ?? { caller: 'admin' as const, request: { method: '', path: name } };
      const sound = typeof request.body === 'object' ? request.body : {};
      const answer = await stage.send(caller, { ...request, body: { ...sound, [field]: amount } });
      const { fields = {} } = await answer.json();
      if (answer.status !== 422 || !(field in fields)) strange.push([name, field, amount, answer.status]);
    }
  }
  expect(strange).toEqual([]);
  expect(await readBooks(db)).toEqual(before);
});

/** An owned or bump reduction is the whole discount of an item, so the discount never has a fraction alone. */
const fractions = [
  ['order_is_whole_rupiah', 'update orders set amount_bigint = amount_bigint + 50'],
  ['item_is_whole_rupiah', 'update order_items set price_bigint = price_bigint + 50'],
  [
    'item_is_whole_rupiah',
    "update order_items set discount_bigint = 50, owned_bigint = 50, type = 'bundle', discount_id = null",
  ],
  [
    'request_is_whole_rupiah',
    `insert into refund_requests (user_id, order_id, order_item_id, amount_bigint, destination, reason,
       consumed_percent, download_count)
     select o.user_id, o.id, i.id, 150, 'wallet', 'Salah beli', 0, 0
     from orders o join order_items i on i.order_id = o.id limit 1`,
  ],
] as const;

test.for(fractions)(
  'the database keeps no fraction of a rupiah in what is sold or asked back: %s',
  async ([constraint, statement], { db }) => {
    await openStage(db);
    await expect(db.pool.query(statement)).rejects.toMatchObject({ constraint });
  },
);
