import { RRuleTemporal } from 'rrule-temporal';
import { DAY_MS } from '#shared/time/dates.ts';
import { type CalendarEvent, endOf, type Length } from './calendar-event.ts';
import { Unreadable } from './unread.ts';
import { dayNumber, momentOf, type Span, type When, type Window, type Zone } from './when.ts';

interface Exceptions {
  readonly moments: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
}

type EventExpander = (event: CalendarEvent, expand: () => readonly Span[]) => readonly Span[];

interface Start {
  readonly wall: number;
  readonly length: Length;
}

/** Covers changed and skipped instances, single events, and instances given without their series. */
export function expandEvents(
  events: readonly CalendarEvent[],
  window: Window,
  guard: EventExpander,
): readonly Span[] {
  const series = events.filter(({ replaces }) => replaces === null);
  const changed = events.filter(({ replaces }) => replaces !== null);
  // "This and future" changes with a rule of their own form a series of their own.
  const isSeries = ({ replaces, rules }: CalendarEvent) =>
    replaces === null || (series.length > 0 && replaces.isRange && rules.length > 0);
  return events.flatMap((event) =>
    guard(event, () =>
      isSeries(event)
        ? expandSeries(event, changed, window)
        : spansOf(event, [{ wall: event.start.wall, length: event.length }]),
    ),
  );
}

const spansOf = ({ zone, isBusy }: CalendarEvent, starts: readonly Start[]): readonly Span[] =>
  isBusy
    ? starts.map(({ wall, length }) => ({
        starts_at: new Date(zone.momentAt(wall)),
        ends_at: new Date(endOf(zone, wall, length)),
      }))
    : [];

function expandSeries(
  event: CalendarEvent,
  changed: readonly CalendarEvent[],
  window: Window,
): readonly Span[] {
  const ranges = rangesOf(event, changed);
  const others = changed.filter((one) => one !== event);
  const replaced = exceptionsOf(
    event,
    others.flatMap(({ replaces }) => (replaces === null ? [] : [replaces.when])),
  );
  const reach = Math.max(0, ...ranges.map(({ shift }) => Math.abs(shift)));
  return startsOf(event, window, reach)
    .filter(({ wall }) => !isExcepted(event, wall, replaced))
    .flatMap((start) => {
      const range = ranges.findLast(({ from }) => from <= event.zone.momentAt(start.wall));
      if (range === undefined) return spansOf(event, [start]);
      const { by } = range;
      if (by.rules.length > 0) return [];
      const wall = by.zone.wallAt(event.zone.momentAt(start.wall)) + range.shift;
      return spansOf(by, [{ wall, length: by.length }]);
    });
}

function rangesOf(event: CalendarEvent, changed: readonly CalendarEvent[]) {
  return changed
    .flatMap((by) => {
      if (by === event || by.replaces?.isRange !== true) return [];
      const from = momentOf(by.replaces.when, event.zone);
      return [{ from, by, shift: by.start.wall - by.zone.wallAt(from) }];
    })
    .filter(({ from }) => event.replaces === null || from > event.zone.momentAt(event.start.wall))
    .toSorted((a, b) => a.from - b.from);
}

function startsOf(event: CalendarEvent, window: Window, reach: number): readonly Start[] {
  const { start, zone, length, rules, exceptionRules, extra } = event;
  const lasting = length.days * DAY_MS + length.ms;
  // No zone is further from UTC than 14 hours.
  const wide = {
    from: window.from.getTime() - lasting - reach - DAY_MS,
    to: window.to.getTime() + reach + DAY_MS,
  };
  const within = (wall: number) => wall >= wide.from && wall <= wide.to;
  const byRules = rules.flatMap((rule) => occurrencesOf(rule, event, wide));
  const ruledOut = new Set(exceptionRules.flatMap((rule) => occurrencesOf(rule, event, wide)));
  const lengths = new Map([start.wall, ...byRules].filter(within).map((wall) => [wall, length]));
  for (const { when, length: own } of extra) {
    const wall = zone.wallAt(momentOf(when, zone));
    if (within(wall + (own === null ? 0 : own.days * DAY_MS + own.ms)) || within(wall))
      lengths.set(wall, own ?? length);
  }
  const excepted = exceptionsOf(event, event.exceptions);
  return [...lengths]
    .filter(([wall]) => !ruledOut.has(wall) && !isExcepted(event, wall, excepted))
    .map(([wall, each]) => ({ wall, length: each }));
}

/** A date skips what begins on that day, a time only what begins then; for whole days both mean the day. */
function exceptionsOf({ start, zone }: CalendarEvent, whens: readonly When[]): Exceptions {
  const moments = new Set<number>();
  const days = new Set<number>();
  for (const when of whens) {
    const moment = momentOf(when, zone);
    if (when.isDay || start.isDay)
      days.add(dayNumber(when.zone === null || when.isDay ? when.wall : zone.wallAt(moment)));
    else moments.add(moment);
  }
  return { moments, days };
}

const isExcepted = ({ zone }: CalendarEvent, wall: number, { moments, days }: Exceptions): boolean =>
  days.has(dayNumber(wall)) || moments.has(zone.momentAt(wall));

/** More than one an hour within the bookable time is no appointment. */
const MAX_OCCURRENCES = 5_000;
/** Periods counted from the first where a rule has a COUNT. */
const MAX_PERIODS = 20_000;
/** Limits the times of one day. */
const MAX_TIMES_A_DAY = 300;

interface Series {
  readonly start: When;
  readonly zone: Zone;
}

interface WallWindow {
  readonly from: number;
  readonly to: number;
}

/** Wall times of a rule's occurrences within the window. Throws `Unreadable`. */
function occurrencesOf(rule: string, series: Series, { from, to }: WallWindow): readonly number[] {
  const parts = new Map(rule.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const times = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].map((name) => parts.get(name)?.split(',').length ?? 1);
  if (times.reduce((product, count) => product * count, 1) > MAX_TIMES_A_DAY)
    throw new Unreadable('TOO_OFTEN');
  const starts = stamp(series.start.wall);
  const text = [...parts]
    .filter(([name]) => !name.startsWith('X-'))
    .map(([name, value]) => `${name}=${name === 'UNTIL' ? untilOf(value, series) : value}`)
    .join(';');
  let found: readonly number[];
  try {
    const expanded = new RRuleTemporal({
      rruleString: `DTSTART:${starts}\nRRULE:${text}`,
      maxIterations: MAX_PERIODS,
      maxCandidateEvaluations: MAX_PERIODS,
    });
    found = expanded.between(new Date(from), new Date(to), true).map((one) => one.epochMilliseconds);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const isTooMuch = error instanceof Error && error.message.startsWith('Maximum');
    throw new Unreadable(isTooMuch ? 'TOO_OFTEN' : 'BAD_RULE');
  }
  if (found.length > MAX_OCCURRENCES) throw new Unreadable('TOO_OFTEN');
  return found;
}

/** A date counts to its end. */
function untilOf(value: string, { start, zone }: Series): string {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(value);
  if (found === null) throw new Unreadable('BAD_RULE', 'UNTIL');
  const [, year, month, day, hour = '23', minute = '59', second = '59', utc] = found;
  const written = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(written)) throw new Unreadable('BAD_RULE', 'UNTIL');
  const wall = utc === undefined ? written : zone.wallAt(written);
  return stamp(start.isDay ? Math.floor(wall / DAY_MS) * DAY_MS : wall);
}

/** `20261201T100000Z`: rules are computed as if clocks were UTC, independent of this machine's zone. */
const stamp = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+/g, '');
