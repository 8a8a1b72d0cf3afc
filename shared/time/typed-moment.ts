import { isCalendarDay } from './dates.ts';

const TIME = '(?:[ T]+(\\d{1,2})[.:](\\d{2})(?:[.:](\\d{2})(?:[.,]\\d{1,6})?)?)?';
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}$`);
const DAY_FIRST = new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2})[-/. ](\\d{4}|\\d{2})${TIME}$`);

/** `2026-12-31`, `31/12/2026` or `31-12-26 09.00` in WIB, or with a zone. Null if invalid. */
export function parseMomentCell(typed: string): string | null {
  const [, year, month, day, ...time] = YEAR_FIRST.exec(typed) ?? turned(DAY_FIRST.exec(typed)) ?? [];
  if (year === undefined) return parseZoned(typed);
  const two = (part = '0') => part.padStart(2, '0');
  const date = `${year.padStart(4, '20')}-${two(month)}-${two(day)}`;
  const [hours, minutes, seconds] = time;
  const moment = new Date(`${date}T${two(hours)}:${two(minutes)}:${two(seconds)}+07:00`);
  return isCalendarDay(date) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

function turned(found: RegExpExecArray | null): readonly (string | undefined)[] | null {
  if (found === null) return null;
  const [whole, day, month, year, ...time] = found;
  return [whole, year, month, day, ...time];
}

const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)? ?(?:Z|[+-]\d\d:?\d\d)$/i;

function parseZoned(typed: string): string | null {
  if (!ZONED.test(typed) || !isCalendarDay(typed.slice(0, 10))) return null;
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
