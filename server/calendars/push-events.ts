import { calendarCopy as copy } from '#messages/bookings/calendars.ts';
import type { CalendarServices } from './calendar-services.ts';
import { type BookingFacts, selectBookingFacts } from './calendars.queries.ts';
import { readSessionEvents } from './class-events.queries.ts';
import { type BookingEvent, uidOf, uidOfSession } from './files/booking-event.ts';
import { writeEvent } from './write-event.ts';
import { selectUnsyncedSessions } from './written-events.queries.ts';

export function eventOf(facts: BookingFacts): BookingEvent | null {
  const { id, sequence, is_live, kind, product_title, full_name, starts_at, ends_at, place, changed_at } =
    facts;
  if (!is_live || starts_at === null || ends_at === null) return null;
  const what = product_title === '' ? copy.kinds[kind] : product_title;
  return {
    uid: uidOf(id),
    sequence,
    title: full_name === '' ? what : `${full_name}: ${what}`,
    starts_at,
    ends_at,
    location: place,
    description: '',
    is_cancelled: false,
    changed_at,
  };
}

export async function pushBooking(services: CalendarServices, id: string): Promise<void> {
  const facts = await selectBookingFacts(services.db.orm, id);
  if (facts !== null) await writeEvent(services, { what: 'booking', id }, eventOf(facts));
}

/** Throws only after all calendars were tried. */
export async function pushClassSessions(services: CalendarServices): Promise<void> {
  const ids = await selectUnsyncedSessions(services.db.orm);
  const events = await readSessionEvents(services.db.orm, ids);
  const eventByUid = new Map(events.map((event) => [event.uid, event]));
  const failed: unknown[] = [];
  for (const id of ids) {
    const event = eventByUid.get(uidOfSession(id)) ?? null;
    await writeEvent(services, { what: 'session', id }, event).catch((error) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'not every calendar took the sessions of classes');
}
