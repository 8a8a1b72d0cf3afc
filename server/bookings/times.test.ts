import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { readConsumption } from '#server/compose/read-consumption.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, makeSessionType, slotIn } from '#tests/support/session-types.ts';
import { shop } from '#tests/support/shop/booking-shop.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import type { Product } from '#tests/support/shop/products.ts';
import {
  bookFreeConsultation,
  cancelBooking,
  chooseTime,
  completeBooking,
  expireSessions,
  listBookings,
  listSlots,
  markNoShow,
} from './index.ts';

const taken = { ok: false, refusal: { code: 'SLOT_TAKEN' } };

const bookingsOf = async (db: Database, person: Person, now = new Date()) =>
  (await listBookings(db.orm, person.id, now)).bookings;

const runOut = (db: Database) =>
  db.pool.query("update consultation_bookings set hold_expires_at = now() - interval '1 second'");
const later = (starts_at: Date, hours: number) => new Date(starts_at.getTime() + hours * 3_600_000);

describe('a time that is chosen before paying', () => {
  test('[DECISIONS 65] is held for 15 minutes and booked with its purchase', async ({ db }) => {
    const { product, type } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const at = slotIn(3);
    const held = await shop(db, product).hold(at);
    if (!held.ok) throw new Error(held.refusal.code);
    expect(held.value).toMatchObject({ is_live: true, starts_at: at.toISOString() });
    const minutes = (Date.parse(held.value.expires_at) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(15);
    expect((await shop(db, product).buy(buyer, held.value.id)).ok).toBe(true);
    expect(await bookingsOf(db, buyer)).toMatchObject([
      { id: held.value.id, status: 'booked', starts_at: at.toISOString(), place: type.place },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is nobody else’s, and the two nearest are offered', async ({ db }) => {
    const { product } = await makeSchedule(db);
    await shop(db, product).holdId(slotIn(3));
    expect(await shop(db, product).hold(slotIn(3))).toEqual({
      ok: false,
      refusal: {
        code: 'SLOT_TAKEN',
        details: { nearest: [slotIn(3, 9).toISOString(), slotIn(3, 11).toISOString()] },
      },
    });
  });

  test.for([
    ['beside the hours', slotIn(3, 8)],
    ['between two slots', later(slotIn(3, 9), 0.5)],
    ['too soon', slotIn(0, 16)],
    ['beyond the horizon', slotIn(61)],
  ] as const)('is refused %s', async ([, at], { db }) => {
    const { product } = await makeSchedule(db);
    expect(await shop(db, product).hold(at)).toMatchObject(taken);
  });

  test('gives way to another one of the same visitor', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const first = await shop(db, product).holdId(slotIn(3, 10));
    expect((await shop(db, product).hold(slotIn(3, 11), first)).ok).toBe(true);
    expect((await shop(db, product).hold(slotIn(3, 10))).ok).toBe(true);
  });

  test('is free again once its 15 minutes ran out', async ({ db }) => {
    const { product } = await makeSchedule(db);
    await shop(db, product).holdId(slotIn(3));
    await runOut(db);
    expect((await shop(db, product).hold(slotIn(3))).ok).toBe(true);
  });

  test('is booked although it ran out while it was paid, if nobody took it', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const id = await shop(db, product).holdId(slotIn(3));
    await runOut(db);
    expect((await shop(db, product).buy(buyer, id)).ok).toBe(true);
    expect(await bookingsOf(db, buyer)).toMatchObject([{ id, status: 'booked' }]);
  });

  test('and taken by somebody else meanwhile refuses the purchase whole', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const id = await shop(db, product).holdId(slotIn(3));
    await runOut(db);
    await shop(db, product).holdId(slotIn(3));
    expect(await shop(db, product).buy(buyer, id)).toMatchObject({
      ok: false,
      refusal: { code: 'SLOT_TAKEN', details: { product_id: product.id } },
    });
    expect([await balanceOf(db, buyer.id), await bookingsOf(db, buyer)]).toEqual([10_000_000, []]);
  });

  test('is bought once, also from two tabs and by two people', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyers = [await makePerson(db, { balance: 100_000 }), await makePerson(db, { balance: 100_000 })];
    const id = await shop(db, product).holdId(slotIn(3));
    const bought = await Promise.all([...buyers, ...buyers].map((buyer) => shop(db, product).buy(buyer, id)));
    expect(bought.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of 30 who want the last one is held by one', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const held = await Promise.all(Array.from({ length: 30 }, () => shop(db, product).hold(slotIn(3))));
    expect(held.filter(({ ok }) => ok)).toHaveLength(1);
    expect(held.filter(({ ok }) => !ok)).toMatchObject(Array(29).fill(taken));
  });
});

describe('a session that is booked', () => {
  test('is moved by its holder until the cut-off, and its old time is free again', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const id = await shop(db, product).bookedBy(buyer, slotIn(3));
    const move = (starts_at: Date, now = new Date()) =>
      chooseTime(db, { booking_id: id, by: { user_id: buyer.id }, starts_at, now });
    expect(await move(slotIn(4))).toMatchObject({
      value: { starts_at: slotIn(4).toISOString(), sequence: 2 },
    });
    expect((await shop(db, product).hold(slotIn(3))).ok).toBe(true);
    expect(await move(slotIn(3))).toMatchObject(taken);
    expect(await move(slotIn(5), later(slotIn(4), -23))).toEqual({
      ok: false,
      refusal: { code: 'CHANGE_TOO_LATE' },
    });
    const staff = { booking_id: id, by: 'staff', starts_at: slotIn(6, 20), now: new Date() } as const;
    expect((await chooseTime(db, staff)).ok).toBe(true);
    expect(await chooseTime(db, { ...staff, starts_at: slotIn(3) })).toMatchObject(taken);
  });

  test('is nobody else’s to move or cancel', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const [buyer, other] = [await makePerson(db, { balance: 100_000 }), await makePerson(db)];
    const id = await shop(db, product).bookedBy(buyer, slotIn(3));
    const by = { user_id: other.id };
    const refused = { ok: false, refusal: { code: 'BOOKING_NOT_OPEN' } };
    const asked = { booking_id: id, by, now: new Date() };
    expect(await chooseTime(db, { ...asked, starts_at: slotIn(4) })).toEqual(refused);
    expect(await cancelBooking(db, { ...asked, gives_back: true })).toEqual(refused);
  });

  test('and cancelled by its holder waits for another time', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const id = await shop(db, product).bookedBy(buyer, slotIn(3));
    const by = { user_id: buyer.id };
    expect((await cancelBooking(db, { booking_id: id, by, gives_back: false, now: new Date() })).ok).toBe(
      true,
    );
    expect(await bookingsOf(db, buyer)).toMatchObject([
      { status: 'booked', starts_at: null, is_schedulable: true },
    ]);
    const chosen = await chooseTime(db, { booking_id: id, by, starts_at: slotIn(5), now: new Date() });
    expect(chosen.ok).toBe(true);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('and cancelled by the staff without giving it back ends what was bought', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 200_000 });
    const booking_id = await shop(db, product).bookedBy(buyer, slotIn(3));
    const cancelled = await cancelBooking(db, {
      booking_id,
      by: 'staff',
      gives_back: false,
      now: new Date(),
    });
    expect(cancelled).toMatchObject({ value: { status: 'cancelled' } });
    expect((await shop(db, product).buy(buyer)).ok).toBe(true);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('has no outcome before it begins; missed, it is used up like one that took place', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 200_000 });
    const at = slotIn(3);
    const booking_id = await shop(db, product).bookedBy(buyer, at);
    const end = (now: Date) => withTx(db, (tx) => markNoShow(tx, { booking_id, now }));
    expect(await end(new Date())).toEqual({ ok: false, refusal: { code: 'BOOKING_NOT_BEGUN' } });
    expect((await end(later(at, 1))).ok).toBe(true);
    expect((await shop(db, product).buy(buyer)).ok).toBe(true);
  });

  test('frees its time when it is refunded', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const bought = await shop(db, product).buy(buyer, await shop(db, product).holdId(slotIn(3)));
    if (!bought.ok) throw new Error(bought.refusal.code);
    const { id: order_id, amount_bigint: amount } = bought.value.order;
    const refund = { order_id, amount, reason: 'Batal', idempotency_key: randomUUID(), ends_access: true };
    expect((await withTx(db, (tx) => refundOrder(tx, refund))).ok).toBe(true);
    expect((await shop(db, product).hold(slotIn(3))).ok).toBe(true);
  });
});

describe('a package of several sessions', () => {
  test('gives one after the other a time, and ends with the last', async ({ db }) => {
    const { product } = await makeSchedule(db, { sessions: 3, valid_days: 30 });
    const buyer = await makePerson(db, { balance: 200_000 });
    await shop(db, product).bookedBy(buyer, slotIn(3));
    const sessions = (await bookingsOf(db, buyer)).toSorted((a, b) => a.session_number - b.session_number);
    expect(sessions).toMatchObject([
      { session_number: 1, session_count: 3, is_schedulable: false },
      { session_number: 2, session_count: 3, is_schedulable: true },
      { session_number: 3, session_count: 3, is_schedulable: true },
    ]);
    const choose = (place: number, starts_at: Date) =>
      chooseTime(db, {
        booking_id: sessions[place]?.id ?? '',
        by: { user_id: buyer.id },
        starts_at,
        now: new Date(),
      });
    expect((await choose(1, slotIn(4))).ok).toBe(true);
    expect(await choose(2, slotIn(31))).toMatchObject({ ok: false, refusal: { code: 'CHANGE_TOO_LATE' } });
    for (const [place, { id }] of sessions.entries()) {
      expect(await shop(db, product).buy(buyer)).toMatchObject({ refusal: { code: 'ALREADY_OWNED' } });
      const ended = { booking_id: id, now: later(slotIn(5), place) };
      expect((await withTx(db, (tx) => completeBooking(tx, ended))).ok).toBe(true);
    }
    expect((await shop(db, product).buy(buyer)).ok).toBe(true);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

test('a session that costs nothing takes a time of the same calendar', async ({ db }) => {
  const { product, type } = await makeSchedule(db);
  await makeSessionType(db, { kind: 'free' });
  const person = await makePerson(db, { hasProfile: true });
  const services = { db, clock: { now: () => new Date() } };
  await shop(db, product).holdId(slotIn(3));
  const asked = { user_id: person.id, time_zone: 'Asia/Makassar' };
  expect(await bookFreeConsultation(services, { ...asked, starts_at: slotIn(3) })).toMatchObject(taken);
  expect(await bookFreeConsultation(services, { ...asked, starts_at: slotIn(3, 11) })).toMatchObject({
    ok: true,
    value: { kind: 'free', starts_at: slotIn(3, 11).toISOString(), time_zone: 'Asia/Makassar' },
  });
  const day = slotIn(3).toISOString().slice(0, 10);
  const slots = await listSlots(db.orm, type, { days: { first: day, last: day }, now: new Date() });
  expect(slots.map(({ is_free }) => is_free)).toEqual([true, false, false, true, true, true, true, true]);
});

describe('what a refund is told of a session', () => {
  const nothing = { consumed_percent: 0, download_count: 0 };
  const used = async (db: Database, person: Person, product: Product) => {
    return (await readConsumption(db.orm, [{ user_id: person.id, product_id: product.id }]))[0];
  };

  test('[DECISIONS 56, DECISIONS 65] nothing was used before it begins, all of it from then on', async ({
    db,
  }) => {
    const { product } = await makeSchedule(db, { sessions: 2 });
    const buyer = await makePerson(db, { balance: 100_000 });
    const booking_id = await shop(db, product).bookedBy(buyer, slotIn(3));
    expect(await used(db, buyer, product)).toEqual(nothing);
    await db.pool.query(
      "update consultation_bookings set starts_at = now() - interval '1 minute' where starts_at is not null",
    );
    expect(await used(db, buyer, product)).toMatchObject({ consumed_percent: 100 });
    await withTx(db, (tx) => completeBooking(tx, { booking_id, now: new Date() }));
    expect(await used(db, buyer, product)).toMatchObject({ consumed_percent: 100 });
  });
});

test('sessions that were not chosen while they could be end, and what was bought with them', async ({
  db,
}) => {
  const { product } = await makeSchedule(db, { sessions: 2, valid_days: 5 });
  const buyer = await makePerson(db, { balance: 200_000 });
  expect((await shop(db, product).buy(buyer)).ok).toBe(true);
  const expire = (now: Date) => withTx(db, async (tx) => succeed(await expireSessions(tx, now)));
  await expire(new Date());
  expect((await bookingsOf(db, buyer)).map(({ status }) => status)).toEqual(['booked', 'booked']);
  await expire(slotIn(6));
  expect((await bookingsOf(db, buyer)).map(({ status }) => status)).toEqual(['expired', 'expired']);
  expect((await shop(db, product).buy(buyer)).ok).toBe(true);
  expect(await runChecks(db.pool)).toEqual([]);
});
