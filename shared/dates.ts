/**
 * Dates as people in the shop read them: Indonesian names, WIB (Asia/Jakarta), DECISIONS 44.
 *
 * Written out instead of asking Intl: Jakarta is seven hours ahead all year, the words are twenty-four, and a browser
 * whose names differ from the server's (August is `Agt` or `Agu`, by its age) would draw the page again. Making the
 * formatters took a phone longer than everything else that a list of cards needs to come alive.
 */
const WIB_OFFSET_MS = 7 * 3_600_000;
export const DAY_MS = 86_400_000;
const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;

type Moment = Date | string;
const toDate = (moment: Moment): Date => (typeof moment === 'string' ? new Date(moment) : moment);
const two = (number: number): string => String(number).padStart(2, '0');

interface WibTime {
  readonly year: number;
  readonly month: string;
  readonly monthName: string;
  readonly shortMonth: string;
  readonly day: number;
  readonly time: string;
}

function inWib(moment: Moment): WibTime {
  const shifted = new Date(toDate(moment).getTime() + WIB_OFFSET_MS);
  const place = shifted.getUTCMonth();
  const monthName = MONTHS[place];
  if (monthName === undefined) throw new RangeError(`not a moment: ${String(moment)}`);
  return {
    year: shifted.getUTCFullYear(),
    month: two(place + 1),
    monthName,
    shortMonth: monthName.slice(0, 3),
    day: shifted.getUTCDate(),
    time: `${two(shifted.getUTCHours())}.${two(shifted.getUTCMinutes())}`,
  };
}

/** `21 Nov 2026` */
export function formatCardDate(moment: Moment): string {
  const { day, shortMonth, year } = inWib(moment);
  return `${two(day)} ${shortMonth} ${year}`;
}

/** `21 November 2026` */
export function formatArticleDate(moment: Moment): string {
  const { day, monthName, year } = inWib(moment);
  return `${two(day)} ${monthName} ${year}`;
}

/** `21/11/2026` */
export function formatNumericDate(moment: Moment): string {
  const { day, month, year } = inWib(moment);
  return `${two(day)}/${month}/${year}`;
}

/** `November 2026` */
export function formatMonth(moment: Moment): string {
  const { monthName, year } = inWib(moment);
  return `${monthName} ${year}`;
}

/** `20.14` in WIB */
export const formatTime = (moment: Moment): string => inWib(moment).time;

/** `17 Nov, 20.14` in WIB */
export function formatDayTime(moment: Moment): string {
  const { day, shortMonth, time } = inWib(moment);
  return `${day} ${shortMonth}, ${time}`;
}

/** The calendar day that a moment is in, in WIB: `2026-11-21`. */
export function dayOf(moment: Moment): string {
  const { year, month, day } = inWib(moment);
  return `${year}-${month}-${two(day)}`;
}

/** First day of the calendar month that a moment is in, in WIB: `2026-11-01`. */
export const monthOf = (moment: Moment): string => `${dayOf(moment).slice(0, 7)}-01`;

/** The day after the one that a moment is in, in WIB. */
export const dayAfter = (moment: Moment): string => dayOf(new Date(toDate(moment).getTime() + DAY_MS));

/** The month after a month, both named by their first day. */
export function nextMonth(month: string): string {
  const day = new Date(`${month}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1);
  return day.toISOString().slice(0, 10);
}

/**
 * Whether a calendar day of this century is named: `2026-02-31` is none, and what lies further away is a slip of the
 * keyboard that JavaScript and PostgreSQL would not even read alike.
 */
export function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The moment at which a calendar day begins in WIB; the day as `2026-11-21`. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

/** The last `count` days up to the one that a moment is in, oldest first: `2026-11-20`, `2026-11-21`. */
export function lastDays(moment: Moment, count: number): readonly string[] {
  const now = toDate(moment).getTime();
  return Array.from({ length: count }, (_, n) => dayOf(new Date(now - (count - 1 - n) * DAY_MS)));
}

/** The last `count` months up to the one that a moment is in, oldest first, each by its first day. */
export function lastMonths(moment: Moment, count: number): readonly string[] {
  const [year = 0, month = 0] = monthOf(moment).split('-').map(Number);
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(year, month - count + n, 1)).toISOString().slice(0, 10),
  );
}
