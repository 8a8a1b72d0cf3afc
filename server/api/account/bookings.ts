import {
  bookFreeConsultation as bookFreeConsultationEndpoint,
  listBookings as listBookingsEndpoint,
} from '#contract/account/bookings.ts';
import { type BookingServices, bookFreeConsultation, listBookings } from '#server/modules/bookings/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function bookingRoutes(services: BookingServices): readonly Implementation[] {
  const { db, clock } = services;
  return [
    implement(listBookingsEndpoint, async ({ caller }) =>
      succeed(await listBookings(db.orm, caller.id, clock.now())),
    ),
    implement(bookFreeConsultationEndpoint, async ({ caller }) => {
      const booked = await bookFreeConsultation(services, caller.id);
      return booked.ok ? succeed({ booking: booked.value }) : booked;
    }),
  ];
}
