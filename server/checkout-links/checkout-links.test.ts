import { randomUUID } from 'node:crypto';
import { createCheckoutLink } from '#contract/checkout-links/admin.ts';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { openIntent, topUpForIntent } from '#server/intents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeCheckoutLink } from '#tests/support/shop/checkout-links.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { createPaymentFixture, deliver } from '#tests/support/shop/payments.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { clockAt, makeService, settle, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import { openPage } from '#tests/support/shop/visits.ts';
import { endCheckoutLinks, listCheckoutLinks, readCheckoutLink } from './index.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const figures = async (db: Database, id: string) => {
  const {
    opened_count = null,
    order_count = null,
    revenue_bigint = null,
  } = (await readCheckoutLink(db.orm, id)) ?? {};
  return [opened_count, order_count, revenue_bigint];
};
const end = (db: Database, id: string) => endCheckoutLinks(db, [id], systemActor);

async function buy(db: Database, product: Parameters<typeof lineOf>[0], link: string) {
  const buyer = await makePerson(db, { balance: 500_000 });
  return checkOut(db, { buyer, lines: [lineOf(product)], link, idempotency_key: randomUUID() });
}

describe('[DECISIONS 54] checkout links', () => {
  test('count what people open, not programs, looks and ended links, and lead to the product for ever', async ({
    db,
  }) => {
    const product = await makeProduct(db);
    const { id, token } = await makeCheckoutLink(db, product);
    const app = createComposedApp(db);
    const open = async (agent: string | undefined, body: object = {}) => {
      const headers = agent === undefined ? {} : { 'user-agent': agent };
      return (await app.post(`/api/checkout/links/${token}/open`, body, headers)).json();
    };
    const untagged = { path: null, utm_source: '', utm_medium: '', utm_campaign: '' };
    const link = { slug: expect.stringMatching(/^produk-/), plan: null, code: null, ...untagged };
    expect(await open(BROWSER)).toEqual({ link: { ...link, is_live: true } });
    await open(BROWSER);
    await open('Googlebot/2.1');
    await open('WhatsApp/2.23.20.0');
    await open(undefined);
    await open(BROWSER, { is_visit: false });
    expect(await figures(db, id)).toEqual([2, 0, 0]);
    expect(await end(db, id)).toEqual({ ok: true, value: { ended: 1 } });
    expect(await end(db, id)).toEqual({ ok: true, value: { ended: 0 } });
    expect(await open(BROWSER)).toEqual({ link: { ...link, is_live: false } });
    expect(await figures(db, id)).toEqual([2, 0, 0]);
    const unknown = await app.post('/api/checkout/links/tidakada/open', {});
    expect(unknown.status).toBe(404);
    const { rows } = await db.pool.query(
      "select action from audit_entries where subject_type = 'checkout_link'",
    );
    expect(rows.map(({ action }) => action).sort()).toEqual(['checkout_link.created', 'checkout_link.ended']);
  });

  test('count what was bought with the balance, less what was refunded; forged, foreign and ended tokens buy as well and count nothing', async ({
    db,
  }) => {
    const product = await makeProduct(db, { price: 100_000 });
    const other = await makeProduct(db);
    const { id, token } = await makeCheckoutLink(db, product);
    expect(await buy(db, product, token)).toMatchObject({ ok: true });
    const refunded = await buy(db, product, token);
    expect(await figures(db, id)).toEqual([0, 2, 20_000_000]);
    if (refunded.ok)
      await db.pool.query("update orders set status = 'refunded' where id = $1", [refunded.value.order.id]);
    expect(await figures(db, id)).toEqual([0, 1, 10_000_000]);
    expect(await buy(db, product, 'zzzzzz')).toMatchObject({ ok: true });
    expect(await buy(db, other, token)).toMatchObject({ ok: true });
    await end(db, id);
    expect(await buy(db, product, token)).toMatchObject({ ok: true });
    expect(await figures(db, id)).toEqual([0, 1, 10_000_000]);
    const { rows } = await db.pool.query(
      "select metadata ->> 'checkout_link' as link from orders order by created_at",
    );
    expect(rows.map(({ link }) => link)).toEqual([token, token, null, null, null]);
  });

  test('count what a guest paid, also when the link ended while the payment was open', async ({ db }) => {
    const product = await makeProduct(db, { price: 100_000 });
    const { id, token } = await makeCheckoutLink(db, product);
    const guest = openBrowser(db);
    const opened = await guest.open(product, { email: 'a@contoh.example', body: { link: token } });
    await end(db, id);
    const late = await guest.open(product, { email: 'b@contoh.example', body: { link: token } });
    await guest.pay(opened, { amount: 100_000 });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
    await guest.pay(late, { amount: 100_000 });
    expect(await guest.read(late.id)).toMatchObject({ state: 'bought' });
    expect(await figures(db, id)).toEqual([0, 1, 10_000_000]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('count what is paid at the gateway for an account, and the first order of a plan', async ({ db }) => {
    const product = await makeProduct(db, { price: 100_000 });
    const { id, token } = await makeCheckoutLink(db, product);
    const buyer = await makePerson(db);
    const fixture = createPaymentFixture(db);
    const request = { items: [lineOf(product)], link: token };
    const waiting = await openIntent(db, 'checkout', { buyer, request });
    if (!waiting.ok) throw new Error(waiting.refusal.code);
    const { id: intent_id } = waiting.value;
    const payment = { payment_method: 'dev_mode', description: '', idempotency_key: randomUUID() };
    const opened = await topUpForIntent(fixture, {
      ...{ user_id: buyer.id, intent_id, returns_to: 'checkout', amount: rupiah(100_000), ...payment },
    });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { session_id } = opened.value;
    await deliver(fixture, { session_id, amount: 100_000, status: 'paid' });
    expect(await figures(db, id)).toEqual([0, 1, 10_000_000]);
    const service = await makeService(db);
    const ofPlan = await makeCheckoutLink(db, service, { plan: 'monthly' });
    const clock = clockAt('2026-11-23T02:00:00Z');
    const subscriber = subscriberOf(db, clock, await makePerson(db, { balance: 500_000 }));
    await subscriber.subscribe(service, { link: ofPlan.token });
    expect(await figures(db, ofPlan.id)).toEqual([0, 1, 9_900_000]);
    clock.moveTo('2026-12-23T03:00:00Z');
    await settle(db, clock);
    expect(await figures(db, ofPlan.id)).toEqual([0, 1, 9_900_000]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('are made for what is sold, with a code that exists, and found again', async ({ db }) => {
    const product = await makeProduct(db);
    const { code } = await makeDiscount(db);
    const made = await makeCheckoutLink(db, product, { code });
    expect(made).toMatchObject({ code, state: 'live', product_id: product.id });
    expect(made.token).toMatch(/^[a-z0-9]{6}$/);
    await expect(makeCheckoutLink(db, { id: randomUUID() })).rejects.toThrow('PRODUCT_NOT_FOUND');
    await expect(makeCheckoutLink(db, product, { plan: 'monthly' })).rejects.toThrow('PLAN_NOT_FOUND');
    await expect(makeCheckoutLink(db, product, { code: 'TIDAKADA' })).rejects.toThrow('DISCOUNT_UNKNOWN');
    const window = { sort: '-created_at', limit: 10, offset: 0 } as const;
    const found = (filter: Partial<Parameters<typeof listCheckoutLinks>[1]>) =>
      listCheckoutLinks(db.orm, { ...filter, ...window }).then(({ links, total }) => [links.length, total]);
    expect(await found({ search: 'KARTU', state: 'live' })).toEqual([1, 1]);
    expect(await found({ search: made.token })).toEqual([1, 1]);
    expect(await found({ state: 'ended' })).toEqual([0, 0]);
  });

  test('lead to a page, and count the orders of whose last source they are', async ({ db }) => {
    const product = await makeProduct(db, { price: 100_000 });
    const made = await makeCheckoutLink(db, { id: null }, { path: '/blog', utm_source: 'instagram' });
    expect(made).toMatchObject({ product_id: null, product_title: null, path: '/blog' });
    const app = createComposedApp(db);
    const opened = await app.post(`/api/checkout/links/${made.token}/open`, {}, { 'user-agent': BROWSER });
    expect(await opened.json()).toMatchObject({
      link: { slug: null, path: '/blog', utm_source: 'instagram' },
    });
    await openPage(app, { path: '/blog', agent: '', tags: { utm_source: 'instagram', utm_id: made.token } });
    const guest = openBrowser(db, app);
    const bought = await guest.open(product, { email: 'a@contoh.example' });
    await guest.pay(bought, { amount: 100_000 });
    expect(await figures(db, made.id)).toEqual([1, 1, 10_000_000]);
    const refused = createCheckoutLink.body.safeParse({ label: 'x', path: '//jahat.example' });
    expect(refused.success).toBe(false);
    expect(
      createCheckoutLink.body.safeParse({ label: 'x', path: '/a', product_id: product.id }).success,
    ).toBe(false);
    expect(createCheckoutLink.body.safeParse({ label: 'x', path: '/a', code: 'HEMAT20' }).success).toBe(
      false,
    );
    expect(createCheckoutLink.body.safeParse({ label: 'x' }).success).toBe(false);
  });
});
