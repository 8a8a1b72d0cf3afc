import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf } from '#shared/time/dates.ts';
import { lockCalendar, readCalendar, type SessionType } from '../availability/availability.queries.ts';
import { listNearest } from '../availability/list-slots.ts';
import { slotsOf } from '../availability/slots.rules.ts';
import type { SlotTaken } from '../bookings.errors.ts';
import { expireHolds } from './times.queries.ts';

export interface Times {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly occupied_until: string;
}

interface TimeRequest {
  readonly starts_at: Date;
  readonly now: Date;
  /** The booking that is moved. */
  readonly booking_id?: string;
  /** `notice`: chosen in time but paid late. `rules`: staff may book outside hours and on days off. */
  readonly without?: 'notice' | 'rules';
}

/**
 * Claims a free time until commit. Take it before any booking row, to avoid deadlocks. Ends expired holds, which would
 * block the time.
 */
export async function takeTime(
  tx: Tx,
  type: SessionType,
  wanted: TimeRequest,
): Promise<Result<Times, SlotTaken>> {
  const { starts_at, now } = wanted;
  await lockCalendar(tx);
  await expireHolds(tx, now);
  if (await isOffered(tx, type, wanted)) return succeed(timesOf(type, starts_at));
  return refuse({
    code: 'SLOT_TAKEN',
    details: { nearest: await listNearest(tx, type, { starts_at, now }) },
  });
}

async function isOffered(tx: Tx, type: SessionType, wanted: TimeRequest): Promise<boolean> {
  const { starts_at, now, booking_id, without } = wanted;
  const day = dayOf(starts_at);
  const days = { first: day, last: day };
  const calendar = await readCalendar(tx, type, { days, now, except: booking_id });
  const [begins, ends] = [starts_at.getTime(), Date.parse(timesOf(type, starts_at).occupied_until)];
  if (without === 'rules') return !calendar.taken.some(({ from, until }) => from < ends && begins < until);
  const min_notice_hours = without === 'notice' ? 0 : calendar.rules.min_notice_hours;
  const slots = slotsOf({ ...calendar, rules: { ...calendar.rules, min_notice_hours } }, days, now);
  return slots.some((slot) => slot.is_free && slot.starts_at.getTime() === begins);
}

function timesOf({ minutes, buffer_minutes }: SessionType, starts_at: Date): Times {
  const after = (count: number) => new Date(starts_at.getTime() + count * 60_000).toISOString();
  return { starts_at: after(0), ends_at: after(minutes), occupied_until: after(minutes + buffer_minutes) };
}
