/**
 * Sessions with the consultant: bought, free monthly, and the talk about a free audit. No two times overlap
 * (ADR 0044). Never moves money.
 */

export { readBookingDetails } from './admin/admin-bookings.queries.ts';
export { exportBookings, listDeskBookings, readBookingDays } from './admin/admin-bookings.ts';
export {
  bookLead,
  cancelBookingByStaff,
  type DeskServices,
  markReminded,
  moveBooking,
  noteBooking,
  recordOutcome,
} from './admin/change-bookings.ts';
export { sendSessionReminders } from './admin/session-reminders.ts';
export {
  lockSchedule,
  readOfferedType,
  readSessionType,
  type SessionType,
} from './availability/availability.queries.ts';
export {
  addDayOff,
  blockTime,
  listSlots,
  loadHolidays,
  readAvailability,
  removeDayOff,
  replaceBusyTimes,
  saveSessionType,
  saveSessionTypeWithin,
  unblockTime,
} from './availability/availability.ts';
export {
  expireHolds,
  readBegunHoldings,
  readBooking,
} from './bookings.queries.ts';
export {
  type AskedSession,
  answerQuestions,
  type BookingServices,
  bookAuditTalk,
  bookFreeConsultation,
  listBookings,
  readBookings,
  readOwnBooking,
  recordPaidBookings,
} from './bookings.ts';
export {
  cancelBooking,
  chooseTime,
  completeBooking,
  eraseBookings,
  expireSessions,
  markNoShow,
} from './change-booking.ts';
export { holdSlot, readHold, renewHold } from './hold-slot.ts';
