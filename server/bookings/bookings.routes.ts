import * as adminContract from '#contract/bookings/admin.ts';
import * as adminAvailabilityContract from '#contract/bookings/admin-availability.ts';
import * as bookingsContract from '#contract/bookings/bookings.ts';
import * as slotsContract from '#contract/bookings/slots.ts';
import { named, type Result, refuse, succeed } from '#shared/result.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { classRoutes } from '../classes/classes.routes.ts';
import { networkDigest } from '../http/scope.ts';
import {
  addDayOff,
  answerQuestions,
  type BookingServices,
  blockTime,
  bookAuditTalk,
  bookFreeConsultation,
  bookLead,
  cancelBooking,
  cancelBookingByStaff,
  chooseTime,
  type DeskServices,
  exportBookings,
  holdSlot,
  listBookings,
  listDeskBookings,
  listSlots,
  loadHolidays,
  markReminded,
  moveBooking,
  noteBooking,
  readAvailability,
  readBookingDays,
  readBookingDetails,
  readHold,
  readOfferedType,
  readOwnBooking,
  recordOutcome,
  removeDayOff,
  type SessionType,
  saveSessionType,
  unblockTime,
} from './index.ts';

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
    implement(bookingsContract.listBookings, async ({ caller }) =>
      succeed(await listBookings(db.orm, caller.id, clock.now())),
    ),
    implement(bookingsContract.listProductBookings, async ({ caller, params: { slug } }) => {
      const { bookings } = await listBookings(db.orm, caller.id, clock.now());
      const { guest_order_id } = caller;
      const own = bookings.filter(
        ({ order_id }) => guest_order_id === undefined || order_id === guest_order_id,
      );
      return succeed({ bookings: own.filter(({ product }) => product?.slug === slug) });
    }),
    implement(bookingsContract.bookFreeConsultation, async ({ caller, body, request }) => {
      const visitor = await request.readVisitor();
      return named('booking', bookFreeConsultation(services, { user_id: caller.id, ...body, visitor }));
    }),
    implement(bookingsContract.bookAuditTalk, async ({ caller, body, request }) => {
      const visitor = await request.readVisitor();
      return named('booking', bookAuditTalk(services, { user_id: caller.id, ...body, visitor }));
    }),
    implement(bookingsContract.chooseBookingTime, ({ caller, params: { id }, body }) =>
      changed(
        caller.id,
        chooseTime(db, { ...body, booking_id: id, by: { user_id: caller.id }, now: clock.now() }),
      ),
    ),
    implement(bookingsContract.answerQuestions, ({ caller, params: { id }, body }) =>
      changed(caller.id, answerQuestions(services, { user_id: caller.id, booking_id: id, ...body })),
    ),
    implement(bookingsContract.cancelOwnBooking, ({ caller, params: { id } }) => {
      const cancellation = { booking_id: id, by: { user_id: caller.id }, gives_back: true, now: clock.now() };
      return changed(caller.id, cancelBooking(db, cancellation));
    }),
  ];
}

export function availabilityRoutes({ db, clock }: BookingServices): readonly Implementation[] {
  return [
    ...classRoutes({ db, clock }),
    implement(adminAvailabilityContract.getAvailability, async () =>
      succeed(await readAvailability(db.orm, clock.now())),
    ),
    implement(adminAvailabilityContract.saveSessionType, (call) =>
      saveSessionType(db, { target: call.params.target, rules: call.body }, actorOf(call)),
    ),
    implement(adminAvailabilityContract.addDayOff, (call) => addDayOff(db, call.body, actorOf(call))),
    implement(adminAvailabilityContract.loadHolidays, (call) => loadHolidays(db, clock.now(), actorOf(call))),
    implement(adminAvailabilityContract.removeDayOff, (call) =>
      removeDayOff(db, call.params.id, actorOf(call)),
    ),
    implement(adminAvailabilityContract.blockTime, (call) => blockTime(db, call.body, actorOf(call))),
    implement(adminAvailabilityContract.unblockTime, (call) =>
      unblockTime(db, call.params.id, actorOf(call)),
    ),
  ];
}

export function slotRoutes({ db, clock }: BookingServices): readonly Implementation[] {
  return [
    implement(slotsContract.listSlots, async ({ query: { product_id, kind, first, last } }) => {
      const type = await readOfferedType(db.orm, { product_id, kind });
      if (type === null) return refuse({ code: 'NOT_SCHEDULED' });
      const now = clock.now();
      const slots = await listSlots(db.orm, type, { days: { first, last }, now });
      return succeed({
        session: toSession(type, now),
        slots: slots.map(({ starts_at, ends_at, is_free }) => ({
          starts_at: starts_at.toISOString(),
          ends_at: ends_at.toISOString(),
          is_free,
        })),
      });
    }),
    implement(slotsContract.holdSlot, ({ body: { time_zone = null, ...body }, request }) => {
      const held_by = networkDigest(request.address);
      return named('hold', holdSlot(db, { ...body, time_zone, held_by, now: clock.now() }));
    }),
    implement(slotsContract.getHold, async ({ params }) => {
      const hold = await readHold(db.orm, params.id, clock.now());
      return hold === null ? refuse({ code: 'HOLD_NOT_FOUND' }) : succeed({ hold });
    }),
  ];
}

function toSession(type: SessionType, now: Date): slotsContract.OfferedSession {
  const { kind, minutes, place_kind, change_until_hours, sessions, valid_days, horizon_days } = type;
  const last_day = dayOf(new Date(now.getTime() + horizon_days * DAY_MS));
  return { kind, minutes, place_kind, change_until_hours, sessions, valid_days, last_day };
}

export function bookingDeskRoutes(services: DeskServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(
      adminContract.listDeskBookings,
      async ({ reader, query: { state, kind, search, ...window } }) =>
        succeed(await listDeskBookings(reader, { state, kind, search }, window)),
      { reads: 'replica' },
    ),
    // Registered first, or the id route would match.
    implement(adminContract.readBookingDays, async ({ query }) =>
      succeed(await readBookingDays(db.orm, query)),
    ),
    implement(
      adminContract.exportBookings,
      async ({ reader, query }) => succeed(exportBookings(reader, query)),
      {
        reads: 'replica',
      },
    ),
    implement(adminContract.getDeskBooking, async ({ params }) => {
      const booking = await readBookingDetails(db.orm, params.id);
      return booking === null ? refuse({ code: 'BOOKING_NOT_FOUND' }) : succeed({ booking });
    }),
    implement(adminContract.recordOutcome, (call) =>
      recordOutcome(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
    implement(adminContract.bookLead, (call) => bookLead(services, { ...call.body, actor: actorOf(call) })),
    implement(adminContract.moveDeskBooking, (call) =>
      moveBooking(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
    implement(adminContract.cancelDeskBooking, (call) =>
      cancelBookingByStaff(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
    implement(adminContract.markReminded, (call) =>
      markReminded(services, { ...call.params, actor: actorOf(call) }),
    ),
    implement(adminContract.noteBooking, (call) =>
      noteBooking(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
  ];
}
