import { currentLanguage, type Language } from '../language/language.ts';

/**
 * Dates in WIB (Asia/Jakarta), DECISIONS 44. Without Intl: Jakarta is UTC+7 all year, month names differ between
 * browsers (`Agt`, `Agu`), which breaks hydration, and creating formatters is slow on phones.
 */
const WIB_OFFSET_MS = 7 * 3_600_000;
export const DAY_MS = 86_400_000;
const MONTHS: Readonly<Record<Language, string>> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  en: 'January February March April May June July August September October November December',
};

const WEEKDAYS: Readonly<Record<Language, string>> = {
  id: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
};

type Moment = Date | string;
const toDate = (moment: Moment): Date => (typeof moment === 'string' ? new Date(moment) : moment);
const two = (number: number): string => String(number).padStart(2, '0');

interface WibTime {
  readonly year: number;
  readonly monthName: string;
  readonly shortMonth: string;
  readonly day: number;
  readonly time: string;
}

function inWib(moment: Moment): WibTime {
  const shifted = new Date(toDate(moment).getTime() + WIB_OFFSET_MS);
  const place = shifted.getUTCMonth();
  const language = currentLanguage();
  const monthName = MONTHS[language].split(' ')[place];
  if (monthName === undefined) throw new RangeError(`not a moment: ${String(moment)}`);
  return {
    year: shifted.getUTCFullYear(),
    monthName,
    shortMonth: monthName.slice(0, 3),
    day: shifted.getUTCDate(),
    time: formatClock(shifted.getUTCHours() * 60 + shifted.getUTCMinutes()),
  };
}

/** `21 Nov 2026` */
export function formatCardDate(moment: Moment): string {
  const { day, shortMonth, year } = inWib(moment);
  return `${day} ${shortMonth} ${year}`;
}

/** `1 Nov`, in the notation of a whole date. */
export function formatDayMonth(moment: Moment): string {
  const { day, shortMonth } = inWib(moment);
  return `${day} ${shortMonth}`;
}

export function formatArticleDate(moment: Moment): string {
  const { day, monthName, year } = inWib(moment);
  return `${day} ${monthName} ${year}`;
}

export function formatWeekday(moment: Moment): string {
  const place = new Date(toDate(moment).getTime() + WIB_OFFSET_MS).getUTCDay();
  return WEEKDAYS[currentLanguage()].split(' ')[place] ?? '';
}

export function formatWeekdayDate(moment: Moment): string {
  const { day, monthName } = inWib(moment);
  return `${formatWeekday(moment)}, ${day} ${monthName}`;
}

/** `Sabtu, 21 November 2026` */
export const formatLongDate = (moment: Moment): string =>
  `${formatWeekday(moment)}, ${formatArticleDate(moment)}`;

/** `November 2026` */
export function formatMonth(moment: Moment): string {
  const { monthName, year } = inWib(moment);
  return `${monthName} ${year}`;
}

/** Takes a month (`2026-11`); returns `November`. */
export const monthName = (month: string): string => inWib(`${month}T00:00:00+07:00`).monthName;

/** `20.14` in WIB, in English `20:14` */
export const formatTime = (moment: Moment): string => inWib(moment).time;

/** A minute of the day: `09.30`, in English `09:30`; the end of a day is `24.00`. */
export const formatClock = (minute: number): string =>
  `${two(Math.floor(minute / 60))}${currentLanguage() === 'en' ? ':' : '.'}${two(minute % 60)}`;

/** `7 Nov, 20.14` in WIB */
export function formatDayTime(moment: Moment): string {
  const { day, shortMonth, time } = inWib(moment);
  return `${day} ${shortMonth}, ${time}`;
}

/** Calendar day in WIB: `2026-11-21`. */
export const dayOf = (moment: Moment): string =>
  new Date(toDate(moment).getTime() + WIB_OFFSET_MS).toISOString().slice(0, 10);

/** First day of the month in WIB: `2026-11-01`. */
export const monthOf = (moment: Moment): string => `${dayOf(moment).slice(0, 7)}-01`;

export const dayAfter = (moment: Moment): string => dayOf(daysLater(toDate(moment), 1));

/** Counts from a calendar day (`2026-11-21`); a negative count goes back. */
export const addDays = (day: string, count: number): string => dayOf(daysLater(startOfDay(day), count));

/** The same time of day, as Jakarta has no daylight saving time. */
export const daysLater = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

export function nextMonth(month: string): string {
  const day = new Date(`${month}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1);
  return day.toISOString().slice(0, 10);
}

export function previousMonth(month: string): string {
  const day = new Date(`${month}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 10);
}

/** Refuses `2026-02-31`, and other centuries, which are typos. */
export function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Start of a calendar day (`2026-11-21`) in WIB. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

/** The last `count` days up to the given time, oldest first. */
export function lastDays(moment: Moment, count: number): readonly string[] {
  const now = toDate(moment).getTime();
  return Array.from({ length: count }, (_, n) => dayOf(new Date(now - (count - 1 - n) * DAY_MS)));
}
