/**
 * The owner's calendars: reads busy times, writes bookings and class sessions into them, and serves a private feed of
 * both. Never decides about a booking: a calendar that does not answer costs nobody a sale.
 */

export type { CalendarServices } from './calendar-services.ts';
export { calendarTally, listCalendars, selectFeed } from './calendars.queries.ts';
export { addCalendar, removeCalendar } from './edit-calendars.ts';
export { calendarFile, readFeed, renewFeed, revokeFeed } from './feed.ts';
export { type BookingEvent, uidOfSession } from './files/booking-event.ts';
export { invitationOf, readInvitation } from './invitation.ts';
export { readOwnFile } from './own-file.ts';
export { pushBooking, pushClassSessions } from './push-events.ts';
export { queueClassSessions, syncCalendars } from './sync-calendars.ts';
