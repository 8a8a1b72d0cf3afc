import type { BookingDays, DeskBooking } from '#contract/bookings/admin.ts';
import { bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { ListWindow } from '#server/platform/lists/list-window.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { DAY_MS, dayOf, formatTime, startOfDay } from '#shared/time/dates.ts';
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
} from './admin-bookings.queries.ts';

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

const header = () => [
  copy.csv.id,
  headings.date,
  headings.time,
  copy.csv.minutes,
  headings.customer,
  copy.csv.session,
  copy.csv.kind,
  headings.status,
];

export function exportBookings(reader: Reader, filter: DeskFilter): CsvFile {
  return {
    file_name: `bookings-${dayOf(new Date())}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(header(), rowsOf(reader, filter)),
  };
}

const BATCH = 1000;

async function* rowsOf(reader: Reader, filter: DeskFilter): AsyncGenerator<CsvRow, void> {
  for (let offset = 0; ; offset += BATCH) {
    const page = await selectPage(reader, filter, { sort: '-starts_at', limit: BATCH, offset });
    for (const booking of page) yield cellsOf(booking);
    if (page.length < BATCH) return;
  }
}

function cellsOf(booking: DeskBooking): CsvRow {
  const { id, kind, state, starts_at, ends_at, full_name, product_title, session_number, session_count } =
    booking;
  const minutes = starts_at === null || ends_at === null ? null : Date.parse(ends_at) - Date.parse(starts_at);
  return [
    id,
    starts_at === null ? '' : dayOf(starts_at),
    starts_at === null ? '' : formatTime(starts_at),
    minutes === null ? '' : minutes / 60_000,
    full_name ?? '',
    `${product_title ?? copy.kinds[kind]}${session_count > 1 ? ` ${session_number}/${session_count}` : ''}`,
    copy.kinds[kind],
    copy.states[state],
  ];
}
