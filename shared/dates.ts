/** Dates as people in the shop read them: Indonesian names, WIB (Asia/Jakarta), DECISIONS 44. */
const ZONE = 'Asia/Jakarta';
// Jakarta has no summer time: every day is as long.
const DAY_MS = 86_400_000;

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('id-ID', { timeZone: ZONE, ...options });
}

const cardDate = formatter({ day: '2-digit', month: 'short', year: 'numeric' });
const articleDate = formatter({ day: '2-digit', month: 'long', year: 'numeric' });
const numericDate = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
const monthName = formatter({ month: 'long', year: 'numeric' });
const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayMonth = formatter({ day: 'numeric', month: 'short' });
// Swedish writes dates as ISO does: `2026-11`.
const isoDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const yearMonth = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, year: 'numeric', month: '2-digit' });

type Moment = Date | string;
const toDate = (moment: Moment): Date => (typeof moment === 'string' ? new Date(moment) : moment);

/** `21 Nov 2026` */
export const formatCardDate = (moment: Moment): string => cardDate.format(toDate(moment));
/** `21 November 2026` */
export const formatArticleDate = (moment: Moment): string => articleDate.format(toDate(moment));
/** `21/11/2026` */
export const formatNumericDate = (moment: Moment): string => numericDate.format(toDate(moment));
/** `November 2026` */
export const formatMonth = (moment: Moment): string => monthName.format(toDate(moment));
/** `20.14` in WIB */
export const formatTime = (moment: Moment): string => clock.format(toDate(moment)).replace(':', '.');
/** `17 Nov, 20.14` in WIB */
export const formatDayTime = (moment: Moment): string =>
  `${dayMonth.format(toDate(moment))}, ${formatTime(moment)}`;

/** First day of the calendar month that a moment is in, in WIB: `2026-11-01`. */
export const monthOf = (moment: Moment): string => `${yearMonth.format(toDate(moment))}-01`;

/** The calendar day that a moment is in, in WIB: `2026-11-21`. */
export const dayOf = (moment: Moment): string => isoDay.format(toDate(moment));

/** The day after the one that a moment is in, in WIB. */
export const dayAfter = (moment: Moment): string => dayOf(new Date(toDate(moment).getTime() + DAY_MS));

/** The month after a month, both named by their first day. */
export function nextMonth(month: string): string {
  const day = new Date(`${month}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1);
  return day.toISOString().slice(0, 10);
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
