import { dayOf } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, slotIn } from '#tests/support/session-types.ts';
import { shop } from '#tests/support/shop/booking-shop.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { cancelBooking, listBookings, listSlots } from './index.ts';

test('[DECISIONS 65] where a session is its holder is told from the payment until it is over, and nobody else', async ({
  db,
}) => {
  const { product, type } = await makeSchedule(db);
  const [buyer, other] = [await makePerson(db, { balance: 100_000 }), await makePerson(db)];
  const [at, day] = [slotIn(3), dayOf(slotIn(3))];
  const booking_id = await shop(db, product).holdId(at);
  const placesOf = async (person: Person, now = new Date()) =>
    (await listBookings(db.orm, person.id, now)).bookings.map(({ place }) => place);
  const offered = await listSlots(db.orm, type, { days: { first: day, last: day }, now: new Date() });
  expect(JSON.stringify(offered)).not.toContain(type.place);
  expect(await placesOf(buyer)).toEqual([]);
  expect((await shop(db, product).buy(buyer, booking_id)).ok).toBe(true);
  expect([await placesOf(buyer), await placesOf(other)]).toEqual([[type.place], []]);
  expect(await placesOf(buyer, new Date(at.getTime() + 2 * 3_600_000))).toEqual([null]);
  const asked = { booking_id, by: { user_id: buyer.id }, gives_back: false, now: new Date() };
  expect((await cancelBooking(db, asked)).ok).toBe(true);
  expect(await placesOf(buyer)).toEqual([null]);
});
