import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import { formatClock } from '#shared/time/dates.ts';

export type WeekSpan = SessionRules['hours'][number];
export type Span = Omit<WeekSpan, 'weekday'>;

/** In minutes. */
export const QUARTER = 15;
export const MINUTES_A_DAY = 1440;
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const USUAL: Span = { from_minute: 540, until_minute: 1020 };

export const spansOf = (hours: readonly WeekSpan[], weekday: number): readonly Span[] =>
  hours
    .filter((span) => span.weekday === weekday)
    .map(({ from_minute, until_minute }) => ({ from_minute, until_minute }))
    .toSorted((a, b) => a.from_minute - b.from_minute);

/** `Mon–Fri 09:00–12:00, 13:00–17:00; Sat 09:00–12:00`: merges consecutive days with the same hours. */
export function weekText(hours: readonly WeekSpan[], names: readonly string[]): string {
  const rows: { from: number; until: number; times: string }[] = [];
  for (const weekday of WEEKDAYS) {
    const times = spansOf(hours, weekday)
      .map((span) => `${formatClock(span.from_minute)}–${formatClock(span.until_minute)}`)
      .join(', ');
    const last = rows.at(-1);
    if (last !== undefined && last.until === weekday - 1 && last.times === times) last.until = weekday;
    else if (times !== '') rows.push({ from: weekday, until: weekday, times });
  }
  const short = (weekday: number) => names[weekday - 1]?.slice(0, 3) ?? '';
  return rows
    .map(({ from, until, times }) => `${[...new Set([short(from), short(until)])].join('–')} ${times}`)
    .join('; ');
}

export const replaceDay = (
  hours: readonly WeekSpan[],
  weekday: number,
  spans: readonly Span[],
): readonly WeekSpan[] => [
  ...hours.filter((span) => span.weekday !== weekday),
  ...spans.map((span) => ({ weekday, ...span })),
];

export const copyToAllDays = (spans: readonly Span[]): readonly WeekSpan[] =>
  WEEKDAYS.flatMap((weekday) => spans.map((span) => ({ weekday, ...span })));

/** Adds an hour after the last span, or before the first; null when neither has room. */
export function addSpan(spans: readonly Span[]): readonly Span[] | null {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return [USUAL];
  const from_minute = last.until_minute + 60;
  if (from_minute + 60 <= MINUTES_A_DAY)
    return [...spans, { from_minute, until_minute: Math.min(from_minute + 180, MINUTES_A_DAY) }];
  const until_minute = first.from_minute - 60;
  return until_minute < 60
    ? null
    : [{ from_minute: Math.max(0, until_minute - 180), until_minute }, ...spans];
}

export function changeStart({ from_minute: old, until_minute }: Span, from_minute: number): Span {
  if (from_minute < until_minute) return { from_minute, until_minute };
  return { from_minute, until_minute: Math.min(MINUTES_A_DAY, from_minute + until_minute - old) };
}

/** Returns the span unchanged where the wanted one would leave the day, be too short or overlap another. */
export function fitSpan(hours: readonly WeekSpan[], place: number, wanted: WeekSpan): readonly WeekSpan[] {
  const { weekday, from_minute, until_minute } = wanted;
  const isInside = weekday >= 1 && weekday <= 7 && from_minute >= 0 && until_minute <= MINUTES_A_DAY;
  const meetsAnother = hours.some(
    (span, other) =>
      other !== place &&
      span.weekday === weekday &&
      span.from_minute < until_minute &&
      from_minute < span.until_minute,
  );
  if (!isInside || until_minute - from_minute < QUARTER || meetsAnother) return hours;
  return hours.with(place, wanted);
}

/** An arrow key moves a span by a quarter hour or a day; with Shift it moves the end. */
export function spanAfterKey(span: WeekSpan, key: string, isShift: boolean): WeekSpan | null {
  const step = { ArrowUp: -QUARTER, ArrowDown: QUARTER }[key];
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (days !== undefined) return { ...span, weekday: span.weekday + days };
  if (step === undefined) return null;
  const until_minute = span.until_minute + step;
  return isShift
    ? { ...span, until_minute }
    : { ...span, from_minute: span.from_minute + step, until_minute };
}

export interface Point {
  readonly weekday: number;
  readonly minute: number;
}

export interface DragTarget {
  /** Null: a drag draws a new span. */
  readonly place: number | null;
  readonly part: 'from' | 'until' | 'all';
  readonly from: Point;
  readonly span: WeekSpan;
}

export function grabAt(hours: readonly WeekSpan[], from: Point, edge: number): DragTarget {
  const place = hours.findIndex(
    ({ weekday, from_minute, until_minute }) =>
      weekday === from.weekday && from_minute <= from.minute && from.minute < until_minute,
  );
  const span = hours[place];
  if (span === undefined) {
    const minute = snap(from.minute, Math.floor);
    const drawn = { weekday: from.weekday, from_minute: minute, until_minute: minute + QUARTER };
    return { place: null, part: 'until', from, span: drawn };
  }
  const reach = Math.min(edge, (span.until_minute - span.from_minute) / 3);
  const isStart = from.minute - span.from_minute < reach;
  const isEnd = span.until_minute - from.minute <= reach;
  return { place, part: isStart ? 'from' : isEnd ? 'until' : 'all', from, span };
}

export function spanAtDrag({ part, from, span }: DragTarget, to: Point): WeekSpan {
  if (part === 'from') return { ...span, from_minute: snap(to.minute) };
  if (part === 'until') return { ...span, until_minute: snap(to.minute) };
  const by = snap(to.minute - from.minute);
  return {
    weekday: to.weekday,
    from_minute: span.from_minute + by,
    until_minute: span.until_minute + by,
  };
}

const snap = (minute: number, round = Math.round) => round(minute / QUARTER) * QUARTER;

export function drawnHours(hours: readonly WeekSpan[]): { readonly first: number; readonly last: number } {
  return {
    first: Math.min(6, ...hours.map(({ from_minute }) => Math.floor(from_minute / 60))),
    last: Math.max(21, ...hours.map(({ until_minute }) => Math.ceil(until_minute / 60))),
  };
}
