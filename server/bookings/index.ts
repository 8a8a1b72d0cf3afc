/**
 * Sessions with the consultant: bought, free monthly, and the talk about a free audit. No two times overlap
 * (ADR 0044). Never moves money.
 */

export {
  lockCalendar,
  readOfferedType,
  readSessionType,
  type SessionType,
} from './availability/availability.queries.ts';
export {
  addDayOff,
  blockTime,
  loadHolidays,
  readAvailability,
  removeDayOff,
  saveSessionType,
  saveSessionTypeWithin,
  unblockTime,
} from './availability/edit-availability.ts';
export { listSlots } from './availability/list-slots.ts';
export { replaceBusyTimes } from './availability/replace-busy-times.ts';
export {
  type AskedSession,
  type BookingServices,
  bookAuditTalk,
  bookFreeConsultation,
} from './book-free-consultation.ts';
export { completeBooking, expireSessions, markNoShow } from './complete-booking.ts';
export { bookLead } from './desk/book-lead.ts';
export {
  cancelBookingByStaff,
  type DeskServices,
  markReminded,
  moveBooking,
  noteBooking,
  recordOutcome,
} from './desk/change-bookings.ts';
export { readBookingDetails } from './desk/desk.queries.ts';
export { exportBookings } from './desk/export-bookings.ts';
export { listDeskBookings, readBookingDays } from './desk/read-desk.ts';
export { sendSessionReminders } from './desk/remind-people.ts';
export { eraseBookings } from './erase-bookings.ts';
export { listBookings, readBookings, readOwnBooking } from './list-bookings.ts';
export { answerQuestions } from './prep/answer-questions.ts';
export { recordPaidBookings } from './record-paid-bookings.ts';
export { cancelBooking } from './times/cancel-booking.ts';
export { chooseTime } from './times/choose-time.ts';
export { holdSlot, readHold, renewHold } from './times/hold-slot.ts';
export {
  expireHolds,
  readBegunHoldings,
  readBooking,
} from './times/times.queries.ts';
