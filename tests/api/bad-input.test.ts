import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/machine/database.ts';
import { expectNothingChanged, type InvalidCall } from './expect-nothing-changed.ts';
import { openStage, type Request } from './stage.ts';

const key = () => ({ 'idempotency-key': randomUUID() });
const topUp = (body: unknown): Request => ({
  method: 'POST',
  path: '/api/wallet/topup',
  headers: key(),
  body,
});
const buy = (body: unknown): Request => ({ method: 'POST', path: '/api/checkout', headers: key(), body });
const get = (path: string): Request => ({ method: 'GET', path });

test('amounts that are no amounts are refused at their field', async ({ db }) => {
  const stage = await openStage(db);
  const amounts = [0, -1, -50_000, 0.5, 10_000.01, 1e15, 2 ** 53, '50000', '', null, true, [], {}];
  const calls = amounts.map(
    (amount): InvalidCall => ({
      what: `top-up of ${JSON.stringify(amount)}`,
      status: 422,
      field: 'amount',
      request: topUp({ amount }),
    }),
  );
  const raw = ['1e400', '-1e400', '0.1e1000'].map(
    (amount): InvalidCall => ({
      what: `top-up of ${amount}`,
      status: 422,
      field: 'amount',
      request: { ...topUp({}), raw: `{"amount":${amount}}` },
    }),
  );
  const others: InvalidCall[] = [
    { what: 'no amount', status: 422, field: 'amount', request: topUp({}) },
    { what: 'dollars', status: 422, field: 'currency', request: topUp({ amount: 1000, currency: 'USD' }) },
    {
      what: 'a method without end',
      status: 422,
      field: 'payment_method',
      request: topUp({ amount: 1000, payment_method: 'x'.repeat(51) }),
    },
    {
      what: 'a description without end',
      status: 422,
      field: 'description',
      request: topUp({ amount: 1000, description: 'x'.repeat(201) }),
    },
  ];
  await expectNothingChanged(stage, [...calls, ...raw, ...others]);
});

test('carts that make no sense are refused, and a price is compared, never believed', async ({ db }) => {
  const stage = await openStage(db);
  const { id, price } = await stage.newProduct();
  const item = { product_id: id, price };
  const calls: InvalidCall[] = [
    { what: 'no items', status: 422, field: 'items', request: buy({}) },
    { what: 'an empty cart', status: 422, field: 'items', request: buy({ items: [] }) },
    { what: 'twice the same', status: 422, field: 'items', request: buy({ items: [item, item] }) },
    {
      what: 'no id',
      status: 422,
      field: 'items.0.product_id',
      request: buy({ items: [{ ...item, product_id: '1' }] }),
    },
    {
      what: 'half a unit',
      status: 422,
      field: 'items.0.quantity',
      request: buy({ items: [{ ...item, quantity: 1.5 }] }),
    },
    {
      what: 'minus one of it',
      status: 422,
      field: 'items.0.quantity',
      request: buy({ items: [{ ...item, quantity: -1 }] }),
    },
    {
      what: 'a negative price',
      status: 422,
      field: 'items.0.price',
      request: buy({ items: [{ ...item, price: -1 }] }),
    },
    {
      what: 'a price as text',
      status: 422,
      field: 'items.0.price',
      request: buy({ items: [{ ...item, price: '1' }] }),
    },
    { what: 'a price of one rupiah', status: 409, request: buy({ items: [{ ...item, price: 1 }] }) },
    {
      what: 'an unknown product',
      status: 404,
      request: buy({ items: [{ ...item, product_id: randomUUID() }] }),
    },
    {
      what: 'what one has',
      status: 409,
      request: buy({ items: [{ product_id: stage.product.id, price: stage.product.price }] }),
    },
    {
      what: 'too many lines',
      status: 422,
      field: 'items',
      request: buy({ items: Array.from({ length: 21 }, () => ({ ...item, product_id: randomUUID() })) }),
    },
    { what: 'no key', status: 400, request: { ...buy({ items: [item] }), headers: {} } },
    {
      what: 'a key without end',
      status: 400,
      request: { ...buy({ items: [item] }), headers: { 'idempotency-key': 'k'.repeat(201) } },
    },
  ];
  await expectNothingChanged(stage, calls);
});

test('ids and filters that are none, and other people’s things, are refused', async ({ db }) => {
  const stage = await openStage(db);
  const calls: InvalidCall[] = [
    { what: 'an unknown type', status: 422, field: 'type', request: get('/api/products?type=kapal') },
    { what: 'an unknown order', status: 422, field: 'sort', request: get('/api/products?sort=drop') },
    {
      what: 'a search without end',
      status: 422,
      field: 'search',
      request: get(`/api/products?search=${'x'.repeat(101)}`),
    },
    {
      what: 'a search of posts without end',
      status: 422,
      field: 'search',
      request: get(`/api/blog?search=${'x'.repeat(101)}`),
    },
    { what: 'posts with a zero byte', status: 400, request: get('/api/blog?search=a%00b') },
    { what: 'an unknown post', status: 404, request: get('/api/blog/tidak-ada') },
    {
      what: 'an industry that is none',
      status: 422,
      field: 'industry',
      request: get('/api/case-studies?industry=Kapal'),
    },
    { what: 'an unknown case study', status: 404, request: get('/api/case-studies/tidak-ada') },
    { what: 'a text that is none', status: 422, field: 'name', request: get('/api/site/pages/kapal') },
    { what: 'a text that nobody wrote', status: 404, request: get('/api/site/pages/terms') },
    { what: 'an unknown product', status: 404, request: get('/api/products/tidak-ada') },
    { what: 'a product with a zero byte', status: 400, request: get('/api/products/a%00b') },
    { what: 'a search with a zero byte', status: 400, request: get('/api/products?search=a%00b') },
    { what: 'an order that is no id', status: 422, field: 'id', request: get('/api/checkout/orders/1') },
    { what: 'an unknown order', status: 404, request: get(`/api/checkout/orders/${randomUUID()}`) },
    {
      what: 'a payment that is no id',
      status: 422,
      field: 'id',
      request: get("/api/wallet/payments/' or 1=1"),
    },
    { what: 'dollars', status: 422, field: 'currency', request: get('/api/wallet?currency=USD') },
    { what: 'an unknown session', status: 404, request: get('/api/dev/checkout/dev_00000000') },
    {
      what: 'an outcome that is none',
      status: 422,
      field: 'outcome',
      request: { method: 'POST', path: '/api/dev/checkout/dev_00000000', body: { outcome: 'gratis' } },
    },
    {
      what: 'an unknown payment',
      status: 404,
      request: { method: 'POST', path: '/api/dev/payments/simulate', body: { payment_id: randomUUID() } },
    },
    {
      what: 'an unknown gateway',
      status: 404,
      request: { method: 'POST', path: '/api/webhooks/bank_sebelah', body: {} },
    },
    {
      what: 'a forged notice',
      status: 400,
      request: { method: 'POST', path: '/api/webhooks/dev_mode', body: { id: 'x' } },
    },
    {
      what: 'a profile with a zero byte',
      status: 400,
      request: { method: 'PUT', path: '/api/user/profile', body: { company: 'a\u0000b' } },
    },
  ];
  await expectNothingChanged(stage, calls);
});

test('a key that was used for another cart is refused', async ({ db }) => {
  const stage = await openStage(db);
  const [first, second] = [await stage.newProduct(), await stage.newProduct()];
  const headers = key();
  const cart = (product: { id: string; price: number }) => ({
    ...buy({ items: [{ product_id: product.id, price: product.price }] }),
    headers,
  });
  expect((await stage.send('user', cart(first))).status).toBe(200);
  await expectNothingChanged(stage, [{ what: 'another cart', status: 409, request: cart(second) }]);
});

test('[SEC-012] requests of other sites, and cookies without an origin, change nothing', async ({ db }) => {
  const stage = await openStage(db);
  const product = await stage.newProduct();
  const cart = buy({ items: [{ product_id: product.id, price: product.price }] });
  const foreign = ['https://jahat.example', 'http://localhost:3001', 'null'];
  const calls = foreign.map(
    (origin): InvalidCall => ({
      what: `from ${origin}`,
      status: 403,
      request: { ...cart, headers: { ...cart.headers, origin } },
    }),
  );
  await expectNothingChanged(stage, calls);
});
