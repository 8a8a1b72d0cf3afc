import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  createPaymentFixture,
  deliver,
  openPayment,
  type PaymentFixture,
  paymentRecord,
} from '#tests/support/shop/payments.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import type { SessionState } from '../gateways/gateway.ts';
import { settleStalePayments } from '../index.ts';

/** As if no payment had been checked for three minutes. */
async function leaveAlone(db: Database): Promise<void> {
  await db.pool.query('alter table payments disable trigger payments_stamp');
  await db.pool.query("update payments set updated_at = updated_at - interval '3 minutes'");
  await db.pool.query('alter table payments enable trigger payments_stamp');
}

const settle = (fixture: PaymentFixture) => settleStalePayments(fixture);

describe('payments whose webhook never came', () => {
  test('are credited once when the gateway reports them paid, also if the webhook arrives later', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    await db.pool.query("update dev_gateway_sessions set status = 'paid'");
    await settle(fixture);
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status: 'pending' });
    await leaveAlone(db);
    await Promise.all([settle(fixture), settle(fixture)]);
    await deliver(fixture, { ...payment, status: 'paid' });
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status: 'completed', flags: [] });
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test.for(['failed', 'expired'])('are closed when the gateway calls them %s', async (status, { db }) => {
    const fixture = createPaymentFixture(db);
    const payment = await openPayment(fixture, (await makePerson(db)).id, 50_000);
    await db.pool.query('update dev_gateway_sessions set status = $1', [status]);
    await leaveAlone(db);
    await settle(fixture);
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status });
  });

  test('stay pending while their session is open, and are queried again after two minutes', async ({
    db,
  }) => {
    let queries = 0;
    const fixture = createPaymentFixture(db, {
      querySession: async () => {
        queries += 1;
        return { status: 'open' };
      },
    });
    const payment = await openPayment(fixture, (await makePerson(db)).id, 50_000);
    await leaveAlone(db);
    await settle(fixture);
    await settle(fixture);
    expect(queries).toBe(1);
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status: 'pending' });
    await leaveAlone(db);
    await settle(fixture);
    expect(queries).toBe(2);
  });

  test('end a day after their time has passed while the gateway still calls them open, and are credited if they come', async ({
    db,
  }) => {
    let state: SessionState = { status: 'open' };
    const fixture = createPaymentFixture(db, { querySession: async () => state });
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    const over = async (hours: number) => {
      await db.pool.query('update payments set expires_at = now() - make_interval(hours => $1)', [hours]);
      await leaveAlone(db);
      await settle(fixture);
      return (await paymentRecord(db, payment.payment_id)).status;
    };
    expect(await over(23)).toBe('pending');
    expect(await over(25)).toBe('expired');
    state = { status: 'paid', received: { currency: 'IDR', minor: 5_000_000 }, transaction_id: 'late' };
    expect(await over(72)).toBe('completed');
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ flags: ['paid_after_expiry'] });
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('expire once their time has passed if they were never opened at the gateway', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const payment = await openPayment(fixture, (await makePerson(db)).id, 50_000);
    await db.pool.query('update payments set session_id = null, checkout_url = null');
    await leaveAlone(db);
    await settle(fixture);
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status: 'pending' });
    await db.pool.query("update payments set expires_at = now() - interval '1 second'");
    await leaveAlone(db);
    await settle(fixture);
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status: 'expired' });
  });

  test('do not hold each other up when queries fail', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    await db.pool.query(
      `insert into payments (user_id, gateway, session_id, amount_bigint, payment_method, expires_at)
       select $1, 'no_longer_configured', 'gone' || n, 100, 'stripe', now() + interval '1 hour'
       from generate_series(1, 50) n`,
      [person.id],
    );
    await leaveAlone(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    await db.pool.query("update dev_gateway_sessions set status = 'paid'");
    await leaveAlone(db);
    await settle(fixture);
    expect(fixture.failures).toHaveLength(50);
    await settle(fixture);
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status: 'completed' });
  });
});
