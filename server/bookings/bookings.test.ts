import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { monthOf } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { completeProfile, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { bookFreeConsultation, completeBooking, listBookings } from './index.ts';

const NOVEMBER = '2026-11-21T03:00:00Z';
const book = (db: Database, person: Person, at = NOVEMBER) =>
  bookFreeConsultation({ db, clock: { now: () => new Date(at) } }, { user_id: person.id });
const list = (db: Database, person: Person, at = NOVEMBER) => listBookings(db.orm, person.id, new Date(at));
const complete = (db: Database, id: string) =>
  withTx(db, (tx) => completeBooking(tx, { booking_id: id, now: new Date() }));
const alreadyBooked = { ok: false, refusal: { code: 'ALREADY_BOOKED' } };

async function idOf(db: Database, person: Person, place = 0): Promise<string> {
  const { bookings } = await list(db, person);
  const id = bookings[place]?.id;
  if (id === undefined) throw new Error('nothing is booked');
  return id;
}

describe('the free consultation of a month', () => {
  test('[DECISIONS 27] is booked once with a full profile, and the team is notified', async ({ db }) => {
    const person = await makePerson(db, { hasProfile: true });
    expect((await list(db, person)).free_consultation).toEqual({
      is_eligible: true,
      is_used: false,
      percent: 100,
    });
    expect(await book(db, person)).toMatchObject({
      ok: true,
      value: { kind: 'free', status: 'booked', month: '2026-11-01', order_id: null },
    });
    expect(await book(db, person)).toEqual(alreadyBooked);
    const { bookings, free_consultation } = await list(db, person);
    expect(bookings).toHaveLength(1);
    expect(free_consultation.is_used).toBe(true);
    expect(await countJobs(db, 'send-booking-notice')).toBe(1);
  });

  test('[DECISIONS 27] needs a profile of at least 80 % and returns the percentage', async ({ db }) => {
    const person = await makePerson(db);
    const refused = { ok: false, refusal: { code: 'PROFILE_INCOMPLETE', details: { percent: 7 } } };
    expect(await book(db, person)).toEqual(refused);
    expect((await list(db, person)).free_consultation).toEqual({
      is_eligible: false,
      is_used: false,
      percent: 7,
    });
    await completeProfile(db, person.id);
    // 12 of 14 fields are 86 %, 11 are 79 %.
    await db.pool.query("update profiles set industry = '', budget_range = '', target_market = ''");
    expect(await book(db, person)).toMatchObject({ refusal: { details: { percent: 79 } } });
    await db.pool.query("update profiles set industry = 'Retail'");
    expect((await book(db, person)).ok).toBe(true);
    expect(await countJobs(db, 'send-booking-notice')).toBe(1);
  });

  test('[DECISIONS 27] is available again with the next month in Jakarta, not in UTC', async ({ db }) => {
    const person = await makePerson(db, { hasProfile: true });
    await book(db, person);
    expect(await book(db, person, '2026-11-30T16:59:59Z')).toEqual(alreadyBooked);
    expect(await book(db, person, '2026-11-30T17:00:00Z')).toMatchObject({ value: { month: '2026-12-01' } });
    expect((await list(db, person)).bookings.map(({ month }) => month)).toEqual(['2026-12-01', '2026-11-01']);
  });

  test('[DECISIONS 27] of ten calls at once is booked by one', async ({ db }) => {
    const person = await makePerson(db, { hasProfile: true });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => book(db, person)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(9).fill(alreadyBooked));
    expect([(await list(db, person)).bookings.length, await countJobs(db, 'send-booking-notice')]).toEqual([
      1, 1,
    ]);
  });

  test('is used up when completed, but not when cancelled', async ({ db }) => {
    const person = await makePerson(db, { hasProfile: true });
    await book(db, person);
    expect(await complete(db, await idOf(db, person))).toEqual({ ok: true, value: null });
    expect(await book(db, person)).toEqual(alreadyBooked);
    await db.pool.query("update consultation_bookings set status = 'cancelled'");
    expect((await list(db, person)).free_consultation.is_used).toBe(false);
    expect((await book(db, person)).ok).toBe(true);
  });

  test('is visible to its owner only', async ({ db }) => {
    const [person, other] = [await makePerson(db, { hasProfile: true }), await makePerson(db)];
    await book(db, person);
    expect(await list(db, other)).toMatchObject({ bookings: [], free_consultation: { is_used: false } });
  });
});

async function buy(db: Database, buyer: Person, products: readonly Product[]) {
  return checkOut(db, { buyer, lines: products.map(lineOf), idempotency_key: randomUUID() });
}

describe('a consultation that was bought', () => {
  test('[DECISIONS 27] is booked with its order, in its month; other products are not', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    const [session, template] = [await makeProduct(db, { type: 'consultation' }), await makeProduct(db)];
    const bought = await buy(db, buyer, [session, template]);
    if (!bought.ok) throw new Error(bought.refusal.code);
    const { id, created_at } = bought.value.order;
    const { bookings } = await list(db, buyer);
    expect(bookings).toMatchObject([
      { kind: 'paid', status: 'booked', order_id: id, month: monthOf(created_at) },
    ]);
    expect(await countJobs(db, 'send-booking-notice')).toBe(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('and repeated with its key is booked once', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    const lines = [lineOf(await makeProduct(db, { type: 'consultation' }))];
    const cart = { buyer, lines, idempotency_key: randomUUID() };
    const results = await Promise.all(Array.from({ length: 8 }, () => checkOut(db, cart)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await list(db, buyer)).bookings).toHaveLength(1);
  });

  test('is not booked when the purchase is refused', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 10_000 });
    expect((await buy(db, buyer, [await makeProduct(db, { type: 'consultation' })])).ok).toBe(false);
    expect((await list(db, buyer)).bookings).toEqual([]);
    expect(await countJobs(db, 'send-booking-notice')).toBe(0);
  });

  test('is cancelled by a refund, and can be bought again', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 100_000 });
    const session = await makeProduct(db, { type: 'consultation' });
    const bought = await buy(db, buyer, [session]);
    if (!bought.ok) throw new Error(bought.refusal.code);
    const { id: order_id, amount_bigint } = bought.value.order;
    const refunded = await withTx(db, (tx) =>
      refundOrder(tx, {
        order_id,
        amount: amount_bigint,
        reason: 'Tidak jadi',
        idempotency_key: randomUUID(),
        ends_access: true,
      }),
    );
    expect(refunded.ok).toBe(true);
    expect((await list(db, buyer)).bookings).toMatchObject([{ status: 'cancelled' }]);
    expect(await complete(db, await idOf(db, buyer))).toMatchObject({ ok: false });
    expect((await buy(db, buyer, [session])).ok).toBe(true);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('can be bought again after it is completed, and the rest of its order stays', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 300_000 });
    const [session, template] = [await makeProduct(db, { type: 'consultation' }), await makeProduct(db)];
    await buy(db, buyer, [session, template]);
    const owned = { ok: false, refusal: { code: 'ALREADY_OWNED', details: { product_id: session.id } } };
    expect(await buy(db, buyer, [session])).toMatchObject(owned);
    const id = await idOf(db, buyer);
    expect(await complete(db, id)).toEqual({ ok: true, value: null });
    expect((await buy(db, buyer, [session])).ok).toBe(true);
    expect(await buy(db, buyer, [template])).toMatchObject({ refusal: { code: 'ALREADY_OWNED' } });
    const { bookings } = await list(db, buyer);
    expect(bookings.map(({ status }) => status)).toEqual(['booked', 'completed']);
    // Completing it again must not end a newer purchase.
    expect(await complete(db, id)).toEqual({ ok: false, refusal: { code: 'BOOKING_NOT_OPEN' } });
    expect(await buy(db, buyer, [session])).toMatchObject(owned);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('next to another one in a cart makes two bookings', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    const sessions = [
      await makeProduct(db, { type: 'consultation' }),
      await makeProduct(db, { type: 'consultation' }),
    ];
    await buy(db, buyer, sessions);
    expect((await list(db, buyer)).bookings).toHaveLength(2);
    await complete(db, await idOf(db, buyer));
    const results = await Promise.all(sessions.map((session) => buy(db, buyer, [session])));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('does not use up the free one of the month', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 200_000, hasProfile: true });
    await buy(db, buyer, [await makeProduct(db, { type: 'consultation' })]);
    expect((await book(db, buyer)).ok).toBe(true);
  });
});

test('an unknown booking cannot be completed', async ({ db }) => {
  expect(await complete(db, randomUUID())).toEqual({ ok: false, refusal: { code: 'BOOKING_NOT_OPEN' } });
});
