import { randomUUID } from 'node:crypto';
import { getCart } from '#contract/cart/cart.ts';
import { listGifts } from '#contract/orders/gifts.ts';
import { listReviews } from '#contract/reviews/reviews.ts';
import { listWishlist } from '#contract/wishlist/wishlist.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { expectNothingChanged, type InvalidCall } from './expect-nothing-changed.ts';
import { inEnglish, openStage, type Request } from './stage.ts';

const get = (path: string): Request => ({ method: 'GET', path });
const put = (path: string, body: unknown): Request => ({ method: 'PUT', path, body });
const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path,
  body,
  headers: { 'idempotency-key': randomUUID() },
});

test('[ENT-028, WAL-007, WAL-008] a cart is added up, bought in one go with gifts, and empty afterwards', async ({
  db,
}) => {
  const stage = await openStage(db);
  const [one, two] = [await makeProduct(db), await makeProduct(db, { price: 20_000 })];
  for (const product of [one, two, two]) {
    const added = await stage.send('user', post('/api/cart/items', { product_id: product.id }));
    expect(added.status).toBe(200);
  }
  const { cart } = await (await stage.send('user', get('/api/cart'))).json();
  expect(getCart.output.safeParse({ cart }).error).toBeUndefined();
  expect(cart).toMatchObject({
    total_count: 3,
    total_price: 90_000,
    lines: [
      { product_id: one.id, price: 50_000, quantity: 1, gifts: 0, is_owned: false, problem: null },
      { product_id: two.id, price: 20_000, quantity: 2, gifts: 1, is_owned: false, problem: null },
    ],
  });
  const items = cart.lines.map(({ product_id, price, quantity, gifts }: Record<string, unknown>) => ({
    product_id,
    price,
    quantity,
    gifts,
  }));
  const bought = await stage.send('user', post('/api/checkout', { items }));
  expect(await bought.json()).toMatchObject({ order: { amount: 90_000 }, balance_bigint: 986_000_000 });
  expect((await (await stage.send('user', get('/api/cart'))).json()).cart.lines).toEqual([]);
  const gifts = await (await stage.send('user', get('/api/gifts'))).json();
  expect(listGifts.output.safeParse(gifts).error).toBeUndefined();
  expect(gifts).toMatchObject({ total: 1, gifts: [{ status: 'open', product: { title: two.title } }] });
});

test('a cart that can not be bought names every line that stands in the way, and nothing is bought', async ({
  db,
}) => {
  const stage = await openStage(db);
  const fine = await makeProduct(db);
  const gone = await makeProduct(db, { stock: 1 });
  const dearer = await makeProduct(db, { price: 70_000 });
  const answer = await stage.send(
    'user',
    post('/api/checkout', {
      items: [
        { product_id: fine.id, price: fine.price },
        { product_id: gone.id, price: gone.price, quantity: 2 },
        { product_id: dearer.id, price: 60_000 },
        { product_id: stage.product.id, price: stage.product.price },
      ],
    }),
  );
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'OUT_OF_STOCK',
    error: 'Stok produk ini tidak cukup. Tersisa 1.',
    details: {
      product_id: gone.id,
      lines: [
        { product_id: gone.id, code: 'OUT_OF_STOCK', left: 1 },
        { product_id: dearer.id, code: 'PRICE_CHANGED', price: 70_000 },
        { product_id: stage.product.id, code: 'ALREADY_OWNED' },
      ],
    },
  });
});

test('[ERR-041, ERR-042] a product that does not exist, or is owned, is refused with the words that were agreed', async ({
  db,
}) => {
  const stage = await openStage(db);
  const buy = (product_id: string) =>
    stage.send(
      'user',
      inEnglish(post('/api/checkout', { items: [{ product_id, price: stage.product.price }] })),
    );
  expect(await (await buy(randomUUID())).json()).toMatchObject({ error: 'Product not found' });
  expect(await (await buy(stage.product.id)).json()).toMatchObject({
    error: 'You already have access to this product',
  });
});

test('what makes no sense in cart, wishlist, gifts and reviews is refused at its field, and changes nothing', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { id } = await makeProduct(db);
  const hidden = await makeProduct(db, { is_active: false });
  const item = { product_id: id, quantity: 1 };
  const own = `/api/reviews/${stage.product.id}`;
  const buy = (units: object) =>
    post('/api/checkout', { items: [{ product_id: id, price: 50_000, ...units }] });
  const calls: InvalidCall[] = [
    { what: 'too many to buy', status: 422, field: 'items.0.quantity', request: buy({ quantity: 21 }) },
    { what: 'two for oneself', status: 422, field: 'items', request: buy({ quantity: 3, gifts: 1 }) },
    { what: 'more gifts than units', status: 422, field: 'items', request: buy({ quantity: 2, gifts: 3 }) },
    { what: 'no product', status: 422, field: 'product_id', request: post('/api/cart/items', {}) },
    { what: 'not sold', status: 404, request: post('/api/cart/items', { product_id: hidden.id }) },
    { what: 'unknown', status: 404, request: put(`/api/cart/items/${randomUUID()}`, { quantity: 2 }) },
    {
      what: 'too many',
      status: 422,
      field: 'quantity',
      request: put(`/api/cart/items/${id}`, { quantity: 21 }),
    },
    {
      what: 'nothing of it, merged',
      status: 422,
      field: 'items.0.quantity',
      request: post('/api/cart/merge', { items: [{ ...item, quantity: 0 }] }),
    },
    {
      what: 'a visitor’s cart without end',
      status: 422,
      field: 'items',
      request: post('/api/cart/quote', { items: Array(21).fill(item) }),
    },
    { what: 'a wish that is not sold', status: 404, request: put(`/api/wishlist/${hidden.id}`, {}) },
    { what: 'a wish that is no id', status: 422, field: 'product_id', request: put('/api/wishlist/1', {}) },
    { what: 'no code', status: 422, field: 'code', request: post('/api/gifts/redeem', { code: ' ' }) },
    { what: 'a code that is none', status: 404, request: post('/api/gifts/redeem', { code: 'HADIAH' }) },
    { what: 'six stars', status: 422, field: 'rating', request: put(own, { rating: 6 }) },
    { what: 'half a star', status: 422, field: 'rating', request: put(own, { rating: 4.5 }) },
    { what: 'a book', status: 422, field: 'body', request: put(own, { rating: 4, body: 'x'.repeat(2001) }) },
    { what: 'a zero byte', status: [400, 422], request: put(own, { rating: 4, body: 'a\u0000b' }) },
    { what: 'not one’s own', status: 409, request: put(`/api/reviews/${id}`, { rating: 5 }) },
    { what: 'reviews of nothing', status: 404, request: get('/api/products/tidak-ada/reviews') },
    {
      what: 'page 0 of them',
      status: 422,
      field: 'page',
      request: get(`/api/products/${id}/reviews?page=0`),
    },
  ];
  await expectNothingChanged(stage, calls);
});

test('gift codes can not be guessed by trying: after ten tries one has to wait', async ({ db }) => {
  const stage = await openStage(db, 1);
  const { codes } = await buyGifts(db, 1);
  for (let n = 0; n < 10; n++) {
    const wrong = await stage.send('user', post('/api/gifts/redeem', { code: '0000-0000-0000-0000' }));
    expect(wrong.status).toBe(404);
  }
  const right = post('/api/gifts/redeem', { code: codes[0] });
  const refused = await stage.send('user', right);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await stage.send('other', right)).status).toBe(200);
});

test('a wishlist is filtered as the shop is, and nobody sees that of another', async ({ db }) => {
  const stage = await openStage(db);
  const course = await makeProduct(db, { title: 'Kursus Stok', type: 'e_course' });
  const other = await makeProduct(db, { title: 'Templat Nota' });
  for (const { id } of [course, other, other]) await stage.send('user', put(`/api/wishlist/${id}`, {}));
  const all = await (await stage.send('user', get('/api/wishlist'))).json();
  expect(listWishlist.output.safeParse(all).error).toBeUndefined();
  expect(all.total).toBe(2);
  const found = await (await stage.send('user', get('/api/wishlist?search=stok'))).json();
  expect(found).toMatchObject({ total: 1, products: [{ id: course.id }] });
  const removed = await stage.send('user', { method: 'DELETE', path: `/api/wishlist/${course.id}` });
  expect(await removed.json()).toEqual({ product_ids: [other.id] });
  expect(await (await stage.send('other', get('/api/wishlist/ids'))).json()).toEqual({ product_ids: [] });
});

test('a new review is seen at once by who has the list open, also where answers are kept', async ({ db }) => {
  const stage = await openStage(db);
  const path = `/api/products/${stage.product.id}/reviews`;
  expect(await (await stage.send('visitor', get(path))).json()).toMatchObject({ total: 0, average: null });
  await stage.send('user', put(`/api/reviews/${stage.product.id}`, { rating: 4, body: '<b>Rapi</b>' }));
  const page = await (await stage.send('visitor', get(path))).json();
  expect(listReviews.output.safeParse(page).error).toBeUndefined();
  expect(page).toMatchObject({
    total: 1,
    average: 4,
    reviews: [{ rating: 4, body: '<b>Rapi</b>', author: 'Orang U.', is_edited: false }],
  });
  expect(JSON.stringify(page)).not.toContain(stage.user_id);
  const listed = await (await stage.send('visitor', get('/api/products'))).json();
  expect(listed.products).toMatchObject([{ rating_average: 4, rating_count: 1 }]);
});

test('[PROD-013, PROD-014] what only owners may see is nowhere on the wire: not in the JSON, not for anybody', async ({
  db,
}) => {
  const secret = 'bahan-khusus-pemilik-7431';
  const section = { id: 's1', type: 'modules', title: 'Materi', content: secret, access: 'owner', order: 1 };
  const module = {
    title: 'Pembuka',
    lessons: [{ title: 'Salam', duration: '3 menit', url: secret }],
    file: secret,
  };
  const product = await makeProduct(db, {
    slug: 'produk-berisi',
    content_metadata: { sections: [section] },
    modules: [module],
  });
  const app = createComposedApp(db);
  for (const path of [
    '/api/products',
    `/api/products/${product.id}`,
    '/api/products/produk-berisi',
    '/api/products/produk-berisi/reviews',
  ]) {
    const answer = await app.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).not.toContain(secret);
  }
});
