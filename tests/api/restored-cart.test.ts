import { action as postRestore } from '#app/features/recovery/restore-cart.route.tsx';
import { readCart, setQuantity } from '#server/cart/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount } from '#tests/support/shop/accounts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { answerOf, visitTo } from '#tests/support/shop/posting-page.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { mailedCartToken } from '#tests/support/shop/recovery.ts';

test('the button of a left cart joins the cart of whoever is signed in, and leads a visitor to the checkout', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const [left, kept] = [await makeProduct(db), await makeProduct(db)];
  const token = await mailedCartToken({ db, app }, await makePerson(db), [left]);
  const press = (cookie: string, given = token) =>
    answerOf(() =>
      postRestore({ ...visitTo({ app, cookie }, '/cart/restore', { token: given }), params: {} }),
    );
  const other = await makeAccount(db, 'lain@contoh.example');
  await setQuantity(db, other, { product_id: kept.id, quantity: 2 });
  const cookie = await cookieFor(app, 'lain@contoh.example');
  for (const _ of [1, 2]) expect(await press(cookie)).toEqual({ status: 303, to: '/user/cart' });
  expect(await readCart(db.orm, other)).toEqual([
    { product_id: kept.id, quantity: 2 },
    { product_id: left.id, quantity: 1 },
  ]);
  await setQuantity(db, other, { product_id: left.id, quantity: 3 });
  await press(cookie);
  expect((await readCart(db.orm, other)).map(({ quantity }) => quantity).toSorted()).toEqual([2, 3]);
  expect(await press('')).toEqual({ status: 303, to: `/checkout?items=${left.id}:1` });
  expect(await press('', `${token}x`)).toMatchObject({ status: 410, code: 'INVALID_TOKEN' });
});
