import { calendarCopy as copy } from '#messages/calendars.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { openAccess } from './access.ts';
import { deleteEvent, putEvent } from './caldav.ts';
import type { CalendarServices } from './calendar-services.ts';
import {
  type BookingFacts,
  markProblem,
  markPushed,
  markTakenAway,
  selectBookingFacts,
  selectTargets,
} from './calendars.queries.ts';
import { type BookingEvent, eventFile, uidOf } from './files/booking-event.ts';
import { problemOf } from './read-calendar.ts';

/** As the owner's calendars show it. Null: not in a calendar. */
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

/**
 * Writes a booking as it is now into each calendar that takes them, or takes it away. Throws when one did not take it,
 * after all were tried: the queue tries again, and the others change nothing then.
 */
export async function pushBooking(services: CalendarServices, bookingId: string): Promise<void> {
  const { db } = services;
  const [facts, targets] = await Promise.all([
    selectBookingFacts(db.orm, bookingId),
    selectTargets(db.orm, bookingId),
  ]);
  if (facts === null) return;
  const event = eventOf(facts);
  const due = targets.filter(({ pushed }) => (event === null ? pushed !== null : pushed !== event.sequence));
  const failed: unknown[] = [];
  for (const { id: calendar_id, sealed_access } of due) {
    try {
      await write(services, { booking_id: bookingId, event, calendar_id, sealed_access });
    } catch (error) {
      failed.push(error);
      await withTx(db, async (tx) => succeed(await markProblem(tx, calendar_id, problemOf(error).code)));
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'not every calendar took the booking');
}

interface Writing {
  readonly booking_id: string;
  readonly event: BookingEvent | null;
  readonly calendar_id: string;
  readonly sealed_access: string;
}

async function write(
  { db, fetch, secret }: CalendarServices,
  { booking_id, event, calendar_id, sealed_access }: Writing,
): Promise<void> {
  const access = await openAccess(sealed_access, secret);
  if (access.kind !== 'caldav') return;
  if (event === null) await deleteEvent(fetch, access, booking_id);
  else
    await putEvent(fetch, access, {
      id: booking_id,
      text: eventFile({ method: 'none', events: [event] }),
    });
  await withTx(db, async (tx) => {
    if (event === null) await markTakenAway(tx, calendar_id, booking_id);
    else await markPushed(tx, { calendar_id, booking_id, sequence: event.sequence });
    return succeed(null);
  });
}
