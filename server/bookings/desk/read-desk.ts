import type { BookingDays } from '#contract/bookings/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { ListWindow } from '#server/platform/lists/list-window.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import {
  countPage,
  type DeskFilter,
  selectBlocked,
  selectBusy,
  selectDays,
  selectDaysOff,
  selectPage,
  selectUnreminded,
  selectWithoutOutcome,
} from './desk.queries.ts';

export async function readBookingDays(
  reader: Reader,
  { first, days }: { readonly first: string; readonly days: number },
): Promise<BookingDays> {
  const from = startOfDay(first);
  const until = new Date(from.getTime() + days * DAY_MS);
  const last = dayOf(new Date(until.getTime() - 1));
  const [bookings, blocked, busy, days_off, no_outcome, to_remind] = await Promise.all([
    selectDays(reader, { from, until }),
    selectBlocked(reader, { from, until }),
    selectBusy(reader, { from, until }),
    selectDaysOff(reader, first, last),
    selectWithoutOutcome(reader),
    selectUnreminded(reader),
  ]);
  return { bookings, blocked, busy, days_off, no_outcome, to_remind };
}

export async function listDeskBookings(
  reader: Reader,
  filter: DeskFilter,
  window: ListWindow<'starts_at' | '-starts_at'>,
) {
  const [bookings, total] = await Promise.all([
    selectPage(reader, filter, window),
    countPage(reader, filter),
  ]);
  return { bookings, total };
}
