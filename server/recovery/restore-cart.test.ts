import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import { buyProduct } from '#tests/support/shop/courses.ts';
import { giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { mailedCartToken, noon, standingAt } from '#tests/support/shop/recovery.ts';

async function mailed(db: Parameters<typeof makePerson>[0]) {
  const app = createComposedApp(db, { overrides: { clock: standingAt(noon) } });
  const [person, product, gone] = [await makePerson(db), await makeProduct(db), await makeProduct(db)];
  const token = await mailedCartToken({ db, app }, person, [product, gone]);
  const query = new URLSearchParams({ token });
  return {
    ...{ app, person, product, gone, token },
    read: async () => readAnswer(await app.get(`/api/cart/left?${query}`)),
    restore: async (given = token) => readAnswer(await app.post('/api/cart/left', { token: given })),
  };
}

const idsOf = (answer: { readonly cart: { readonly lines: readonly { readonly product_id: string }[] } }) =>
  answer.cart.lines.map(({ product_id }) => product_id);

test('the link of a left cart shows its products to whoever has it, and nothing of the account', async ({
  db,
}) => {
  const { read, product, gone, person } = await mailed(db);
  const shown = await read();
  expect(idsOf(shown).toSorted()).toEqual([product.id, gone.id].toSorted());
  const text = JSON.stringify(shown);
  for (const secret of [person.email, person.id, person.full_name]) expect(text).not.toContain(secret);
  const { rows } = await db.pool.query('select returned_at from recovery_messages');
  expect(rows).toEqual([{ returned_at: null }]);
});

test('a product that sold out since is left out; pressing twice counts the first return', async ({ db }) => {
  const { restore, product, gone } = await mailed(db);
  await db.pool.query('update products set stock = 0 where id = $1', [gone.id]);
  expect(idsOf(await restore())).toEqual([product.id]);
  const first = await db.pool.query('select returned_at from recovery_messages');
  expect(idsOf(await restore())).toEqual([product.id]);
  expect((await db.pool.query('select returned_at from recovery_messages')).rows).toEqual(first.rows);
  expect(first.rows[0]).toMatchObject({ returned_at: noon });
});

test('forged, foreign and expired links open nothing, and neither does one whose product was bought', async ({
  db,
}) => {
  const { app, restore, token, person, product } = await mailed(db);
  const [id = '', expires = '', signature = ''] = token.split('.');
  const later = `${id}.${Number(expires) + 60}.${signature}`;
  const other = `${id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}.${expires}.${signature}`;
  for (const forged of ['', 'x', id, `${id}.${expires}.`, later, other, `${token}x`])
    expect(await restore(forged)).toMatchObject({ status: 410, code: 'INVALID_TOKEN' });
  const late = createComposedApp(db, {
    overrides: { clock: standingAt(new Date(noon.getTime() + 15 * DAY_MS)) },
  });
  expect((await late.post('/api/cart/left', { token })).status).toBe(410);
  expect(await restore()).toMatchObject({ status: 200 });
  await giveCredit(db, person.id, rupiah(500_000));
  await buyProduct(db, person, product);
  await db.pool.query("update recovery_messages set sent_at = sent_at - interval '2 days'");
  expect(await restore()).toMatchObject({ status: 410 });
  expect((await app.get(`/api/cart/left?token=${token}`)).status).toBe(410);
});
