import { randomUUID } from 'node:crypto';
import { listPlans } from '#contract/catalog/plans.ts';
import * as contract from '#contract/subscriptions/subscriptions.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { addVariant, clockAt, makeService, price, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import { expectNothingChanged, type InvalidCall } from './expect-nothing-changed.ts';
import { openStage, type Request } from './stage.ts';

const withKey = () => ({ 'idempotency-key': randomUUID() });

test('[PROD-028, PROD-042, PROD-043, API-044] plans, subscribing, changing and cancelling answer as the contract says', async ({
  db,
}) => {
  const stage = await openStage(db);
  const service = await stage.newService();
  const ask = async (method: 'GET' | 'POST', path: string, body: unknown = {}) => {
    const answer = await stage.send('user', { method, path, headers: withKey(), body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const offered = listPlans.output.parse(await ask('GET', `/api/products/${service.id}/plans`));
  expect(offered.plans).toMatchObject([
    { plan: 'monthly', name: 'Bulanan', price: 99_000, saving_percent: 0 },
    { plan: 'yearly', name: 'Tahunan', price: 990_000, saving_percent: 17 },
  ]);
  const body = { product_id: service.id, plan: 'monthly', price: 99_000 };
  const started = contract.startSubscription.output.parse(await ask('POST', '/api/subscriptions', body));
  const { id } = started.subscription;
  const path = `/api/subscriptions/${id}`;
  const changed = await ask('POST', `${path}/plan`, { plan: 'yearly', price: 990_000 });
  expect(contract.changePlan.output.parse(changed).subscription.next_plan?.plan).toBe('yearly');
  const cancelled = contract.cancelSubscription.output.parse(await ask('POST', `${path}/cancel`));
  expect(cancelled.subscription).toMatchObject({
    ...{ status: 'cancelled', next_charge: null },
    next_plan: { plan: 'yearly' },
  });
  const resumed = contract.resumeSubscription.output.parse(await ask('POST', `${path}/resume`));
  expect(resumed.subscription).toMatchObject({ status: 'active', next_plan: { plan: 'yearly' } });
  const list = contract.listSubscriptions.output.parse(await ask('GET', '/api/subscriptions'));
  expect(list).toMatchObject({ total: 1, subscriptions: [{ id, charge_count: 1 }] });
  const ofProduct = async (product_id: string) =>
    contract.listSubscriptions.output.parse(await ask('GET', `/api/subscriptions?product_id=${product_id}`));
  expect(await ofProduct(service.id)).toMatchObject({ total: 1, subscriptions: [{ id }] });
  expect(await ofProduct(randomUUID())).toEqual({ total: 0, subscriptions: [] });
  const history = contract.listCharges.output.parse(await ask('GET', `${path}/charges`));
  expect(history).toMatchObject({
    total: 1,
    charges: [{ amount: 99_000, order_id: started.subscription.order_id }],
  });
});

test('[MKT-010] a service that is coming soon shows no plan, and an inactive one is not there', async ({
  db,
}) => {
  const stage = await openStage(db);
  const [soon, gone] = [await stage.newService(), await stage.newService()];
  await db.pool.query('update products set coming_soon = true where id = $1', [soon.id]);
  await db.pool.query('update products set is_active = false where id = $1', [gone.id]);
  const read = (id: string) => stage.send('visitor', { method: 'GET', path: `/api/products/${id}/plans` });
  expect(await (await read(soon.id)).json()).toMatchObject({ plans: [] });
  expect((await read(gone.id)).status).toBe(404);
});

test('[AVAR-004] variants are the plans where a product has some; one that is paid once is none', async ({
  db,
}) => {
  const stage = await openStage(db);
  const service = await stage.newService();
  await addVariant(db, service, { name: 'Dasar', price: 60_000, billing_cycle: 'monthly' });
  await addVariant(db, service, { name: 'Dasar setahun', price: 600_000, billing_cycle: 'yearly', stock: 0 });
  await addVariant(db, service, { name: 'Sekali bayar', price: 900_000, billing_cycle: 'one_time' });
  const answer = await stage.send('visitor', { method: 'GET', path: `/api/products/${service.id}/plans` });
  expect(listPlans.output.parse(await answer.json()).plans).toMatchObject([
    { name: 'Dasar', price: 60_000, saving_percent: 0, is_available: true },
    { name: 'Dasar setahun', price: 600_000, saving_percent: 17, is_available: false },
  ]);
});

test('[PROD-043] the jobs of the app charge, warn, end and write to the subscriber at each turn', async ({
  db,
}) => {
  const clock = clockAt('2026-01-31T03:00:00.000Z');
  const app = createComposedApp(db, { overrides: { clock } });
  const run = async (name: string) => {
    const job = app.jobs.find((one) => one.name === name);
    await job?.run({});
    await app.drainJobs();
  };
  const person = await makePerson(db, { balance: 0 });
  const sari = subscriberOf(db, clock, person);
  const service = await makeService(db, { trial_period_days: 14 });
  await sari.subscribe(service, { with_trial: true });
  clock.moveTo('2026-02-11T03:00:00.000Z');
  await run('queue-renewal-reminders');
  clock.moveTo('2026-02-14T03:00:00.000Z');
  await run('settle-subscriptions');
  await giveCredit(db, person.id, price(150_000));
  clock.moveTo('2026-02-15T03:00:00.000Z');
  await run('settle-subscriptions');
  clock.moveTo('2026-03-14T03:00:00.000Z');
  await run('settle-subscriptions');
  clock.moveTo('2026-03-17T03:00:00.000Z');
  await run('settle-subscriptions');
  const mails = (await listDevMails(db, person.email)).toReversed();
  expect(mails.map(({ subject }) => subject.replace(service.title, 'X'))).toEqual([
    'Masa coba dimulai: X',
    'Masa coba hampir habis: X',
    'Tagihan belum terbayar: X',
    'Bukti langganan Rp 99.000',
    'Tagihan belum terbayar: X',
    'Langganan berakhir: X',
  ]);
  expect(mails[1]?.text).toContain('14 Februari 2026 pukul 10.00 WIB');
  expect(mails[1]?.text).toContain('Saldo Anda saat ini kurang Rp 99.000.');
  expect(mails[1]?.text).toContain('/user/billing?topup=100000');
  expect(mails[2]?.text).toContain('17 Februari 2026 pukul 10.00 WIB');
  expect(await sari.only()).toMatchObject({ status: 'expired', charge_count: 1 });
});

test('subscriptions that make no sense are refused, and a price is compared, never believed', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { id: product_id, price } = await stage.newService();
  const { id } = await stage.newSubscription();
  const sound = { product_id, plan: 'monthly', price };
  const subscribe = (body: unknown, headers: Request['headers'] = withKey()): Request => ({
    method: 'POST',
    path: '/api/subscriptions',
    headers: headers ?? {},
    body,
  });
  const change = (body: unknown): Request => ({
    method: 'POST',
    path: `/api/subscriptions/${id}/plan`,
    body,
  });
  const retry = `/api/subscriptions/${id}/retry`;
  const calls: InvalidCall[] = [
    { what: 'no key', status: 400, request: subscribe(sound, {}) },
    { what: 'no plan', status: 422, field: 'plan', request: subscribe({ product_id, price }) },
    { what: 'a plan that is none', status: 422, field: 'plan', request: subscribe({ ...sound, plan: 'x' }) },
    { what: 'an unknown plan', status: 404, request: subscribe({ ...sound, plan: randomUUID() }) },
    { what: 'a price below zero', status: 422, field: 'price', request: subscribe({ ...sound, price: -1 }) },
    { what: 'a price of one rupiah', status: 409, request: subscribe({ ...sound, price: 1 }) },
    { what: 'a trial that is none', status: 409, request: subscribe({ ...sound, with_trial: true }) },
    {
      what: 'a trial as text',
      status: 422,
      field: 'with_trial',
      request: subscribe({ ...sound, with_trial: 'yes' }),
    },
    { what: 'one-time product', status: 404, request: subscribe({ ...sound, product_id: stage.product.id }) },
    { what: 'another price', status: 409, request: change({ plan: 'yearly', price: 1 }) },
    { what: 'a change to nothing', status: 422, field: 'plan', request: change({ price }) },
    { what: 'a retry without a key', status: 400, request: { method: 'POST', path: retry, body: {} } },
    {
      what: 'nothing overdue',
      status: 409,
      request: { method: 'POST', path: retry, headers: withKey(), body: {} },
    },
    {
      what: 'a subscription that is no id',
      status: 422,
      field: 'id',
      request: { method: 'POST', path: '/api/subscriptions/1/cancel', body: {} },
    },
    {
      what: 'plans of nothing',
      status: 404,
      request: { method: 'GET', path: `/api/products/${randomUUID()}/plans` },
    },
  ];
  await expectNothingChanged(stage, calls);
});
