import { addDays, DAY_MS } from './dates.ts';
/** Groups calendar days (`2026-11-21`) into weeks and months, without time zones. */
export type DayUnit = 'day' | 'week' | 'month';

export interface DayGroup {
  readonly first: string;
  /** The last day is inclusive. */
  readonly last: string;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const nameOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Number of days, both inclusive. */
export function countDays({ first, last }: DayGroup): number {
  return Math.round((noon(last).getTime() - noon(first).getTime()) / DAY_MS) + 1;
}

/** Days, weeks from Monday, or months of a span, oldest first, cut to the span. */
export function groupDays({ first, last }: DayGroup, unit: DayUnit): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (let start = first; start <= last; ) {
    const end = endOf(start, unit);
    groups.push({ first: start, last: end < last ? end : last });
    start = addDays(end, 1);
  }
  return groups;
}

function endOf(day: string, unit: DayUnit): string {
  if (unit === 'day') return day;
  const date = noon(day);
  if (unit === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return nameOf(date);
}
