import { calendarCopy as copy } from '#messages/bookings/calendars.ts';
import { succeed } from '#shared/result.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { type CalendarServices, calendarProblem, createCalendarFetch, openAccess } from './access.ts';
import {
  type CaldavAccess,
  CalendarRefused,
  ensureTrailingSlash,
  type Fetch,
  headersOf,
} from './caldav/access.ts';
import {
  type BookingFacts,
  markProblem,
  type SealedCalendar,
  selectBookingFacts,
} from './calendars.queries.ts';
import {
  type EventSubject,
  markPushed,
  markRemoved,
  readSessionEvents,
  selectTargets,
  selectUnsyncedSessions,
} from './events.queries.ts';
import { type BookingEvent, eventFile, uidOf, uidOfSession } from './files/booking-event.ts';

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

/** `null` removes the event. Throws only after all calendars were tried, so that a retry is harmless. */
async function writeEvent(
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
      await withTx(db, async (tx) =>
        succeed(await markProblem(tx, calendar.id, calendarProblem(error).code)),
      );
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

/** Uses the same address each time, so that a retry changes nothing. */
export async function putEvent(
  fetch: Fetch,
  access: CaldavAccess,
  event: { readonly uid: string; readonly text: string },
): Promise<void> {
  const headers = { ...headersOf(access), 'content-type': 'text/calendar; charset=utf-8' };
  const { ok, status } = await fetch(addressOf(access, event.uid), {
    method: 'PUT',
    headers,
    body: event.text,
  });
  if (!ok) throw new CalendarRefused(status);
}

/** An event that is not there counts as deleted. */
export async function deleteEvent(fetch: Fetch, access: CaldavAccess, uid: string): Promise<void> {
  const { ok, status } = await fetch(addressOf(access, uid), {
    method: 'DELETE',
    headers: headersOf(access),
  });
  if (!ok && status !== 404 && status !== 410) throw new CalendarRefused(status);
}

const addressOf = ({ address }: CaldavAccess, uid: string): string =>
  new URL(`${uid}.ics`, ensureTrailingSlash(address)).href;
