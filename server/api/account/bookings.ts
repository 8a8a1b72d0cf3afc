import * as contract from '#contract/account/bookings.ts';
import { type BookingServices, bookFreeConsultation, listBookings } from '#server/modules/bookings/index.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function bookingRoutes(services: BookingServices): readonly Implementation[] {
  const { db, clock } = services;
  return [
    implement(contract.listBookings, async ({ caller }) =>
      succeed(await listBookings(db.orm, caller.id, clock.now())),
    ),
    implement(contract.bookFreeConsultation, ({ caller }) =>
      named('booking', bookFreeConsultation(services, caller.id)),
    ),
  ];
}
