import type { Reader } from '#server/platform/database/db.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import { readCalendar, type SessionType } from './availability.queries.ts';
import { type Days, nearestFree, type Slot, slotsOf } from './slots.rules.ts';

export async function listSlots(
  reader: Reader,
  type: SessionType,
  window: { readonly days: Days; readonly now: Date },
): Promise<readonly Slot[]> {
  return slotsOf(await readCalendar(reader, type, window), window.days, window.now);
}

const NEAR_DAYS = 14;

export async function listNearest(
  reader: Reader,
  type: SessionType,
  { starts_at, now }: { readonly starts_at: Date; readonly now: Date },
): Promise<string[]> {
  const around = (days: number) => dayOf(new Date(starts_at.getTime() + days * DAY_MS));
  const days = { first: around(-NEAR_DAYS), last: around(NEAR_DAYS) };
  const slots = await listSlots(reader, type, { days, now });
  return nearestFree(slots, starts_at, 2).map((slot) => slot.starts_at.toISOString());
}
