/**
 * The owner's calendars: when they are busy elsewhere, and what was booked here written into them; a private feed of all
 * bookings. Never decides about a booking: a calendar that does not answer costs nobody a sale.
 */

export type { CalendarServices } from './calendar-services.ts';
export { selectCalendars as listCalendars, selectFeed } from './calendars.queries.ts';
export { addCalendar, removeCalendar } from './edit-calendars.ts';
export { calendarFile, readFeed, renewFeed, revokeFeed } from './feed.ts';
export { type BookingEvent, uidOfSession } from './files/booking-event.ts';
export { invitationOf, readInvitation } from './invitation.ts';
export { readOwnFile } from './own-file.ts';
export { pushBooking } from './push-booking.ts';
export { syncCalendars } from './sync-calendars.ts';
