import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { getProfile } from '#contract/account/profile.ts';
import { syncAccount } from '#contract/account/session.ts';
import { getProduct, listProducts } from '#contract/catalog/products.ts';
import { checkout, listEntitlements, listOrders } from '#contract/checkout/checkout.ts';
import { getPost, listPosts } from '#contract/content/blog.ts';
import { getCaseStudy, listCaseStudies } from '#contract/content/case-studies.ts';
import { getSite, getSitePage, listFaqAndTestimonials } from '#contract/content/site.ts';
import { simulatePayment } from '#contract/dev/dev.ts';
import { openPurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { listAllOrders } from '#contract/orders/admin.ts';
import { getOrderDetails } from '#contract/orders/orders.ts';
import { getOverview } from '#contract/reports/overview.ts';
import { redeemVoucher } from '#contract/vouchers/vouchers.ts';
import { getWallet, listWalletTransactions, topUpWallet } from '#contract/wallet/wallet.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeCaseStudy, makePost, makeSitePage } from '#tests/support/shop/content.ts';
import { makeVoucher } from '#tests/support/shop/vouchers.ts';
import { type CallerName, openStage, type Request, type Stage } from './stage.ts';

interface ShapeCheck {
  readonly as: CallerName;
  readonly request: Request;
  readonly output: z.ZodType;
}

/** A sound answer: 200, and what the contract promises. */
async function ask(stage: Stage, { as, request, output }: ShapeCheck) {
  const answer = await stage.send(as, request);
  const body = await answer.json();
  expect([request.path, answer.status]).toEqual([request.path, 200]);
  expect(output.safeParse(body).error).toBeUndefined();
  return body;
}

const get = (path: string): Request => ({ method: 'GET', path });
const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path,
  body,
  headers: { 'idempotency-key': randomUUID() },
});

test('[API-082, API-083, API-037, API-040] products and one product', async ({ db }) => {
  const stage = await openStage(db);
  const list = await ask(stage, {
    as: 'visitor',
    request: get('/api/products?limit=1'),
    output: listProducts.output,
  });
  expect(list).toMatchObject({ total: 1, page: 1, limit: 1, products: [{ id: stage.product.id }] });
  const one = await ask(stage, {
    as: 'visitor',
    request: get(`/api/products/${list.products[0].slug}`),
    output: getProduct.output,
  });
  expect(one.product).toMatchObject({ id: stage.product.id, price: stage.product.price });
});

test('[PUB-100] posts, case studies, texts of their own, voices and settings', async ({ db }) => {
  const stage = await openStage(db);
  const [post, study, name] = [await makePost(db), await makeCaseStudy(db), await makeSitePage(db)];
  const read = (path: string, output: z.ZodType) => ask(stage, { as: 'visitor', request: get(path), output });
  const posts = await read('/api/blog?search=tulisan&category=Panduan', listPosts.output);
  expect(posts).toMatchObject({ total: 1, page: 1, limit: 13, categories: ['Panduan'] });
  expect((await read(`/api/blog/${post.slug}`, getPost.output)).post).toMatchObject({ id: post.id });
  const studies = await read('/api/case-studies?industry=Retail', listCaseStudies.output);
  expect(studies).toMatchObject({ total: 1, page: 1, limit: 24, case_studies: [{ id: study.id }] });
  for (const key of [study.id, study.slug]) {
    const found = await read(`/api/case-studies/${key}`, getCaseStudy.output);
    expect(found.case_study).toMatchObject({ id: study.id });
  }
  expect((await read(`/api/site/pages/${name}`, getSitePage.output)).page).toMatchObject({ name });
  await read('/api/site/voices', listFaqAndTestimonials.output);
  const { settings } = await read('/api/site', getSite.output);
  expect(settings).not.toHaveProperty('team_email');
  expect(settings).not.toHaveProperty('community_url');
});

test('[API-078, API-079, API-054, API-055] the wallet and its lines, with how many there are', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { wallet } = await ask(stage, {
    as: 'user',
    request: get('/api/wallet?currency=IDR'),
    output: getWallet.output,
  });
  expect(wallet).toMatchObject({
    user_id: stage.user_id,
    balance_bigint: 995_000_000,
    currency: 'IDR',
    total_spent: 50_000,
  });
  const lines = await ask(stage, {
    as: 'user',
    request: get('/api/wallet/transactions?limit=1'),
    output: listWalletTransactions.output,
  });
  expect(lines).toMatchObject({ total: 2, transactions: [{ type: 'purchase', amount_bigint: -5_000_000 }] });
});

test('[API-080, API-081, WAL-030, WAL-032] a top-up opens a payment, which development can simulate', async ({
  db,
}) => {
  const stage = await openStage(db);
  const opened = await ask(stage, {
    as: 'user',
    request: post('/api/wallet/topup', {
      amount: 40_000,
      currency: 'IDR',
      payment_method: 'stripe',
      description: 'Isi saldo',
    }),
    output: topUpWallet.output,
  });
  expect(opened.checkout_url).toBe(`http://localhost:3000/dev/checkout/${opened.session_id}`);
  const { payment } = await ask(stage, {
    as: 'user',
    request: post('/api/dev/payments/simulate', { payment_id: opened.payment_id, success: true }),
    output: simulatePayment.output,
  });
  expect(payment).toMatchObject({ status: 'completed', received_bigint: 4_000_000 });
  const simulated = await ask(stage, {
    as: 'user',
    request: post('/api/dev/payments/simulate', { success: true }),
    output: simulatePayment.output,
  });
  expect(simulated.payment).toMatchObject({ status: 'completed', received_bigint: 1_000_000 });
});

test('[API-084, API-085, API-086, API-045, API-046, API-047] buying, orders and entitlements', async ({
  db,
}) => {
  const stage = await openStage(db);
  const product = await stage.newProduct();
  const bought = await ask(stage, {
    as: 'user',
    request: post('/api/checkout', { items: [{ product_id: product.id, price: product.price }] }),
    output: checkout.output,
  });
  const { orders, total } = await ask(stage, {
    as: 'user',
    request: get('/api/checkout/orders?limit=1'),
    output: listOrders.output,
  });
  expect([total, orders[0].id, orders[0].payment_method]).toEqual([2, bought.order.id, 'wallet']);
  const { entitlements } = await ask(stage, {
    as: 'user',
    request: get('/api/checkout/entitlements'),
    output: listEntitlements.output,
  });
  const held = entitlements.map(({ product_id }: { product_id: string }) => product_id);
  expect(held).toEqual([product.id, stage.product.id]);
  const all = await ask(stage, {
    as: 'admin',
    request: get('/api/admin/orders?search=user@contoh'),
    output: listAllOrders.output,
  });
  expect(all).toMatchObject({
    total: 2,
    orders: [{ customer_email: 'user@contoh.example', transaction_type: 'credit' }, {}],
  });
});

test('[API-073, API-075, API-076] the profile, and the account that a client syncs', async ({ db }) => {
  const stage = await openStage(db);
  const { user } = await ask(stage, {
    as: 'user',
    request: post('/api/auth/sync', {
      supabaseUserId: 'x',
      email: 'user@contoh.example',
      name: 'Sari Baru',
      avatarUrl: null,
    }),
    output: syncAccount.output,
  });
  expect(user).toMatchObject({ email: 'user@contoh.example', name: 'Sari Baru', role: 'user' });
  const { profile } = await ask(stage, {
    as: 'user',
    request: get('/api/user/profile'),
    output: getProfile.output,
  });
  expect(profile).toMatchObject({ full_name: 'Sari Baru' });
  const visitor = await stage.send('visitor', post('/api/auth/sync', {}));
  expect(visitor.status).toBe(401);
});

test('the first page of the portal, an order with its money, a purchase that waits, a voucher', async ({
  db,
}) => {
  const stage = await openStage(db);
  const overview = await ask(stage, {
    as: 'user',
    request: get('/api/overview'),
    output: getOverview.output,
  });
  expect(overview).toMatchObject({
    order_count: 1,
    active_services: [],
    due: [],
    activity: [{ type: 'purchase' }, {}],
  });
  await stage.app.drainJobs();
  const path = `/api/checkout/orders/${stage.order_id}`;
  const details = await ask(stage, {
    as: 'user',
    request: get(`${path}/details`),
    output: getOrderDetails.output,
  });
  expect(details).toMatchObject({
    invoice_number: expect.stringMatching(/^INV\/20\d\d\/000001$/),
    payments: [{ type: 'purchase', amount_bigint: -5_000_000 }],
    refunds: [{ obstacle: null, policy: { days: 7, max_percent: 20 } }],
  });
  expect(details.events.map(({ kind }: { kind: string }) => kind)).toEqual(['ordered', 'paid', 'invoiced']);
  const paper = await stage.send('user', get(`${path}/invoice.pdf`));
  expect([paper.headers.get('content-type'), paper.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    expect.stringMatching(/^attachment; filename="INV-20\d\d-000001\.pdf"$/),
  ]);
  const input = { kind: 'checkout', request: { items: [{ ...(await lineFor(stage)) }] } };
  const { intent } = await ask(stage, {
    as: 'user',
    request: post('/api/checkout/intents', input),
    output: openPurchaseIntent.output,
  });
  expect(intent).toMatchObject({ status: 'waiting', amount: 50_000, suggested_topup: null });
  const redeemed = await ask(stage, {
    as: 'user',
    request: post('/api/vouchers/redeem', { code: await makeVoucher(db) }),
    output: redeemVoucher.output,
  });
  expect(redeemed.amount_bigint).toBe(5_000_000);
  const csv = await stage.send('user', get('/api/wallet/transactions.csv'));
  expect((await csv.text()).trimEnd().split('\r\n')).toHaveLength(4);
});

async function lineFor(stage: Stage) {
  const { id, price } = await stage.newProduct();
  return { product_id: id, price };
}

test('codes can not be tried out: ten an account, thirty an address, in a quarter of an hour', async ({
  db,
}) => {
  const stage = await openStage(db, 1);
  const attempt = (caller: CallerName) =>
    stage.send(caller, post('/api/vouchers/redeem', { code: 'TIDAK-ADA' }));
  const statuses = async (caller: CallerName, times: number) => {
    const seen: number[] = [];
    for (let n = 0; n < times; n++) seen.push((await attempt(caller)).status);
    return seen;
  };
  const allowed = Array.from({ length: 10 }, () => 404);
  expect(await statuses('user', 11)).toEqual([...allowed, 429]);
  expect(await statuses('other', 10)).toEqual(allowed);
  expect(await statuses('moderator', 10)).toEqual(allowed);
  expect(await statuses('admin', 1)).toEqual([429]);
  const code = await makeVoucher(db);
  expect((await stage.send('user', post('/api/vouchers/redeem', { code }))).status).toBe(429);
});

test('a limit that is used up answers 429, says when to come back, and moves nothing', async ({ db }) => {
  const stage = await openStage(db, 1);
  const product = await stage.newProduct();
  const cart = post('/api/checkout', { items: [{ product_id: product.id, price: 1 }] });
  const topUp = post('/api/wallet/topup', { amount: 10_000 });
  // 30 purchases and 20 top-ups a minute; the stage made one purchase.
  for (let call = 1; call < 30; call++) expect((await stage.send('user', cart)).status).toBe(409);
  for (let call = 1; call <= 20; call++) {
    const opened = await stage.send('user', topUp);
    const [policy, left] = ['ratelimit-policy', 'ratelimit'].map((name) => opened.headers.get(name));
    const seen = [opened.status, policy, left?.replace(/t=\d+$/, 't')];
    expect(seen).toEqual([200, '"topup";q=20;w=60', `"topup";r=${20 - call};t`]);
  }
  for (const request of [cart, topUp]) {
    const refused = await stage.send('user', request);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  expect((await stage.send('other', topUp)).status).toBe(200);
});
