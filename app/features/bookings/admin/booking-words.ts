import type { DeskBooking } from '#contract/bookings/admin.ts';
import { bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { formatTime } from '#shared/time/dates.ts';

export const attendeeName = ({ company, full_name }: DeskBooking): string =>
  company ?? full_name ?? copy.visitor;

/** For instance `Konsultasi, sesi 2 dari 5`. */
export function sessionDescription({
  kind,
  product_title,
  session_number,
  session_count,
}: DeskBooking): string {
  const what = product_title ?? copy.kinds[kind];
  return session_count > 1 ? `${what}, ${copy.session(session_number, session_count)}` : what;
}

export function lengthOf(from: number, until: number): string {
  const minutes = Math.round((until - from) / 60_000);
  return copy.hours(Math.floor(minutes / 60), minutes % 60);
}

export const hoursText = (from: Date, until: Date): string => `${formatTime(from)}–${formatTime(until)}`;
