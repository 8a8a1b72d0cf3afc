import { DAY_MS, dayAfter, dayOf, startOfDay } from '#shared/time/dates.ts';
import { decreedHolidays, fixedHolidays } from './national-holidays.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface WeeklyHours {
  /** ISO weekday: Monday is 1. */
  readonly weekday: number;
  /** Minutes of the day in WIB. */
  readonly from_minute: number;
  readonly until_minute: number;
}

export interface DateHours {
  /** Calendar day in WIB. */
  readonly day: string;
  /** Empty: closed on that day. */
  readonly hours: readonly Omit<WeeklyHours, 'weekday'>[];
}

export interface SessionRules {
  readonly minutes: number;
  readonly buffer_minutes: number;
  readonly min_notice_hours: number;
  readonly horizon_days: number;
  readonly max_per_day: number | null;
  readonly max_per_week: number | null;
  readonly hours: readonly WeeklyHours[];
  /** Replaces the weekday's hours on these dates. */
  readonly date_hours: readonly DateHours[];
}

/** Milliseconds since 1970; `until` is exclusive. */
export interface BusySpan {
  readonly from: number;
  readonly until: number;
}

export interface Calendar {
  readonly rules: SessionRules;
  /** Calendar days in WIB, both included. */
  readonly days_off: readonly { readonly first_day: string; readonly last_day: string }[];
  /** Sorted and without overlaps. */
  readonly taken: readonly BusySpan[];
  /** Starts of the type's sessions in the whole weeks around the days, because limits count by week. */
  readonly sessions: readonly number[];
}

export interface Slot {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly is_free: boolean;
}

export interface Days {
  /** Calendar days in WIB, both included. */
  readonly first: string;
  readonly last: string;
}

/** Leaves out days off, times too soon or too far ahead, and full days and weeks. Taken slots stay in. */
export function slotsOf(calendar: Calendar, days: Days, now: Date): readonly Slot[] {
  const { rules } = calendar;
  const earliest = now.getTime() + rules.min_notice_hours * HOUR_MS;
  const horizon = dayOf(new Date(now.getTime() + rules.horizon_days * DAY_MS));
  const [today, last] = [dayOf(now), days.last < horizon ? days.last : horizon];
  const isGone = createOverlapCheck(calendar.taken);
  const sessions = countSessions(calendar.sessions);
  const slots: Slot[] = [];
  for (let day = days.first > today ? days.first : today; day <= last; day = dayAfter(startOfDay(day))) {
    if (isDayOff(calendar, day) || isFull(rules, sessions, day)) continue;
    for (const from of startsOf(rules, day)) {
      if (from < earliest) continue;
      const ends = from + rules.minutes * MINUTE_MS;
      const is_free = !isGone(from, ends + rules.buffer_minutes * MINUTE_MS);
      slots.push({ starts_at: new Date(from), ends_at: new Date(ends), is_free });
    }
  }
  return slots;
}

export function nearestFree(slots: readonly Slot[], moment: Date, count: number): readonly Slot[] {
  const distance = (slot: Slot) => Math.abs(slot.starts_at.getTime() - moment.getTime());
  return slots
    .filter((slot) => slot.is_free)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}

export function weekOf(day: string): string {
  return dayOf(new Date(startOfDay(day).getTime() - (weekdayOf(day) - 1) * DAY_MS));
}

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export function stepOf({
  minutes,
  buffer_minutes,
}: Pick<SessionRules, 'minutes' | 'buffer_minutes'>): number {
  return Math.ceil((minutes + buffer_minutes) / 15) * 15;
}

function startsOf(rules: SessionRules, day: string): readonly number[] {
  const [weekday, midnight, step] = [weekdayOf(day), startOfDay(day).getTime(), stepOf(rules)];
  const ofDate = rules.date_hours.find((date) => date.day === day)?.hours;
  const starts = (ofDate ?? rules.hours.filter((hours) => hours.weekday === weekday)).flatMap(
    ({ from_minute, until_minute }) => {
      const count = Math.floor((until_minute - from_minute - rules.minutes) / step) + 1;
      return Array.from({ length: Math.max(0, count) }, (_, n) => from_minute + n * step);
    },
  );
  return starts.toSorted((a, b) => a - b).map((minute) => midnight + minute * MINUTE_MS);
}

function isDayOff({ days_off }: Calendar, day: string): boolean {
  return days_off.some(({ first_day, last_day }) => first_day <= day && day <= last_day);
}

function countSessions(beginnings: readonly number[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  for (const from of beginnings) add(dayOf(new Date(from)), 1);
  for (const [day, count] of [...counts]) add(`week ${weekOf(day)}`, count);
  return counts;
}

function isFull(rules: SessionRules, sessions: ReadonlyMap<string, number>, day: string): boolean {
  const [onDay, inWeek] = [sessions.get(day) ?? 0, sessions.get(`week ${weekOf(day)}`) ?? 0];
  return (
    onDay >= (rules.max_per_day ?? Number.POSITIVE_INFINITY) ||
    inWeek >= (rules.max_per_week ?? Number.POSITIVE_INFINITY)
  );
}

/** Must be asked in order of time, because it walks the taken spans once. */
function createOverlapCheck(taken: readonly BusySpan[]): (from: number, until: number) => boolean {
  let place = 0;
  return (from, until) => {
    while ((taken[place]?.until ?? Number.POSITIVE_INFINITY) <= from) place += 1;
    return (taken[place]?.from ?? Number.POSITIVE_INFINITY) < until;
  };
}

/** Covers the rest of the day's year and the whole next one. */
export function holidaysFrom(day: string): readonly { readonly day: string; readonly name: string }[] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1]
    .flatMap((of) =>
      Object.entries(decreedHolidays[of] ?? fixedHolidays).map(([date, name]) => ({
        day: `${of}-${date}`,
        name,
      })),
    )
    .filter((holiday) => holiday.day >= day);
}
