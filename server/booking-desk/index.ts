/**
 * Bookings as staff see and change them, and reminders to both sides. The bookings module decides whether a time is
 * free and what a session uses up; every change is in the audit log.
 */

export { bookLead } from './book-lead.ts';
export {
  cancelBooking,
  type DeskServices,
  markReminded,
  moveBooking,
  noteBooking,
  recordOutcome,
} from './change-bookings.ts';
export { readBookingDetails } from './desk.queries.ts';
export { exportBookings } from './export-bookings.ts';
export { listDeskBookings, readBookingDays } from './read-desk.ts';
export { sendSessionReminders } from './remind-people.ts';
