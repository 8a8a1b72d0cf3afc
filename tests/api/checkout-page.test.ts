import { expect, test } from '#tests/support/machine/database.ts';
import { send } from '#tests/support/shop/accounts.ts';
import { endDiscount, makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';
import { slugOf, tillOf } from '#tests/support/shop/till.ts';

test('[WAL-009, WAL-011, WAL-015] the page of a purchase shows price and balance, buys once however often and in however many tabs it is posted, and leads to what was bought', async ({
  db,
}) => {
  const till = await tillOf(db, 200_000);
  const slug = await slugOf(db, (await makeProduct(db)).id);
  const path = `/checkout/${slug}`;
  const [tab, other] = [await till.ask(path), await till.ask(path)];
  expect([tab.details.due, tab.before]).toEqual([50_000, 200_000]);
  const bought = { status: 303, to: `/user/purchases/${slug}?bought=1` };
  expect(await Promise.all([till.post(path, tab.form), till.post(path, tab.form)])).toEqual([bought, bought]);
  expect(await till.post(path, other.form)).toEqual(bought);
  expect(await till.ordersAndBalance()).toEqual([1, 15_000_000]);
  // Back, and once more: there is nothing left to buy.
  expect(await till.open(path)).toEqual({ status: 302, to: `/user/purchases/${slug}` });
  const stale = { ...tab.form, idempotency_key: 'another' };
  expect(await till.post(path, stale)).toEqual({ status: 409, code: 'ALREADY_OWNED' });
  expect(await till.ordersAndBalance()).toEqual([1, 15_000_000]);
});

test('[WAL-015][DECISIONS 54] a visitor is asked on the page itself; whose session ended before the answer signs in and comes back', async ({
  db,
}) => {
  const till = await tillOf(db, 200_000);
  const path = `/checkout/${await slugOf(db, (await makeProduct(db)).id)}`;
  const { form } = await till.ask(path);
  const login = `/login?next=${encodeURIComponent(path)}`;
  expect(await till.open(path, '')).toEqual({ status: 200, to: null });
  expect(await till.post(path, form, '')).toEqual({ status: 302, to: login });
  expect(await till.ordersAndBalance()).toEqual([0, 20_000_000]);
});

test('[DECISIONS 8] a price that changed after it was seen is not charged: the page asks again, at the new one', async ({
  db,
}) => {
  const till = await tillOf(db, 200_000);
  const { id } = await makeProduct(db);
  const path = `/checkout/${await slugOf(db, id)}`;
  const seen = await till.ask(path);
  await db.pool.query('update products set price = 60000 where id = $1', [id]);
  expect(await till.post(path, seen.form)).toEqual({ status: 409, code: 'PRICE_CHANGED' });
  expect(await till.ordersAndBalance()).toEqual([0, 20_000_000]);
  const again = await till.ask(path);
  expect(again.details.due).toBe(60_000);
  expect(await till.post(path, again.form)).toMatchObject({ status: 303 });
  expect(await till.ordersAndBalance()).toEqual([1, 14_000_000]);
});

test('a code makes the page cheaper before it is paid; one that can not be used is named at its field', async ({
  db,
}) => {
  const till = await tillOf(db, 200_000);
  const { code, id } = await makeDiscount(db);
  const path = `/checkout/${await slugOf(db, (await makeProduct(db)).id)}`;
  const wrong = await till.ask(`${path}?code=TEBAK`);
  expect(wrong.details).toMatchObject({ due: 50_000, discount: { before: null } });
  expect(wrong.details.discount?.problem).toMatch(/tidak berlaku/);
  const cheaper = await till.ask(`${path}?code=${code.toLowerCase()}`);
  expect(cheaper.details).toMatchObject({ due: 40_000, discount: { code, before: 50_000, problem: null } });
  await endDiscount(db, id);
  expect(await till.post(path, cheaper.form)).toEqual({ status: 409, code: 'DISCOUNT_ENDED' });
  expect(await till.ordersAndBalance()).toEqual([0, 20_000_000]);
  await db.pool.query('update discounts set is_active = true');
  expect(await till.post(path, { ...cheaper.form, total: '39999' })).toEqual({
    status: 409,
    code: 'TOTAL_CHANGED',
  });
  expect(await till.post(path, cheaper.form)).toMatchObject({ status: 303 });
  expect(await till.ordersAndBalance()).toEqual([1, 16_000_000]);
});

test('[DECISIONS 54] a visitor’s code makes the page cheaper, says what it asks of their account, and is posted with the total', async ({
  db,
}) => {
  const till = await tillOf(db, 0);
  const { code } = await makeDiscount(db, { first_purchase_only: true, max_uses_per_buyer: 1 });
  const path = `/checkout/${await slugOf(db, (await makeProduct(db)).id)}?code=${code}`;
  const { details, form } = await till.ask(path, '');
  expect(details).toMatchObject({
    due: 40_000,
    discount: { before: 50_000, conditions: ['first_purchase', 'per_buyer'] },
  });
  expect(form).toMatchObject({ code, total: '40000' });
  const free = await makeDiscount(db, { percent: 100 });
  expect((await till.ask(path.replace(code, free.code), '')).details).toMatchObject({
    due: 0,
    is_mailed: true,
  });
});

test('a code that would cost more than the sale is not used', async ({ db }) => {
  const till = await tillOf(db, 200_000);
  await makeDiscount(db, { code: null, percent: 30 });
  const { code } = await makeDiscount(db, { percent: 10 });
  const { details } = await till.ask(
    `/checkout/${await slugOf(db, (await makeProduct(db)).id)}?code=${code}`,
  );
  expect(details).toMatchObject({ due: 35_000, discount: { before: null } });
  expect(details.fields).not.toHaveProperty('code');
});

test('[WAL-010][DECISIONS 10] what the balance does not cover is not sold, but kept, and paid at the gateway in the same step', async ({
  db,
}) => {
  const till = await tillOf(db, 5_000);
  const path = `/checkout/${await slugOf(db, (await makeProduct(db)).id)}`;
  const { form } = await till.ask(path);
  expect(await till.post(path, form)).toEqual({ status: 402, code: 'INSUFFICIENT_BALANCE' });
  const paying = { payment_method: 'dev_mode', use_balance: 'on', payment_key: 'x', has_scripts: '1' };
  const kept = await till.post(path, { ...form, ...paying });
  const { rows } = await db.pool.query("select id from purchase_intents where status = 'waiting'");
  expect(kept).toMatchObject({ status: 303, to: expect.stringContaining('/dev/checkout/') });
  const opened = await db.pool.query('select amount_bigint, intent_id from payments');
  expect(opened.rows).toEqual([{ amount_bigint: 4_500_000, intent_id: rows[0]?.id }]);
  // The second way of the same page: more credit than is missing, from where the purchase completes by itself.
  const [billing, page] = ['/user/billing', '/user/billing/top-up'];
  for (const [to, scripts] of [
    [billing, { has_scripts: '1' }],
    [page, {}],
  ] as const) {
    expect(await till.post(path, { ...form, top_up_first: '1', ...scripts })).toEqual({
      status: 303,
      to: `${to}?topup=50000&intent=${rows[0]?.id}`,
    });
  }
  expect(await till.ordersAndBalance()).toEqual([0, 500_000]);
});

test('[DECISIONS 15] a plan is begun with its trial where there is one, is paid for otherwise, and runs once', async ({
  db,
}) => {
  const till = await tillOf(db, 500_000);
  const [trial, paid] = [await makeService(db, { trial_period_days: 14 }), await makeService(db)];
  for (const [service, due] of [
    [trial, 0],
    [paid, 99_000],
  ] as const) {
    const slug = await slugOf(db, service.id);
    const path = `/checkout/${slug}?plan=monthly`;
    const { details, form } = await till.ask(path);
    expect(details.due).toBe(due);
    const begun = { status: 303, to: '/user/subscriptions' };
    expect([await till.post(path, form), await till.post(path, form)]).toEqual([begun, begun]);
    expect(await till.open(path)).toEqual({ status: 302, to: '/user/subscriptions' });
  }
  const { rows } = await db.pool.query('select status from subscriptions order by status');
  expect(rows).toEqual([{ status: 'active' }, { status: 'trialing' }]);
  expect((await till.ordersAndBalance())[1]).toBe(40_100_000);
  const unchosen = `/checkout/${await slugOf(db, (await makeService(db)).id)}`;
  expect(await till.open(unchosen)).toMatchObject({ to: unchosen.replace('/checkout', '/subscription') });
});

test('[WAL-008][DECISIONS 25] a cart is bought whole and once, gifts in two tabs as well; emptied, it asks nothing', async ({
  db,
}) => {
  const till = await tillOf(db, 500_000);
  const [own, other] = [await makeProduct(db), await makeProduct(db)];
  for (const { id } of [own, own, other]) {
    await send(till.app, 'POST /api/cart/items', { cookie: till.cookie, body: { product_id: id } });
  }
  const [tab, late] = [await till.ask('/checkout'), await till.ask('/checkout')];
  expect(tab.details.due).toBe(150_000);
  const bought = { status: 303, to: '/user/purchases' };
  expect([await till.post('/checkout', tab.form), await till.post('/checkout', late.form)]).toEqual([
    bought,
    bought,
  ]);
  expect(await till.ordersAndBalance()).toEqual([1, 35_000_000]);
  expect(await till.open('/checkout')).toEqual({ status: 302, to: '/user/cart' });
});

test('[DECISIONS 3, DECISIONS 61, DECISIONS 69] a visitor’s trial costs nothing on its page, with and without scripts, and its press opens no payment', async ({
  db,
}) => {
  const till = await tillOf(db, 0);
  const path = `/checkout/${await slugOf(db, (await makeService(db, { trial_period_days: 14 })).id)}?plan=monthly`;
  const { details, form } = await till.ask(path, '');
  expect([details.due, details.price, details.trial_days]).toEqual([0, 99_000, 14]);
  const typed = { email: 'rina@contoh.example', full_name: 'Rina', payment_key: 'k', payment_method: 'QRIS' };
  const answer = await till.post(path, { ...form, ...typed }, '');
  expect(answer).toMatchObject({ status: 303, to: expect.stringMatching(/^\/purchase\/[\w-]+/) });
  const { rows } = await db.pool.query('select count(*)::integer as payments from payments');
  expect(rows).toEqual([{ payments: 0 }]);
});

test('[DECISIONS 69] whoever has had the trial is told so on the page that charges', async ({ db }) => {
  const till = await tillOf(db, 0);
  const { id } = await makeService(db, { trial_period_days: 14 });
  const path = `/checkout/${await slugOf(db, id)}?plan=monthly`;
  await till.post(path, (await till.ask(path)).form);
  await db.pool.query(
    `update subscriptions set status = 'expired', next_action_at = null, ended_at = now(), ended_reason = 'cancelled'`,
  );
  await db.pool.query(`update user_products set status = 'ended'`);
  const { details } = await till.ask(path);
  expect([details.due, details.had_trial, details.trial_days]).toEqual([99_000, true, 0]);
});
