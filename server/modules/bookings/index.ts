/**
 * Consultations: at most one free one a month, and one booking per consultation that an order paid. Never moves money.
 */
export { type BookingServices, bookFreeConsultation } from './book-free-consultation.ts';
export { readBooking } from './bookings.queries.ts';
export { completeBooking } from './complete-booking.ts';
export { listBookings } from './list-bookings.ts';
export { recordPaidBookings } from './record-paid-bookings.ts';
