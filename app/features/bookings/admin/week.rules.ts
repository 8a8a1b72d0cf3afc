import type { BookingDays, DeskBooking } from '#contract/bookings/admin.ts';
import { DESK_DAY } from '#shared/bookings/bookings.ts';
import { addDays, DAY_MS, dayOf, isCalendarDay, startOfDay } from '#shared/time/dates.ts';

const HOUR_MS = 3_600_000;

export type Entry = { readonly from: number; readonly until: number } & (
  | { readonly type: 'booking'; readonly booking: DeskBooking }
  | { readonly type: 'blocked'; readonly id: string; readonly note: string }
  | { readonly type: 'busy'; readonly calendar: string }
);
export type AgendaRow = Entry | { readonly type: 'free'; readonly from: number; readonly until: number };

/** Returns Monday of the week of `day`; of today's week when `day` is no date. */
export function weekOf(day: string | null, now: Date): string {
  const known = day !== null && isCalendarDay(day) ? day : dayOf(now);
  const weekday = (new Date(`${known}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(known, -weekday);
}

export const daysOfWeek = (first: string): readonly string[] =>
  Array.from({ length: 7 }, (_, place) => addDays(first, place));

export const shiftWeek = (first: string, weeks: number): string => addDays(first, weeks * 7);

export function dayShown(asked: string | null, days: readonly string[], now: Date): string {
  const today = dayOf(now);
  return days.find((day) => day === asked) ?? days.find((day) => day === today) ?? days[0] ?? today;
}

export function entriesOf(day: string, { bookings, blocked, busy }: BookingDays): readonly Entry[] {
  const start = startOfDay(day).getTime();
  const spanOf = (starts_at: string, ends_at: string) => ({
    from: Math.max(Date.parse(starts_at), start),
    until: Math.min(Date.parse(ends_at), start + DAY_MS),
  });
  const entries: readonly Entry[] = [
    ...bookings.map((booking) => ({
      ...spanOf(booking.starts_at ?? '', booking.ends_at ?? ''),
      type: 'booking' as const,
      booking,
    })),
    ...blocked.map(({ id, note, ...span }) => ({
      ...spanOf(span.starts_at, span.ends_at),
      type: 'blocked' as const,
      id,
      note,
    })),
    ...busy.map(({ calendar, ...span }) => ({
      ...spanOf(span.starts_at, span.ends_at),
      type: 'busy' as const,
      calendar,
    })),
  ];
  return entries
    .filter(({ from, until }) => from < until)
    .toSorted((a, b) => a.from - b.from || a.until - b.until);
}

export interface Hours {
  readonly from: number;
  readonly until: number;
}

export function hoursOf(days: readonly string[], data: BookingDays): Hours {
  const entries = days.flatMap((day) => {
    const start = startOfDay(day).getTime();
    return entriesOf(day, data)
      .filter(({ from, until }) => until - from < 12 * HOUR_MS)
      .map(({ from, until }) => ({ from: (from - start) / HOUR_MS, until: (until - start) / HOUR_MS }));
  });
  return {
    from: Math.floor(Math.min(DESK_DAY.from, ...entries.map(({ from }) => from))),
    until: Math.ceil(Math.max(DESK_DAY.until, ...entries.map(({ until }) => until))),
  };
}

/** In percent of the column's height. */
export function positionOf({ from, until }: Pick<Entry, 'from' | 'until'>, day: string, hours: Hours) {
  const start = startOfDay(day).getTime();
  const length = (hours.until - hours.from) * HOUR_MS;
  const percent = (moment: number) =>
    Math.min(100, Math.max(0, ((moment - start - hours.from * HOUR_MS) / length) * 100));
  return { top: percent(from), height: percent(until) - percent(from) };
}

const SHORTEST_FREE_MS = HOUR_MS / 2;

export function agendaOf(day: string, data: BookingDays, now: Date): readonly AgendaRow[] {
  const start = startOfDay(day).getTime();
  const isOff = data.days_off.some((off) => off.day === day);
  const end = start + DESK_DAY.until * HOUR_MS;
  const rows: AgendaRow[] = [];
  let free = Math.max(start + DESK_DAY.from * HOUR_MS, Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  for (const entry of entriesOf(day, data)) {
    if (!isOff && Math.min(entry.from, end) - free >= SHORTEST_FREE_MS)
      rows.push({ type: 'free', from: free, until: Math.min(entry.from, end) });
    rows.push(entry);
    free = Math.max(free, entry.until);
  }
  if (!isOff && end - free >= SHORTEST_FREE_MS) rows.push({ type: 'free', from: free, until: end });
  return rows;
}
