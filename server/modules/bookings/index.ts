/**
 * Consultations that somebody has booked: the free one of a month, and those that an order paid. It promises at most
 * one free consultation a month and one booking for each paid package; it never moves money.
 */
export {
  type BookingRefusal,
  type BookingServices,
  bookFreeConsultation,
} from './book-free-consultation.ts';
export type { Booking } from './booking.ts';
export { type BookingNotOpen, completeBooking } from './complete-booking.ts';
export { listBookings, type OwnBookings } from './list-bookings.ts';
export { type BookingFacts, readBooking } from './read-booking.ts';
export { type BoughtConsultations, recordPaidBookings } from './record-paid-bookings.ts';
