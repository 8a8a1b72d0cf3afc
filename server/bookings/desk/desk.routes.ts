import * as contract from '#contract/bookings/admin.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  bookLead,
  cancelBookingByStaff,
  type DeskServices,
  exportBookings,
  listDeskBookings,
  markReminded,
  moveBooking,
  noteBooking,
  readBookingDays,
  readBookingDetails,
  recordOutcome,
} from '#server/bookings/index.ts';
import { refuse, succeed } from '#shared/result.ts';

export function bookingDeskRoutes(services: DeskServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(
      contract.listDeskBookings,
      async ({ reader, query: { state, kind, search, ...window } }) =>
        succeed(await listDeskBookings(reader, { state, kind, search }, window)),
      { reads: 'replica' },
    ),
    // Registered first, or the id route would match.
    implement(contract.readBookingDays, async ({ query }) => succeed(await readBookingDays(db.orm, query))),
    implement(contract.exportBookings, async ({ reader, query }) => succeed(exportBookings(reader, query)), {
      reads: 'replica',
    }),
    implement(contract.getDeskBooking, async ({ params }) => {
      const booking = await readBookingDetails(db.orm, params.id);
      return booking === null ? refuse({ code: 'BOOKING_NOT_FOUND' }) : succeed({ booking });
    }),
    implement(contract.recordOutcome, (call) =>
      recordOutcome(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
    implement(contract.bookLead, (call) => bookLead(services, { ...call.body, actor: actorOf(call) })),
    implement(contract.moveDeskBooking, (call) =>
      moveBooking(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
    implement(contract.cancelDeskBooking, (call) =>
      cancelBookingByStaff(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
    implement(contract.markReminded, (call) =>
      markReminded(services, { ...call.params, actor: actorOf(call) }),
    ),
    implement(contract.noteBooking, (call) =>
      noteBooking(services, { ...call.params, ...call.body, actor: actorOf(call) }),
    ),
  ];
}
