import * as contract from '#contract/bookings/bookings.ts';
import {
  answerQuestions,
  type BookingServices,
  bookAuditTalk,
  bookFreeConsultation,
  cancelBooking,
  chooseTime,
  listBookings,
  readOwnBooking,
} from '#server/bookings/index.ts';
import { named, type Result, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function bookingRoutes(services: BookingServices): readonly Implementation[] {
  const { db, clock } = services;
  const changed = async <Refusal>(
    user_id: string,
    outcome: Promise<Result<{ readonly id: string }, Refusal>>,
  ) => {
    const result = await outcome;
    if (!result.ok) return result;
    const read = { user_id, booking_id: result.value.id, now: clock.now() };
    return succeed({ booking: await readOwnBooking(db.orm, read) });
  };
  return [
    implement(contract.listBookings, async ({ caller }) =>
      succeed(await listBookings(db.orm, caller.id, clock.now())),
    ),
    implement(contract.listProductBookings, async ({ caller, params: { slug } }) => {
      const { bookings } = await listBookings(db.orm, caller.id, clock.now());
      const { guest_order_id } = caller;
      const own = bookings.filter(
        ({ order_id }) => guest_order_id === undefined || order_id === guest_order_id,
      );
      return succeed({ bookings: own.filter(({ product }) => product?.slug === slug) });
    }),
    implement(contract.bookFreeConsultation, ({ caller, body }) =>
      named('booking', bookFreeConsultation(services, { user_id: caller.id, ...body })),
    ),
    implement(contract.bookAuditTalk, ({ caller, body }) =>
      named('booking', bookAuditTalk(services, { user_id: caller.id, ...body })),
    ),
    implement(contract.chooseBookingTime, ({ caller, params: { id }, body }) =>
      changed(
        caller.id,
        chooseTime(db, { ...body, booking_id: id, by: { user_id: caller.id }, now: clock.now() }),
      ),
    ),
    implement(contract.answerQuestions, ({ caller, params: { id }, body }) =>
      changed(caller.id, answerQuestions(services, { user_id: caller.id, booking_id: id, ...body })),
    ),
    implement(contract.cancelOwnBooking, ({ caller, params: { id } }) => {
      const cancellation = { booking_id: id, by: { user_id: caller.id }, gives_back: true, now: clock.now() };
      return changed(caller.id, cancelBooking(db, cancellation));
    }),
  ];
}
