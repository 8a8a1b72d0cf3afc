import { RRuleTemporal } from 'rrule-temporal';
import { DAY_MS } from '#shared/time/dates.ts';
import { Unreadable } from './unread.ts';
import type { When } from './when.ts';
import type { Zone } from './zones.ts';

/** More than one an hour within the bookable time is no appointment. */
export const MAX_OCCURRENCES = 5_000;
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
export function occurrencesOf(rule: string, series: Series, { from, to }: WallWindow): readonly number[] {
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
