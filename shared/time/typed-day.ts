import { formatCardDate, formatTime, isCalendarDay, startOfDay } from './dates.ts';

const MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'mei may',
  'jun',
  'jul',
  'agu agt aug',
  'sep',
  'okt oct',
  'nov',
  'des dec',
];
const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const WRITTEN = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,})[\s./-]+(\d{4}|\d\d)$/i;
const TIME = /[\s,T]+(\d{1,2})[.:](\d\d)(?:\s*WIB)?$/i;

/** `20 Nov 2026`, `20/11/2026` or `2026-11-20` as `2026-11-20`; null if invalid. */
export function parseTypedDay(text: string): string | null {
  const typed = text.trim();
  if (ISO.test(typed)) return isCalendarDay(typed) ? typed : null;
  const [, day = '', month = '', year = ''] = WRITTEN.exec(typed) ?? [];
  if (day === '') return null;
  const iso = `${year.padStart(4, '20')}-${monthNumber(month)}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : null;
}

/** `20 Nov 2026, 09.00` as `2026-11-20T09:00` in WIB; without a time, the start of the day. */
export function parseTypedMoment(text: string): string | null {
  const typed = text.trim();
  const [found = '', hours = '0', minutes = '00'] = TIME.exec(typed) ?? [];
  const day = parseTypedDay(typed.slice(0, typed.length - found.length));
  if (day === null || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${day}T${hours.padStart(2, '0')}:${minutes}`;
}

/** Returns invalid input as typed. */
export function formatTypedDay(value: string): string {
  const [day = '', time] = value.split('T');
  if (!isCalendarDay(day)) return value;
  const moment = startOfDay(day);
  if (time === undefined) return formatCardDate(moment);
  return `${formatCardDate(moment)}, ${formatTime(new Date(`${day}T${time}:00+07:00`))}`;
}

function monthNumber(typed: string): string {
  if (/^\d+$/.test(typed)) return typed.padStart(2, '0');
  const name = typed.slice(0, 3).toLowerCase();
  return String(MONTHS.findIndex((names) => names.split(' ').includes(name)) + 1).padStart(2, '0');
}
