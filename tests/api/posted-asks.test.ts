import { randomUUID } from 'node:crypto';
import { action as postPurchase } from '#app/features/courses/library/purchase.route.tsx';
import { action as postOrder, loader as readOrder } from '#app/features/orders/order.route.tsx';
import { action as postRefund, loader as readRefund } from '#app/features/refunds/refund.route.tsx';
import {
  action as postChange,
  loader as readChange,
} from '#app/features/subscriptions/portal/subscription-change.route.tsx';
import { action as postRetry } from '#app/features/subscriptions/portal/subscriptions.route.tsx';
import { action as postBilling } from '#app/features/wallet/billing.route.tsx';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, send } from '#tests/support/shop/accounts.ts';
import { makeHeldCourse } from '#tests/support/shop/courses.ts';
import { balanceOf, giveCredit } from '#tests/support/shop/people.ts';
import { answerOf, visitTo } from '#tests/support/shop/posting-page.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';

type Fields = Readonly<Record<string, string>>;

/** A buyer with money, and the browser of theirs without scripts. */
async function buyerOf(db: Database) {
  const app = createComposedApp(db);
  const id = await makeAccount(db, 'sari@contoh.example');
  await giveCredit(db, id, rupiah(500_000));
  const cookie = await cookieFor(app, 'sari@contoh.example');
  const call = async (path: string, body: object = {}) =>
    (await send(app, `POST ${path}`, { cookie, key: randomUUID(), body })).json();
  const visit = (path: string, fields?: Fields) => visitTo({ app, cookie }, path, fields);
  const count = async (table: string) =>
    (await db.pool.query<{ count: number }>(`select count(*)::integer from ${table}`)).rows[0]?.count;
  return { app, id, cookie, call, visit, count };
}

test('[DECISIONS 51] a refund is asked for by POST: a wrong reason comes back at its field with what was typed, a right one leads to the order, and once more asks nothing twice', async ({
  db,
}) => {
  const buyer = await buyerOf(db);
  const product = await makeProduct(db);
  const { order } = await buyer.call('/api/checkout', { items: [lineOf(product)] });
  const params = { id: order.id, item: order.items[0].id };
  const path = `/user/orders/${params.id}/refund/${params.item}`;
  const post = (fields: Fields) => postRefund({ ...buyer.visit(path, fields), params });
  expect(await readRefund({ ...buyer.visit(path), params })).toMatchObject({ destinations: ['wallet'] });
  const short = { reason: 'Salah', destination: 'wallet' };
  expect(await post(short)).toMatchObject({
    init: { status: 422 },
    data: {
      form: 'refund',
      result: { initialValue: short, error: { reason: ['Ceritakan alasannya, minimal 10 huruf.'] } },
    },
  });
  const right = { reason: 'Materinya untuk usaha lain.', destination: 'wallet' };
  const asked = { status: 303, to: `/user/orders/${params.id}?done=refund#pengembalian` };
  expect(await answerOf(() => post(right))).toEqual(asked);
  expect(await post(right)).toMatchObject({
    init: { status: 409 },
    data: {
      problem: { code: 'REFUND_ALREADY_REQUESTED' },
      result: { initialValue: right, error: { reason: [expect.stringContaining('sudah Anda ajukan')] } },
    },
  });
  expect(await buyer.count('refund_requests')).toBe(1);
  const opened = async () => {
    await readRefund({ ...buyer.visit(path), params });
    return new Response();
  };
  expect(await answerOf(opened)).toEqual({ status: 302, to: `/user/orders/${params.id}#pengembalian` });
});

test('the buttons of an order post: a request is withdrawn once, a receipt is sent again, and a foreign order gives neither', async ({
  db,
}) => {
  const buyer = await buyerOf(db);
  const product = await makeProduct(db);
  const { order } = await buyer.call('/api/checkout', { items: [lineOf(product)] });
  const { id } = await buyer.call('/api/refund-requests', {
    order_item_id: order.items[0].id,
    reason: 'Materinya untuk usaha lain.',
  });
  const path = `/user/orders/${order.id}`;
  const post = (fields: Fields, orderId: string = order.id) =>
    answerOf(() => postOrder({ ...buyer.visit(path, fields), params: { id: orderId } }));
  const withdraw = { intent: 'withdraw', form: `withdraw-${id}`, id };
  expect(await post(withdraw)).toEqual({ status: 303, to: `${path}?done=withdraw` });
  expect(await postOrder({ ...buyer.visit(path, withdraw), params: { id: order.id } })).toMatchObject({
    init: { status: 409 },
    data: { form: `withdraw-${id}`, problem: { code: 'ALREADY_DECIDED' } },
  });
  const { data } = await readOrder({ ...buyer.visit(path), params: { id: order.id } });
  expect(data.details?.refunds[0]?.requests).toMatchObject([{ status: 'withdrawn' }]);
  const receipt = { intent: 'receipt', form: 'receipt' };
  expect(await post(receipt)).toEqual({ status: 303, to: `${path}?done=receipt` });
  expect(await post({ ...receipt, stay: '1' })).toEqual({ status: 200, code: undefined });
  expect(await post(receipt, randomUUID())).toEqual({ status: 404, code: 'ORDER_NOT_FOUND' });
});

test('[PROD-043] a subscription changes its plan, ends and goes on by POST, each from a page that asks only what can be', async ({
  db,
}) => {
  const buyer = await buyerOf(db);
  const service = await makeService(db);
  const body = { product_id: service.id, plan: 'monthly', price: 99_000, with_trial: false };
  const { subscription } = await buyer.call('/api/subscriptions', body);
  const argsOf = (change: string, fields?: Fields) => ({
    ...buyer.visit(`/user/subscriptions/${subscription.id}/${change}`, fields),
    params: { id: subscription.id, change },
  });
  const post = (change: string, fields: Fields = {}) => answerOf(() => postChange(argsOf(change, fields)));
  const asks = (change: string) =>
    answerOf(async () => {
      await readChange(argsOf(change));
      return new Response();
    });
  const done = (change: string) => ({ status: 303, to: `/user/subscriptions?done=${change}` });
  const nothingToAsk = { status: 302, to: '/user/subscriptions' };
  expect(await asks('resume')).toEqual(nothingToAsk);
  const { plans } = await readChange(argsOf('plan'));
  expect(plans).toMatchObject([{ plan: 'monthly', price: 99_000 }, { plan: 'yearly' }]);
  const yearly = { plan: 'yearly', price_of_monthly: '99000', price_of_yearly: '990000' };
  expect(await postChange(argsOf('plan', { ...yearly, price_of_yearly: '890000' }))).toMatchObject({
    init: { status: 409 },
    data: { problem: { code: 'PRICE_CHANGED' }, result: { initialValue: { plan: 'yearly' } } },
  });
  expect(await post('plan', { price_of_yearly: '990000' })).toEqual({ status: 422, code: 'INVALID_INPUT' });
  expect([await post('plan', yearly), await post('plan', yearly)]).toEqual([done('plan'), done('plan')]);
  expect([await post('cancel'), await post('cancel')]).toEqual([done('cancel'), done('cancel')]);
  expect([await asks('cancel'), await asks('plan')]).toEqual([nothingToAsk, nothingToAsk]);
  expect([await post('resume'), await asks('cancel')]).toEqual([done('resume'), { status: 200, to: null }]);
  await expect(readChange(argsOf('delete'))).rejects.toMatchObject({ init: { status: 404 } });
  expect(await balanceOf(db, buyer.id)).toBe(40_100_000);
});

test('an overdue period is paid once by POST, however often one presses, and what is not owed is not taken', async ({
  db,
}) => {
  const buyer = await buyerOf(db);
  const service = await makeService(db);
  const body = { product_id: service.id, plan: 'monthly', price: 99_000, with_trial: false };
  const { subscription } = await buyer.call('/api/subscriptions', body);
  await db.pool.query(`
    update subscriptions set status = 'past_due', failed_at = now(), grace_until = now() + interval '3 days',
      failure = 'INSUFFICIENT_BALANCE', next_action_at = now() + interval '1 day'`);
  const fields = { form: 'retry', id: subscription.id, idempotency_key: 'k' };
  const post = () => answerOf(() => postRetry({ ...buyer.visit('/user/subscriptions', fields), params: {} }));
  const paid = { status: 303, to: '/user/subscriptions?done=retry' };
  expect([await post(), await post()]).toEqual([paid, paid]);
  expect(await balanceOf(db, buyer.id)).toBe(30_200_000);
  const again = { ...fields, idempotency_key: 'another' };
  const late = () => answerOf(() => postRetry({ ...buyer.visit('/user/subscriptions', again), params: {} }));
  expect(await late()).toEqual({ status: 409, code: 'NOT_PAST_DUE' });
});

test('[DECISIONS 10] a waiting purchase is dropped and a payment is looked up by POST on the page of the wallet', async ({
  db,
}) => {
  const buyer = await buyerOf(db);
  const product = await makeProduct(db, { price: 900_000 });
  const { intent } = await buyer.call('/api/checkout/intents', {
    kind: 'checkout',
    request: { items: [{ product_id: product.id, price: 900_000 }] },
  });
  const post = (fields: Fields) =>
    answerOf(() => postBilling({ ...buyer.visit('/user/billing', fields), params: {} }));
  const drop = { intent: 'dismiss', form: `dismiss-${intent.id}`, id: intent.id };
  expect(await post(drop)).toEqual({ status: 303, to: '/user/billing' });
  expect((await db.pool.query('select status from purchase_intents')).rows).not.toMatchObject([
    { status: 'waiting' },
  ]);
  expect(await post({ ...drop, id: randomUUID() })).toMatchObject({ status: 404 });
  const { payment_id } = await buyer.call('/api/wallet/topup', { amount: 50_000 });
  const check = { intent: 'check', form: 'check', id: payment_id };
  expect(await post(check)).toEqual({ status: 303, to: `/user/billing?payment=${payment_id}` });
  expect(await post({ ...check, id: randomUUID() })).toMatchObject({ status: 404 });
});

test('a certificate is issued by POST once, and asks for the name that the profile has not', async ({
  db,
}) => {
  const buyer = await buyerOf(db);
  const owner = { id: buyer.id, email: 'sari@contoh.example', full_name: '' };
  const { slug } = await makeHeldCourse(db, { owner });
  const path = `/user/purchases/${slug}`;
  const post = (fields: Fields) => postPurchase({ ...buyer.visit(path, fields), params: { slug } });
  expect(await answerOf(() => post({}))).toEqual({ status: 409, code: 'COURSE_UNFINISHED' });
  const { cookie } = buyer;
  const { purchase } = await (await send(buyer.app, `GET /api/purchases/${slug}`, { cookie })).json();
  const lessons: { readonly id: string; readonly is_empty: boolean }[] = purchase.course.modules.flatMap(
    (module: { readonly lessons: object[] }) => module.lessons,
  );
  for (const { id } of lessons) {
    const body = { position_seconds: 0, is_done: true, watched_at: new Date().toISOString() };
    await send(buyer.app, `PUT /api/purchases/${slug}/lessons/${id}/progress`, { cookie, body });
  }
  await db.pool.query("update users set full_name = ''");
  expect(await post({})).toMatchObject({ data: { form: 'certificate', problem: { code: 'NAME_REQUIRED' } } });
  expect(await post({ full_name: 'a@b' })).toMatchObject({
    init: { status: 422 },
    data: {
      problem: { code: 'INVALID_INPUT' },
      result: {
        initialValue: { full_name: 'a@b' },
        error: { full_name: ['Tulis nama, bukan alamat email.'] },
      },
    },
  });
  const issued = { status: 303, to: `${path}#sertifikat` };
  const named = () => answerOf(() => post({ full_name: 'Sari Wulandari' }));
  expect([await named(), await named()]).toEqual([issued, issued]);
  expect(await buyer.count('certificates')).toBe(1);
});
