/**
 * The owner's calendars: reads busy times, writes bookings and class sessions into them, and serves a private feed of
 * both. Never decides about a booking: a calendar that does not answer costs nobody a sale.
 */

export type { CalendarServices } from './access.ts';
export { calendarTally, listCalendars, selectFeed } from './calendars.queries.ts';
export { addCalendar, queueClassSessions, removeCalendar, syncCalendars } from './calendars.ts';
export {
  calendarFile,
  invitationOf,
  readFeed,
  readInvitation,
  readOwnFile,
  renewFeed,
  revokeFeed,
} from './feed.ts';
export { type BookingEvent, uidOfSession } from './files/booking-event.ts';
export { pushBooking, pushClassSessions } from './push-events.ts';
