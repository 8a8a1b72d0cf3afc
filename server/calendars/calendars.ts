import type {
  addCalendar as adding,
  Calendar,
  NewCalendar,
  removeCalendar as removing,
} from '#contract/calendars/admin.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { replaceBusyTimes } from '../bookings/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  type CalendarAccess,
  type CalendarProblem,
  type CalendarServices,
  calendarProblem,
  openAccess,
  sealAccess,
} from './access.ts';
import {
  deleteCalendar,
  insertCalendar,
  listCalendars,
  lockCalendar,
  markFailed,
  markRead,
  selectEmail,
  selectSealed,
} from './calendars.queries.ts';
import { selectUnsyncedBookings, selectUnsyncedSessions } from './events.queries.ts';
import type { BusyTimes } from './files/read-busy-times.ts';
import { findCalendars, readCalendar } from './reader/read-calendar.ts';

type AddRefusal = RefusalOf<typeof adding>;
type RemoveRefusal = RefusalOf<typeof removing>;

/** Reads the calendar once first, so that nobody relies on one that never worked. */
export async function addCalendar(
  services: CalendarServices,
  asked: NewCalendar,
  actor: Actor,
): Promise<Result<Calendar, AddRefusal>> {
  const { db, secret } = services;
  const { owner_email } = asked;
  const chosen = await chooseCalendar(services, asked);
  if (!chosen.ok) return chosen;
  const owners = [owner_email, await selectEmail(db.orm, actor.id)];
  const read = await readCalendar(services, { access: chosen.value, owners });
  if (!read.ok) return read;
  const sealed_access = await sealAccess(chosen.value, secret);
  return withTx(db, async (tx): Promise<Result<Calendar, AddRefusal>> => {
    const { name, kind } = asked;
    const row = {
      name,
      kind,
      sealed_access,
      host: new URL(chosen.value.address).host,
      takes_bookings: kind === 'caldav' && asked.takes_bookings,
      owner_email,
      created_by: actor.id,
    };
    const id = await insertCalendar(tx, row);
    await replaceBusyTimes(tx, id, read.value.busy);
    await markRead(tx, id, read.value);
    const { host, takes_bookings } = row;
    await recordAudit(tx, actor, {
      action: 'calendar.added',
      subject: { type: 'calendar', id },
      after: { name, kind, host, takes_bookings },
    });
    const made = (await listCalendars(tx)).find((calendar) => calendar.id === id);
    if (made === undefined) throw new Error('a calendar that was just written is missing');
    return succeed(made);
  });
}

async function chooseCalendar(
  services: CalendarServices,
  { kind, address, username, password }: NewCalendar,
): Promise<Result<CalendarAccess, AddRefusal>> {
  if (kind === 'ics') return succeed({ kind, address });
  const access = { kind, address, username, password, owners: [] };
  const found = await findCalendars(services, access);
  if (!found.ok) return found;
  const { calendars, owners } = found.value;
  const same = (other: string) => other.replace(/\/$/, '') === address.replace(/\/$/, '');
  const meant =
    calendars.find((calendar) => same(calendar.address)) ??
    (calendars.length === 1 ? calendars[0] : undefined);
  if (meant !== undefined) return succeed({ ...access, address: meant.address, owners: [...owners] });
  if (calendars.length === 0) return refuse({ code: 'NOT_A_CALENDAR' });
  return refuse({ code: 'CALENDAR_CHOICE', details: { calendars: [...calendars] } });
}

export function removeCalendar(
  { db }: CalendarServices,
  id: string,
  actor: Actor,
): Promise<Result<Record<never, never>, RemoveRefusal>> {
  return withTx(db, async (tx): Promise<Result<Record<never, never>, RemoveRefusal>> => {
    const removed = await deleteCalendar(tx, id);
    if (removed === null) return refuse({ code: 'CALENDAR_NOT_FOUND' });
    await recordAudit(tx, actor, {
      action: 'calendar.removed',
      subject: { type: 'calendar', id },
      before: removed,
    });
    return succeed({});
  });
}

/** An unreadable calendar keeps its last busy times and shows its problem. */
export async function syncCalendars(services: CalendarServices): Promise<void> {
  const { db } = services;
  const calendars = await selectSealed(db.orm);
  await Promise.all(calendars.map((calendar) => syncCalendar(services, calendar)));
  const [missed, sessions] = await Promise.all([
    selectUnsyncedBookings(db.orm),
    selectUnsyncedSessions(db.orm),
  ]);
  await withTx(db, async (tx) => {
    for (const booking_id of missed) {
      await addJob(tx, { name: 'push-booking', payload: { booking_id }, key: `push-booking:${booking_id}` });
    }
    if (sessions.length > 0) await queueClassSessions(tx);
    return succeed(null);
  });
}

export const queueClassSessions = (tx: Tx) =>
  addJob(tx, { name: 'push-class-sessions', payload: {}, key: 'push-class-sessions' });

type SealedCalendar = Awaited<ReturnType<typeof selectSealed>>[number];

async function syncCalendar(services: CalendarServices, calendar: SealedCalendar): Promise<void> {
  const { db, logger } = services;
  const { id } = calendar;
  const read = await readSealed(services, calendar);
  if (!read.ok) logger.warn({ calendar: id, problem: read.refusal.code }, 'calendar not synced');
  else if (read.value.unread_count > 0)
    logger.warn({ calendar: id, unread: read.value.unread_count }, 'calendar synced in part');
  await withTx(db, async (tx) => {
    // A calendar removed meanwhile is ignored.
    if (!(await lockCalendar(tx, id))) return succeed(null);
    if (!read.ok) {
      await markFailed(tx, id, read.refusal.code);
      return succeed(null);
    }
    await replaceBusyTimes(tx, id, read.value.busy);
    await markRead(tx, id, read.value);
    return succeed(null);
  });
}

async function readSealed(
  services: CalendarServices,
  { sealed_access, owners }: SealedCalendar,
): Promise<Result<BusyTimes, CalendarProblem>> {
  let access: Awaited<ReturnType<typeof openAccess>>;
  try {
    access = await openAccess(sealed_access, services.secret);
  } catch (error) {
    return { ok: false, refusal: calendarProblem(error) };
  }
  return readCalendar(services, { access, owners });
}
