import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { openAccess } from './access.ts';
import { deleteEvent, putEvent } from './caldav/write-events.ts';
import { createCalendarFetch } from './calendar-fetch.ts';
import type { CalendarServices } from './calendar-services.ts';
import { markProblem, type SealedCalendar } from './calendars.queries.ts';
import { type BookingEvent, eventFile, uidOf, uidOfSession } from './files/booking-event.ts';
import { problemOf } from './problems.ts';
import { type EventSubject, markPushed, markRemoved, selectTargets } from './written-events.queries.ts';

/** `null` removes the event. Throws only after all calendars were tried, so that a retry is harmless. */
export async function writeEvent(
  services: CalendarServices,
  written: EventSubject,
  event: BookingEvent | null,
): Promise<void> {
  const { db } = services;
  const targets = await selectTargets(db.orm, written);
  const due = targets.filter(({ pushed }) => (event === null ? pushed !== null : pushed !== event.sequence));
  const failed: unknown[] = [];
  for (const calendar of due) {
    try {
      await write(services, { ...written, event, calendar });
    } catch (error) {
      failed.push(error);
      await withTx(db, async (tx) => succeed(await markProblem(tx, calendar.id, problemOf(error).code)));
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'not every calendar took the event');
}

interface EventWrite extends EventSubject {
  readonly event: BookingEvent | null;
  readonly calendar: SealedCalendar;
}

async function write(
  { db, allows_private, secret }: CalendarServices,
  { what, id, event, calendar }: EventWrite,
): Promise<void> {
  const access = await openAccess(calendar.sealed_access, secret);
  if (access.kind !== 'caldav') return;
  const fetch = createCalendarFetch(allows_private);
  const uid = what === 'booking' ? uidOf(id) : uidOfSession(id);
  if (event === null) await deleteEvent(fetch, access, uid);
  else await putEvent(fetch, access, { uid, text: eventFile({ method: 'none', events: [event] }) });
  const known = { what, id, calendar_id: calendar.id };
  await withTx(db, async (tx) => {
    if (event === null) await markRemoved(tx, known);
    else await markPushed(tx, { ...known, sequence: event.sequence });
    return succeed(null);
  });
}
