import { replaceBusyTimes } from '#server/bookings/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, succeed } from '#shared/result.ts';
import { openAccess } from './access.ts';
import type { CalendarServices } from './calendar-services.ts';
import { lockCalendar, markFailed, markRead, selectSealed } from './calendars.queries.ts';
import type { BusyTimes } from './files/read-busy-times.ts';
import { type CalendarProblem, problemOf } from './problems.ts';
import { readCalendar } from './reader/read-calendar.ts';
import { selectUnsyncedBookings, selectUnsyncedSessions } from './written-events.queries.ts';

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
    return { ok: false, refusal: problemOf(error) };
  }
  return readCalendar(services, { access, owners });
}
