/** Calendar days by name, `2026-11-21`, put together into weeks and months. No clock and no zone: a name is enough. */
export type DayUnit = 'day' | 'week' | 'month';

export interface DayGroup {
  readonly first: string;
  /** Included. */
  readonly last: string;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const nameOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day `count` days later, or earlier where it is negative. */
export function addDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return nameOf(date);
}

/** How many days lie between the two, both counted. */
export function countDays({ first, last }: DayGroup): number {
  return Math.round((noon(last).getTime() - noon(first).getTime()) / 86_400_000) + 1;
}

/** Days, weeks from Monday, or calendar months of a span, oldest first; the outer ones cut to the span. */
export function groupDays({ first, last }: DayGroup, unit: DayUnit): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (let start = first; start <= last; ) {
    const end = endOf(start, unit);
    groups.push({ first: start, last: end < last ? end : last });
    start = addDays(end, 1);
  }
  return groups;
}

/** The last day of the group that a day is in. */
function endOf(day: string, unit: DayUnit): string {
  if (unit === 'day') return day;
  const date = noon(day);
  if (unit === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return nameOf(date);
}
