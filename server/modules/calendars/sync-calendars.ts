import { replaceBusyTimes } from '#server/modules/bookings/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, succeed } from '#shared/result.ts';
import { openAccess } from './access.ts';
import type { CalendarServices } from './calendar-services.ts';
import { holdCalendar, markTried, type SealedCalendar, selectSealed } from './calendars.queries.ts';
import type { Span } from './files/read-busy-times.ts';
import { type CalendarProblem, problemOf, readCalendar } from './read-calendar.ts';
import { selectUnpushed, selectUnpushedSessions } from './written-events.queries.ts';

/**
 * Reads when the owner is busy elsewhere, from all calendars at once, and queues bookings and sessions that a calendar
 * lacks. One that can not be read keeps what it said last, and its problem is shown.
 */
export async function syncCalendars(services: CalendarServices): Promise<void> {
  const { db } = services;
  const calendars = await selectSealed(db.orm);
  await Promise.all(calendars.map((calendar) => syncCalendar(services, calendar)));
  const [missed, sessions] = await Promise.all([selectUnpushed(db.orm), selectUnpushedSessions(db.orm)]);
  await withTx(db, async (tx) => {
    for (const booking_id of missed) {
      await addJob(tx, { name: 'push-booking', payload: { booking_id }, key: `push-booking:${booking_id}` });
    }
    if (sessions.length > 0) await queueClassSessions(tx);
    return succeed(null);
  });
}

/** Calendars are told soon of when classes meet. */
export const queueClassSessions = (tx: Tx) =>
  addJob(tx, { name: 'push-class-sessions', payload: {}, key: 'push-class-sessions' });

async function syncCalendar(
  services: CalendarServices,
  { id, sealed_access }: SealedCalendar,
): Promise<void> {
  const { db, logger } = services;
  const read = await readSealed(services, sealed_access);
  if (!read.ok) logger.warn({ calendar: id, problem: read.refusal.code }, 'calendar not synced');
  await withTx(db, async (tx) => {
    // One that was removed meanwhile says nothing more.
    if (!(await holdCalendar(tx, id))) return succeed(null);
    if (read.ok) await replaceBusyTimes(tx, id, read.value);
    await markTried(tx, id, read.ok ? null : read.refusal.code);
    return succeed(null);
  });
}

async function readSealed(
  { fetch, clock, secret }: CalendarServices,
  sealed: string,
): Promise<Result<readonly Span[], CalendarProblem>> {
  let access: Awaited<ReturnType<typeof openAccess>>;
  try {
    access = await openAccess(sealed, secret);
  } catch (error) {
    return { ok: false, refusal: problemOf(error) };
  }
  return readCalendar(fetch, access, clock.now());
}
