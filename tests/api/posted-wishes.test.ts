import { action as postCart, loader as readCart } from '#app/features/cart/cart.route.tsx';
import { action as postWish } from '#app/features/catalog/shop/marketplace.route.tsx';
import { action as postReview, loader as readReview } from '#app/features/reviews/review.route.tsx';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, send } from '#tests/support/shop/accounts.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { answerOf, visitTo } from '#tests/support/shop/posting-page.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

test('[WAL-002, WAL-003, WAL-004][DECISIONS 24] cart and wishlist change by POST, say what is refused, and lead a visitor over the sign-in back to the product', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, 'sari@contoh.example');
  const cookie = await cookieFor(app, 'sari@contoh.example');
  const { id } = await makeProduct(db, { slug: 'sop-toko' });
  const cart = (fields: Readonly<Record<string, string>>, as = cookie) =>
    answerOf(() => postCart({ ...visitTo({ app, cookie: as }, '/user/cart', fields), params: {} }));
  const wish = (fields: Readonly<Record<string, string>>, as = cookie) =>
    answerOf(() => postWish({ ...visitTo({ app, cookie: as }, '/user/marketplace', fields), params: {} }));
  const inCart = async () => {
    const visit = visitTo({ app, cookie }, '/user/cart');
    return (await readCart({ ...visit, params: {} })).cart.lines.map(({ quantity }) => quantity);
  };
  const wished = async () => (await send(app, 'GET /api/wishlist/ids', { cookie })).json();
  const toCart = { status: 303, to: '/user/cart' };
  expect(await cart({ product_id: id })).toEqual(toCart);
  expect(await cart({ product_id: id })).toEqual(toCart);
  expect(await inCart()).toEqual([2]);
  expect(await cart({ product_id: id, quantity: '0' })).toEqual(toCart);
  expect(await inCart()).toEqual([]);
  const toList = { status: 303, to: '/user/marketplace?wishlist=1' };
  expect(await wish({ product_id: id, wished: 'true' })).toEqual(toList);
  expect(await wish({ product_id: id, wished: 'true' })).toEqual(toList);
  expect(await wished()).toEqual({ product_ids: [id] });
  expect(await wish({ product_id: id, wished: 'false' })).toEqual(toList);
  expect(await wished()).toEqual({ product_ids: [] });
  const gone = crypto.randomUUID();
  const missing = { status: 404, code: 'PRODUCT_NOT_FOUND' };
  expect([await cart({ product_id: gone }), await wish({ product_id: gone, wished: 'true' })]).toEqual([
    missing,
    missing,
  ]);
  const login = { status: 302, to: '/login?next=%2Fproduct%2Fsop-toko' };
  const asVisitor = [await cart({ product_id: id }, ''), await wish({ product_id: id, wished: 'true' }, '')];
  expect(asVisitor).toEqual([login, login]);
});

test('[DECISIONS 26] a review is written, changed and taken back by POST by who holds the product, and by nobody else', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const { id, price } = await makeProduct(db, { slug: 'sop-toko' });
  await giveCredit(db, await makeAccount(db, 'sari@contoh.example'), rupiah(price));
  await makeAccount(db, 'budi@contoh.example');
  const [sari, budi] = [
    await cookieFor(app, 'sari@contoh.example'),
    await cookieFor(app, 'budi@contoh.example'),
  ];
  const body = { items: [{ product_id: id, price }] };
  expect((await send(app, 'POST /api/checkout', { cookie: sari, key: 'k', body })).status).toBe(200);
  const path = '/user/purchases/sop-toko/review';
  const params = { slug: 'sop-toko' };
  const post = (fields: Readonly<Record<string, string>>, { cookie = sari, search = '' } = {}) =>
    answerOf(() => postReview({ ...visitTo({ app, cookie }, path + search, fields), params }));
  const read = async () => (await readReview({ ...visitTo({ app, cookie: sari }, path), params })).review;
  expect(await post({ body: 'Tanpa bintang' })).toEqual({ status: 422, code: 'INVALID_INPUT' });
  expect(await post({ rating: '6', body: '' })).toEqual({ status: 422, code: 'INVALID_INPUT' });
  expect(await read()).toBeNull();
  const saved = { status: 303, to: `${path}?saved=1` };
  expect(await post({ rating: '4', body: 'Jelas <b>dan</b> pendek.' })).toEqual(saved);
  expect(await post({ rating: '5', body: '' })).toEqual(saved);
  expect(await read()).toEqual({ rating: 5, body: '' });
  const denied = { status: 302, to: '/user/purchases?denied=1' };
  expect(await post({ rating: '1', body: 'Bukan pemilik' }, { cookie: budi })).toEqual(denied);
  expect(await post({}, { cookie: budi, search: '?remove=1' })).toEqual(denied);
  expect(await post({}, { search: '?remove=1' })).toEqual({ status: 303, to: `${path}?removed=1` });
  expect(await read()).toBeNull();
});
