import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  createPaymentFixture,
  deliver,
  openPayment,
  paymentRecord,
  storeWebhook,
  webhookFor,
} from '#tests/support/shop/payments.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { handleWebhookEvent, openTopUp, receiveWebhook, simulatePayment } from './index.ts';

describe('concurrent payments', () => {
  test('one webhook event handled by eight workers credits once', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    const id = await storeWebhook(fixture, { ...payment, status: 'paid' });
    await Promise.all(Array.from({ length: 8 }, () => handleWebhookEvent(fixture, id)));
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
    expect((await db.pool.query('select attempts, error_message from webhook_events')).rows).toEqual([
      { attempts: 1, error_message: null },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('one webhook delivered eight times is stored once', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const payment = await openPayment(fixture, (await makePerson(db)).id, 50_000);
    const webhook = webhookFor({ ...payment, status: 'paid' });
    const results = await Promise.all(
      Array.from({ length: 8 }, () => receiveWebhook(db, fixture.gateways, webhook)),
    );
    const fresh = results.filter((result) => result.ok && !result.value.duplicate);
    expect(fresh).toHaveLength(1);
    expect(results.every((result) => result.ok)).toBe(true);
    expect((await db.pool.query('select from graphile_worker.jobs')).rowCount).toBe(1);
  });

  test('webhook, status query and contradicting webhooks at once credit what was paid, once', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    const outcomes = await Promise.all([
      simulatePayment(fixture, { user_id: person.id, payment_id: payment.payment_id, success: true }),
      deliver(fixture, { ...payment, status: 'expired' }),
      deliver(fixture, { ...payment, status: 'paid' }),
      deliver(fixture, { ...payment, status: 'failed' }),
    ]);
    expect(outcomes).toHaveLength(4);
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
    expect((await paymentRecord(db, payment.payment_id)).status).toBe('completed');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[WAL-019] first top-ups of a user make one wallet that holds them all', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payments = await Promise.all(
      Array.from({ length: 6 }, () => openPayment(fixture, person.id, 10_000)),
    );
    await Promise.all(payments.map((payment) => deliver(fixture, { ...payment, status: 'paid' })));
    expect(await balanceOf(db, person.id)).toBe(6_000_000);
    expect((await db.pool.query('select from wallets')).rowCount).toBe(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('top-ups and purchases of one wallet at once lose nothing and invent nothing', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const products = await Promise.all(Array.from({ length: 8 }, () => makeProduct(db)));
    const payments = await Promise.all(
      Array.from({ length: 8 }, () => openPayment(fixture, buyer.id, 25_000)),
    );
    const topUps = payments.flatMap((payment) =>
      ['paid', 'paid'].map(() => deliver(fixture, { ...payment, status: 'paid' })),
    );
    const purchases = products.map((product) =>
      checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() }),
    );
    const [results] = await Promise.all([Promise.all(purchases), Promise.all(topUps)]);
    const bought = results.filter((result) => result.ok).length;
    expect(bought).toBeGreaterThanOrEqual(2);
    expect(bought).toBeLessThanOrEqual(6);
    expect(await balanceOf(db, buyer.id)).toBe((100_000 + 8 * 25_000 - bought * 50_000) * 100);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[API-080] one key opens one payment with one session, however often it is sent', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const topUp = {
      user_id: person.id,
      amount: rupiah(50_000),
      payment_method: 'dev_mode',
      description: 'Isi saldo',
      idempotency_key: 'one',
    };
    const results = await Promise.all(Array.from({ length: 8 }, () => openTopUp(fixture, topUp)));
    const { rows } = await db.pool.query(
      'select id as payment_id, session_id, checkout_url, qr_text from payments',
    );
    const [value] = rows;
    for (const result of results) expect(result).toEqual({ ok: true, value });
    const sessions = await db.pool.query('select id from dev_gateway_sessions');
    expect([rows.length, sessions.rows]).toEqual([1, [{ id: value.session_id }]]);
  });
});
