import type { OfferedSlot } from '#contract/bookings/slots.ts';
import { addDays, dayOf } from '#shared/time/dates.ts';

export const WINDOW_DAYS = 28;

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}

export const daysFrom = (first: string): readonly string[] =>
  Array.from({ length: WINDOW_DAYS }, (_, place) => addDays(first, place));

export function countFree(slots: readonly OfferedSlot[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { starts_at } of slots.filter((slot) => slot.is_free)) {
    const day = dayOf(starts_at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Implements the keys of the ARIA grid pattern; null: the key leads nowhere. */
export function nextDay(day: string, key: string, free: ReadonlySet<string>): string | null {
  const days = [...free].toSorted();
  const week = days.filter((one) => mondayOf(one) === mondayOf(day));
  if (key === 'Home') return week[0] ?? null;
  if (key === 'End') return week.at(-1) ?? null;
  const step = STEPS[key];
  const [first, last] = [days[0], days.at(-1)];
  if (step === undefined || first === undefined || last === undefined) return null;
  for (let next = addDays(day, step); first <= next && next <= last; next = addDays(next, step)) {
    if (free.has(next)) return next;
  }
  return null;
}
