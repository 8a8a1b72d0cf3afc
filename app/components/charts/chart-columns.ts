import { type Sen, sumSen, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, startOfDay } from '#shared/time/dates.ts';
import { type DayGroup, groupDays } from '#shared/time/day-groups.ts';

export interface ChartColumn extends DayGroup {
  readonly amount: number;
}

interface Day {
  readonly day: string;
  readonly amount_bigint: Sen;
}

const MOST_DAYS = 31;

export function columnsOf(days: readonly Day[]): readonly ChartColumn[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const unit = days.length > MOST_DAYS ? 'week' : 'day';
  return groupDays({ first: first.day, last: last.day }, unit).map((group) => {
    const part = days.filter(({ day }) => day >= group.first && day <= group.last);
    return { ...group, amount: toRupiah(sumSen(part.map(({ amount_bigint }) => amount_bigint))) };
  });
}

const NICE = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const EMPTY_TOP = 1_000_000;

export function axisTop(most: number): number {
  if (most <= 0) return EMPTY_TOP;
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = NICE.find((nice) => nice * unit >= most) ?? 10;
  const top = Math.max(2, Math.round(step * unit));
  return top + (top % 2);
}

/** `21 Nov 2026`, or `16 Nov 2026 – 22 Nov 2026`. */
export function spanOf({ first, last }: DayGroup): string {
  const day = (text: string) => formatCardDate(startOfDay(text));
  return first === last ? day(first) : `${day(first)} – ${day(last)}`;
}

export const columnsBefore = (columns: readonly DayGroup[], day: string): number =>
  columns.filter(({ last }) => last < day).length;
