import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { createPaymentFixture, deliver, openPayment } from '#tests/support/shop/payments.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { simulatePayment } from './index.ts';

describe('a simulated payment', () => {
  test('[WAL-030, API-081] without a payment pays a new one of Rp 10.000', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const paid = await simulatePayment(fixture, { user_id: person.id, payment_id: null, success: true });
    expect(paid).toMatchObject({
      ok: true,
      value: {
        status: 'completed',
        amount_bigint: 1_000_000,
        received_bigint: 1_000_000,
        checkout_url: null,
      },
    });
    expect(await balanceOf(db, person.id)).toBe(1_000_000);
  });

  test('[WAL-032, API-081] pays the amount of its payment, and its webhook changes nothing more', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 75_000);
    const { payment_id } = payment;
    const paid = await simulatePayment(fixture, { user_id: person.id, payment_id, success: true });
    expect(paid).toMatchObject({ ok: true, value: { id: payment_id, received_bigint: 7_500_000 } });
    expect(await countJobs(db, 'deliver-dev-webhook')).toBe(1);
    await deliver(fixture, { ...payment, status: 'paid' });
    expect(await balanceOf(db, person.id)).toBe(7_500_000);
  });

  test('can fail: the payment is closed and nothing is credited', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const { payment_id } = await openPayment(fixture, person.id, 75_000);
    const failed = await simulatePayment(fixture, { user_id: person.id, payment_id, success: false });
    expect(failed).toMatchObject({ ok: true, value: { status: 'failed', received_bigint: null } });
    expect(await balanceOf(db, person.id)).toBe(0);
  });

  test("of another user's payment is not found and changes nothing", async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const [person, stranger] = [await makePerson(db), await makePerson(db)];
    const { payment_id } = await openPayment(fixture, person.id, 75_000);
    const books = await readBooks(db);
    const refused = await simulatePayment(fixture, { user_id: stranger.id, payment_id, success: true });
    expect(refused).toEqual({ ok: false, refusal: { code: 'PAYMENT_NOT_FOUND' } });
    expect(await readBooks(db)).toEqual(books);
  });

  test('of a payment at another gateway is not found', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const { payment_id } = await openPayment(createPaymentFixture(db, { name: 'stripe' }), person.id, 75_000);
    const refused = await simulatePayment(fixture, { user_id: person.id, payment_id, success: true });
    expect(refused).toEqual({ ok: false, refusal: { code: 'PAYMENT_NOT_FOUND' } });
  });

  test('happens once: the second time, and after a failure, the payment is not open', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    for (const success of [true, false]) {
      const { payment_id } = await openPayment(fixture, person.id, 75_000);
      await simulatePayment(fixture, { user_id: person.id, payment_id, success });
      const books = await readBooks(db);
      const again = await simulatePayment(fixture, { user_id: person.id, payment_id, success: true });
      expect(again).toEqual({ ok: false, refusal: { code: 'PAYMENT_NOT_OPEN' } });
      expect(await readBooks(db)).toEqual(books);
    }
    expect(await balanceOf(db, person.id)).toBe(7_500_000);
  });
});
